import { openLineQueue } from './line-queue'

type Call = { what: string; accept: () => void; fail: (error?: Error) => void }

/** A queue whose calls end when the test says so. */
const setUp = ({ quietMs = 0 } = {}) => {
  const server = new Map([
    ['milk', 1],
    ['eggs', 2],
  ])
  const calls: Call[] = []
  const late: string[] = []
  const call = <Answer>(what: string, answer: () => Answer) =>
    new Promise<Answer>((resolve, reject) => {
      calls.push({
        what,
        accept: () => resolve(answer()),
        fail: (error = new Error('network')) => reject(error),
      })
    })
  const queue = openLineQueue({
    initial: server,
    send: (line, quantity) => call(`${line} ${quantity}`, () => {}),
    read: () => call('read', () => new Map(server)),
    onLate: (line, quantity, position) => late.push(`${line} ${quantity} at ${position}`),
    quietMs,
  })
  return {
    queue,
    server,
    calls,
    late,
    asked: () => calls.map(({ what }) => what),
    perform: (name: string, position?: number) => queue.perform(() => call(name, () => name), position),
  }
}
const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await null
}
const endAll = async (calls: Call[]) => {
  for (let index = 0; index < calls.length; index += 1) {
    calls[index]?.accept()
    await settle()
  }
}

afterEach(() => jest.useRealTimers())

test('A task runs alone, after earlier requests and before later ones', async () => {
  const { queue, asked, calls, perform } = setUp()
  queue.set('milk', 3)
  queue.set('eggs', 4)
  void perform('code')
  queue.set('milk', 5)
  await endAll(calls)
  expect(asked()).toEqual(['milk 3', 'eggs 4', 'code', 'milk 5'])
})

test('A task returns the result of its work, and a failure does not stop the next', async () => {
  const { queue, calls, asked, perform } = setUp()
  const first = perform('add')
  const second = perform('code')
  expect(queue.isSaving()).toBe(true)
  calls[0]?.fail(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await settle()
  calls[1]?.accept()
  await expect(second).resolves.toBe('code')
  await settle()
  expect(queue.isSaving()).toBe(false)
  expect(asked()).toEqual(['add', 'code'])
})

test('A task can send the changes that wait before it', async () => {
  const { calls, asked, perform } = setUp()
  void perform('one')
  void perform('two')
  void perform('three', 0)
  await settle()
  calls[0]?.accept()
  await settle()
  expect(asked()).toEqual(['one', 'three'])
})

test('A call in flight counts as the last change while no task waits behind it', async () => {
  const { queue, asked, calls, perform } = setUp()
  queue.set('milk', 3)
  void perform('add')
  queue.set('milk', 4)
  queue.set('milk', 3)
  await endAll(calls)
  expect(asked()).toEqual(['milk 3', 'add', 'milk 3'])
})

test('Changes wait for a quiet moment and are merged, and a read does not wait for them', async () => {
  jest.useFakeTimers()
  const { queue, asked, calls } = setUp({ quietMs: 350 })
  queue.set('milk', 2)
  jest.advanceTimersByTime(300)
  queue.set('milk', 3)
  jest.advanceTimersByTime(349)
  queue.refresh()
  await settle()
  expect(asked()).toEqual(['read'])
  calls[0]?.accept()
  await settle()
  expect(queue.isIdle()).toBe(false)
  expect(queue.quantityOf('milk')).toBe(3)
  jest.advanceTimersByTime(1)
  await settle()
  expect(asked()).toEqual(['read', 'milk 3'])
})

test('A flush and a task send pending changes at once', async () => {
  jest.useFakeTimers()
  const { queue, asked, calls, perform } = setUp({ quietMs: 350 })
  queue.set('milk', 2)
  queue.flush()
  await settle()
  expect(asked()).toEqual(['milk 2'])
  queue.set('eggs', 1)
  void perform('code')
  calls[0]?.accept()
  await settle()
  expect(asked()).toEqual(['milk 2', 'eggs 1'])
})

test('A change for a line that a quantity of 0 has removed is handed over, not sent', async () => {
  const { queue, late, calls, asked } = setUp()
  queue.set('milk', 0)
  queue.set('milk', 4)
  await endAll(calls)
  expect(asked()).toEqual(['milk 0'])
  expect(late).toEqual(['milk 4 at 0'])
})

test('The replacement of such a change runs after earlier tasks and before later tasks', async () => {
  const { queue, late, calls, asked, perform } = setUp()
  queue.set('milk', 0)
  void perform('add milk')
  queue.set('milk', 4)
  void perform('code')
  calls[0]?.accept()
  await settle()
  expect(late).toEqual(['milk 4 at 1'])
  expect([queue.hasTaskBefore(0), queue.hasTaskBefore(1)]).toEqual([false, true])
  void perform('milk is 4', 1)
  await endAll(calls)
  expect(asked()).toEqual(['milk 0', 'add milk', 'milk is 4', 'code'])
})

test('The change is also handed over when the answer to the 0 was lost and a read shows its success', async () => {
  const { queue, server, late, calls, asked } = setUp()
  queue.set('milk', 0)
  queue.set('milk', 4)
  server.delete('milk')
  calls[0]?.fail()
  await settle()
  calls[1]?.accept()
  await settle()
  expect(asked()).toEqual(['milk 0', 'read'])
  expect(late).toEqual(['milk 4 at 0'])
})

test('An unknown value counts as known only after a read', async () => {
  const { queue, calls, asked } = setUp()
  queue.set('milk', 3)
  calls[0]?.fail()
  await settle()
  calls[1]?.fail()
  await settle()
  queue.set('milk', 1)
  await settle()
  expect(asked()).toEqual(['milk 3', 'read', 'milk 1'])
})

test('A quantity that a task has left is known', async () => {
  const { queue, asked } = setUp()
  queue.noteSaved('milk', 7)
  expect(queue.quantityOf('milk')).toBe(7)
  queue.set('milk', 7)
  await settle()
  expect(asked()).toEqual([])
})
