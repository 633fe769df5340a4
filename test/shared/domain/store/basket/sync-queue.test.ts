import { openLineQueue } from './line-queue'

type Sent = { line: string; quantity: number; accept: () => void; fail: (error: Error) => void }

const setUp = (lines: Record<string, number> = { milk: 1, eggs: 2 }) => {
  const server = new Map(Object.entries(lines))
  const sent: Sent[] = []
  const reads: { answer: () => void; fail: () => void }[] = []
  const results: unknown[][] = []
  const onChange = jest.fn()
  const queue = openLineQueue({
    initial: server,
    send: (line, quantity) =>
      new Promise((accept, fail) => {
        sent.push({ line, quantity, accept, fail })
      }),
    read: () =>
      new Promise((answer, fail) => {
        reads.push({ answer: () => answer(new Map(server)), fail: () => fail(new Error('offline')) })
      }),
    onChange,
    onResult: (...result) => results.push(result),
  })
  const changes = () => sent.map(({ line, quantity }) => `${line} ${quantity}`)
  return { server, sent, reads, results, onChange, queue, changes }
}
const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await null
}
const refused = new Error('refused')
const networkError = new Error('network')

test('A quantity is shown at once and sent', () => {
  const { queue, changes, onChange } = setUp()
  queue.set('milk', 3)
  expect(queue.quantityOf('milk')).toBe(3)
  expect(queue.quantityOf('eggs')).toBe(2)
  expect(queue.isPending('milk')).toBe(true)
  expect(onChange).toHaveBeenCalled()
  expect(changes()).toEqual(['milk 3'])
})

test('Twenty quick clicks send the first and the last of them, one after the other', async () => {
  const { queue, sent, changes, results } = setUp()
  for (let quantity = 2; quantity <= 21; quantity += 1) queue.set('milk', quantity)
  await settle()
  expect(queue.quantityOf('milk')).toBe(21)
  expect(changes()).toEqual(['milk 2'])
  sent[0]?.accept()
  await settle()
  expect(changes()).toEqual(['milk 2', 'milk 21'])
  sent[1]?.accept()
  await queue.idle()
  expect(results).toEqual([['milk', 'applied', 21]])
  expect(queue.isPending('milk')).toBe(false)
})

test.each([0, 1, 2, 3, 4, 5, 6])('A click %i turns after the last answer is sent too', async turns => {
  const { queue, sent, changes } = setUp()
  queue.set('milk', 3)
  sent[0]?.accept()
  for (let turn = 0; turn < turns; turn += 1) await null
  queue.set('milk', 4)
  await settle()
  expect(changes()).toEqual(['milk 3', 'milk 4'])
})

test('Changes of different lines wait for each other', async () => {
  const { queue, sent, changes } = setUp()
  queue.set('milk', 3)
  queue.set('eggs', 4)
  await settle()
  expect(changes()).toEqual(['milk 3'])
  sent[0]?.accept()
  await settle()
  expect(changes()).toEqual(['milk 3', 'eggs 4'])
})

test('Going back to the quantity in flight sends nothing more', async () => {
  const { queue, sent, changes, results } = setUp()
  queue.set('milk', 3)
  queue.set('milk', 4)
  queue.set('milk', 3)
  sent[0]?.accept()
  await queue.idle()
  expect(changes()).toEqual(['milk 3'])
  expect(results).toEqual([['milk', 'applied', 3]])
})

test('An unchanged quantity is not sent', async () => {
  const { queue, changes } = setUp()
  queue.set('milk', 1)
  await queue.idle()
  expect(changes()).toEqual([])
})

test("A refused quantity goes back to the server's, which is read anew", async () => {
  const { queue, server, sent, reads, results } = setUp()
  queue.set('milk', 99)
  server.set('milk', 5)
  sent[0]?.fail(refused)
  await settle()
  expect(reads).toHaveLength(1)
  reads[0]?.answer()
  await queue.idle()
  expect(queue.quantityOf('milk')).toBe(5)
  expect(results).toEqual([['milk', 'refused', 99]])
})

test('A newer change survives the failure of an older one and is sent after the read', async () => {
  const { queue, sent, reads, changes, results } = setUp()
  queue.set('milk', 3)
  queue.set('milk', 4)
  sent[0]?.fail(networkError)
  await settle()
  expect(queue.quantityOf('milk')).toBe(4)
  expect(changes()).toEqual(['milk 3'])
  reads[0]?.answer()
  await settle()
  expect(changes()).toEqual(['milk 3', 'milk 4'])
  sent[1]?.accept()
  await queue.idle()
  expect(results).toEqual([['milk', 'applied', 4]])
})

test('A change to the quantity that has just failed is sent again', async () => {
  const { queue, sent, reads, changes } = setUp()
  queue.set('milk', 3)
  sent[0]?.fail(networkError)
  await settle()
  queue.set('milk', 3)
  reads[0]?.answer()
  await settle()
  expect(changes()).toEqual(['milk 3', 'milk 3'])
})

test('A lost change counts as applied when a read shows it, and as unknown when nothing can be read', async () => {
  const { queue, server, sent, reads, results } = setUp()
  queue.set('milk', 3)
  server.set('milk', 3)
  sent[0]?.fail(networkError)
  await settle()
  reads[0]?.answer()
  await queue.idle()
  queue.set('eggs', 7)
  sent[1]?.fail(networkError)
  await settle()
  reads[1]?.fail()
  await queue.idle()
  expect(results).toEqual([
    ['milk', 'applied', 3],
    ['eggs', 'unknown', 7],
  ])
  expect(queue.quantityOf('eggs')).toBe(2)
})

test('A value read after a lost answer is known again, and requesting it sends nothing', async () => {
  const { queue, server, sent, reads, changes } = setUp()
  queue.set('milk', 3)
  server.set('milk', 3)
  sent[0]?.fail(networkError)
  await settle()
  reads[0]?.answer()
  await queue.idle()
  queue.set('milk', 3)
  await settle()
  expect(changes()).toEqual(['milk 3'])
})

test('A removal whose answer was lost counts as applied when the line is gone', async () => {
  const { queue, server, sent, reads, results } = setUp()
  queue.set('milk', 0)
  server.delete('milk')
  sent[0]?.fail(networkError)
  await settle()
  reads[0]?.answer()
  await queue.idle()
  expect(results).toEqual([['milk', 'applied', 0]])
})

test('Changes for a missing line are dropped and reported once, and the others are sent', async () => {
  const { queue, server, sent, reads, changes, results } = setUp()
  queue.set('milk', 3)
  queue.set('milk', 4)
  queue.set('eggs', 6)
  server.delete('milk')
  sent[0]?.fail(refused)
  await settle()
  reads[0]?.answer()
  await settle()
  expect(changes()).toEqual(['milk 3', 'eggs 6'])
  expect(results).toEqual([['milk', 'refused', 4]])
  expect(queue.quantityOf('milk')).toBeUndefined()
  expect(queue.isPending('milk')).toBe(false)
})

test('A line that is new to the server can be added', async () => {
  const { queue, sent, reads, changes } = setUp()
  queue.set('milk', 3)
  queue.set('bread', 1)
  sent[0]?.fail(refused)
  await settle()
  reads[0]?.answer()
  await settle()
  expect(changes()).toEqual(['milk 3', 'bread 1'])
})

test('A refresh waits for all pending changes and then runs once', async () => {
  const { queue, server, sent, reads, changes } = setUp()
  queue.set('milk', 3)
  queue.refresh()
  queue.refresh()
  queue.set('eggs', 5)
  await settle()
  server.set('milk', 3).set('eggs', 5).set('cream', 1)
  sent[0]?.accept()
  await settle()
  expect(changes()).toEqual(['milk 3', 'eggs 5'])
  expect(reads).toHaveLength(0)
  sent[1]?.accept()
  await settle()
  expect(reads).toHaveLength(1)
  queue.set('milk', 4)
  await settle()
  expect(sent).toHaveLength(2)
  reads[0]?.answer()
  await settle()
  expect(queue.quantityOf('cream')).toBe(1)
  expect(changes().at(-1)).toBe('milk 4')
})

test('An empty queue is idle at once', async () => {
  await expect(setUp().queue.idle()).resolves.toBeUndefined()
})
