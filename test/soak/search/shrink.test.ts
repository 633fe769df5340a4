import { shrink } from './shrink'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const holds = (...needed: number[]) => {
  const asked: (readonly number[])[] = []
  const fails = async (some: readonly number[]) => {
    asked.push(some)
    return needed.every(each => some.includes(each))
  }
  return { asked, fails }
}

test.each([[[0]], [[29]], [[3, 17]], [[5, 6, 28]], [[0, 14, 15, 29]]])(
  'Of thirty steps, of which %p are needed, only those are left in their order',
  async needed => {
    expect(await shrink(numbers(30), holds(...needed).fails, 500)).toEqual(needed)
  },
)

test('A list that fails without any step becomes empty', async () => {
  expect(await shrink(numbers(8), holds().fails)).toEqual([])
})

test('Steps that all matter are all kept', async () => {
  expect(await shrink(numbers(4), holds(0, 1, 2, 3).fails)).toEqual([0, 1, 2, 3])
})

test('A step that becomes unnecessary after a later step is removed is removed too', async () => {
  // The second step can be left out only without the third.
  const fails = async (some: readonly number[]) => some.includes(0) && (some.includes(1) || !some.includes(2))
  expect(await shrink([0, 1, 2], fails)).toEqual([0])
})

test('Shrinking stops after that many tries and returns a list that still fails', async () => {
  const { asked, fails } = holds(3, 17)
  const left = await shrink(numbers(30), fails, 5)
  expect(asked.length).toBeLessThanOrEqual(5)
  expect(await fails(left)).toBe(true)
  expect(left.length).toBeLessThan(30)
})
