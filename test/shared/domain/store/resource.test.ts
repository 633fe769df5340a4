import { createResource, type Resource } from '../../../../shared/domain/store/resource'

type Read = { signal: AbortSignal; answer: (value: string) => void; fail: (error: unknown) => void }

const setUp = () => {
  const reads: Read[] = []
  const resource = createResource<string>({
    read: signal => new Promise((answer, fail) => reads.push({ signal, answer, fail })),
  })
  const join = () => resource.subscribe(() => {})
  return { reads, resource, join, state: resource.getState }
}
const settle = () => jest.advanceTimersByTimeAsync(0)
/** Several events about one change are combined. */
const gathered = () => jest.advanceTimersByTimeAsync(20)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('Two hundred widgets that need the same data share one read', async () => {
  const { reads, join, state } = setUp()
  for (let n = 0; n < 100; n += 1) join()
  await settle()
  for (let n = 0; n < 100; n += 1) join()
  await settle()
  reads[0]?.answer('basket')
  await settle()
  join()
  await settle()
  expect(reads).toHaveLength(1)
  expect(state()).toMatchObject({ status: 'ready', value: 'basket', error: null })
})

test('Nothing is read before somebody subscribes', async () => {
  const { reads, state, resource } = setUp()
  resource.invalidate()
  await settle()
  expect(reads).toHaveLength(0)
  expect(state().status).toBe('idle')
})

test('The answer to an older read never replaces a newer one', async () => {
  const { reads, join, state } = setUp()
  join()
  await settle()
  void state().refresh()
  await settle()
  expect(reads[0]?.signal.aborted).toBe(true)
  reads[1]?.answer('new')
  await settle()
  reads[0]?.answer('old')
  await settle()
  expect(state().value).toBe('new')
})

test.each([
  ['no change came in between', () => {}, 'read beside'],
  ['a change came in between', (resource: Resource<string>) => resource.invalidate(), 'mine'],
] as const)('L-61 What another part reads is shown if %s', async (_, meanwhile, shown) => {
  const { join, state, resource } = setUp()
  join()
  await settle()
  resource.replace('mine')
  const take = resource.hear()
  meanwhile(resource)
  take('read beside')
  expect(state().value).toBe(shown)
})

test('The failure of an older read does not affect a newer one', async () => {
  const { reads, join, state } = setUp()
  join()
  await settle()
  void state().refresh()
  await settle()
  reads[0]?.fail(new Error('aborted'))
  await settle()
  expect(state().status).toBe('loading')
  reads[1]?.answer('new')
  await settle()
  expect(state()).toMatchObject({ status: 'ready', value: 'new' })
})

test('When a read fails the last value stays beside the error, and a retry helps', async () => {
  const { reads, join, state } = setUp()
  join()
  await settle()
  reads[0]?.answer('one')
  await settle()
  const retried = state().refresh()
  await settle()
  const error = new Error('offline')
  reads[1]?.fail(error)
  await retried
  expect(state()).toMatchObject({ status: 'failed', value: 'one', error })
  void state().refresh()
  await settle()
  reads[2]?.answer('two')
  await settle()
  expect(state()).toMatchObject({ status: 'ready', value: 'two', error: null })
})

test('A read that throws before it starts is a failed read', async () => {
  const resource = createResource<string>({
    read: () => {
      throw new Error('no such route')
    },
  })
  await resource.getState().refresh()
  expect(resource.getState().status).toBe('failed')
})

test('The last subscriber to leave ends the read, and the next one starts another', async () => {
  const { reads, join, state } = setUp()
  const [leave, leaveToo] = [join(), join()]
  await settle()
  leave()
  leave()
  await settle()
  expect(reads[0]?.signal.aborted).toBe(false)
  leaveToo()
  await settle()
  expect(reads[0]?.signal.aborted).toBe(true)
  expect(state().status).toBe('idle')
  join()
  await settle()
  expect(reads).toHaveLength(2)
})

test.each([0, 1, 2, 3, 4])(
  'A refresh requested %i turns after an answer waits for its own answer',
  async turns => {
    const { reads, join, state } = setUp()
    join()
    await settle()
    reads[0]?.answer('old')
    for (let turn = 0; turn < turns; turn += 1) await null
    let refreshed: string | null = null
    void state()
      .refresh()
      .then(() => {
        refreshed = state().value
      })
    await settle()
    expect(refreshed).toBeNull()
    reads[1]?.answer('new')
    await settle()
    expect(refreshed).toBe('new')
  },
)

test('A widget that remounts within one task does not end the read', async () => {
  const { reads, join } = setUp()
  const leave = join()
  await settle()
  leave()
  join()
  await settle()
  expect(reads).toHaveLength(1)
  expect(reads[0]?.signal.aborted).toBe(false)
})

test('A widget that leaves before the read has begun causes no read', async () => {
  const { reads, join, state } = setUp()
  join()()
  await settle()
  expect(reads).toHaveLength(0)
  expect(state().status).toBe('idle')
})

test('A refresh that somebody waits for goes on when the last widget leaves', async () => {
  const { reads, join, state } = setUp()
  const leave = join()
  await settle()
  const done = state().refresh()
  await settle()
  leave()
  await settle()
  expect(reads[1]?.signal.aborted).toBe(false)
  reads[1]?.answer('new')
  await done
  expect(state().value).toBe('new')
})

test('A thousand events at once cost one read, and later ones a read each quarter of a second', async () => {
  const { reads, join, resource } = setUp()
  join()
  await settle()
  for (let n = 0; n < 1000; n += 1) resource.invalidate()
  await gathered()
  expect(reads).toHaveLength(2)
  for (let n = 0; n < 20; n += 1) {
    resource.invalidate()
    await jest.advanceTimersByTimeAsync(5)
  }
  expect(reads).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(250)
  expect(reads).toHaveLength(3)
  await jest.advanceTimersByTimeAsync(5000)
  expect(reads).toHaveLength(3)
})

test('A change without subscribers is read for the next subscriber', async () => {
  const { reads, join, resource } = setUp()
  const leave = join()
  await settle()
  reads[0]?.answer('old')
  await settle()
  leave()
  resource.invalidate()
  join()
  await gathered()
  expect(reads).toHaveLength(2)
})

test('A request during an announcement waits for its end, and a request that is dropped gets no answer', async () => {
  const { reads, join, resource, state } = setUp()
  resource.invalidate()
  const leave = join()
  expect(state().status).toBe('loading')
  leave()
  await gathered()
  expect([reads.length, state().status]).toEqual([0, 'idle'])
  resource.invalidate()
  join()
  resource.invalidate({ hasChanged: true })
  await gathered()
  expect(reads).toHaveLength(1)
})
