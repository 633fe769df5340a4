import { Rejected } from '../../../../shared/domain/api/client/errors'
import { sendChange } from '../../../../shared/domain/store/outcome'

const refusedWith = (status: number) => () =>
  Promise.reject(new Rejected('PUT /api/bol-order/edit/7', status, {}, ['No.']))

test('A-110 a change that somebody was first with, as the same call arriving twice, is done if the shop has it', async () => {
  const isDone = jest.fn(async () => true)
  expect(await sendChange({ send: refusedWith(409), isDone })).toEqual({ kind: 'done', answer: null })
  expect(await sendChange({ send: refusedWith(422), isDone })).toMatchObject({ kind: 'refused' })
  expect(isDone).toHaveBeenCalledTimes(1)
})

test.each([
  ['the shop does not have it', async () => false],
  ['nobody can tell', () => Promise.reject(new TypeError('offline'))],
  ['nothing is said of it', null],
])('A-110 a change that somebody was first with is refused where %s', async (_, isDone) => {
  const outcome = await sendChange({ send: refusedWith(409), isDone })
  expect(outcome).toMatchObject({ kind: 'refused', failure: { messages: ['No.'] } })
})
