import { Rejected, RequestFailed } from '../../../../shared/domain/api/client/errors'
import { sendChange } from '../../../../shared/domain/store/outcome'

const refusedWith = (status: number) => () =>
  Promise.reject(new Rejected('PUT /api/bol-order/edit/7', status, {}, ['No.']))

test('A-110 A change refused because an identical call came first is done if the shop has it', async () => {
  const isDone = jest.fn(async () => true)
  expect(await sendChange({ send: refusedWith(409), isDone })).toEqual({ kind: 'done', answer: null })
  expect(await sendChange({ send: refusedWith(422), isDone })).toMatchObject({ kind: 'refused' })
  expect(isDone).toHaveBeenCalledTimes(1)
})

test.each([
  ['the shop does not have it', async () => false],
  ['the outcome is unknown', () => Promise.reject(new TypeError('offline'))],
  ['the check returns nothing', null],
])('A-110 A change refused because another change came first stays refused when %s', async (_, isDone) => {
  const outcome = await sendChange({ send: refusedWith(409), isDone })
  expect(outcome).toMatchObject({ kind: 'refused', failure: { messages: ['No.'] } })
})

test.each([
  ['has it', async () => true, { kind: 'done', answer: null }],
  ['does not have it', async () => false, { kind: 'not-saved' }],
  ['cannot be reached', () => Promise.reject(new RequestFailed('GET', 'unknown', null)), { kind: 'unknown' }],
  ['returns nothing about it', null, { kind: 'unknown' }],
])(
  'A-110 A change whose answer was lost is never called refused: the shop %s',
  async (_, isDone, outcome) => {
    const send = () => Promise.reject(new RequestFailed('PUT /api/bol-order/edit/7', 'unknown', 504))
    expect(await sendChange({ send, isDone })).toEqual(outcome)
  },
)

test('A change that was never sent is refused, and nothing is looked up', async () => {
  const isDone = jest.fn(async () => true)
  const send = () => Promise.reject(new RequestFailed('PUT /api/bol-order/edit/7', 'not-sent', null))
  expect(await sendChange({ send, isDone })).toMatchObject({ kind: 'refused' })
  expect(isDone).not.toHaveBeenCalled()
})
