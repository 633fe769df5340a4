import { slideWidth } from '../../../widgets/slider/page-slides'

/** The width that a browser computes in a row of that width. */
const widthIn = (row: number, wide = 3, narrow = 1): number => {
  const sum = slideWidth(wide, narrow)
    .replaceAll('100%', String(row))
    .replaceAll('px', '')
    .replaceAll(/\b(min|max)\(/g, 'Math.$1(')
  return new Function(`return ${sum}`)()
}
const shownIn = (row: number, wide?: number, narrow?: number) =>
  Math.round((row + 30) / (widthIn(row, wide, narrow) + 30))

test.each([
  [1280, 3],
  [720, 3],
  [719, 2],
  [460, 2],
  [459, 1],
  [288, 1],
])('SL-02 A-94 A row of %i px shows %i slides', (row, count) => {
  expect(shownIn(row)).toBe(count)
  expect(widthIn(row)).toBeCloseTo((row - 30 * (count - 1)) / count)
})

test('SL-02 An editor can set other numbers for wide pages and for phones', () => {
  expect([1280, 600, 320].map(row => shownIn(row, 4, 2))).toEqual([4, 3, 2])
  expect([1280, 320].map(row => shownIn(row, 1, 3))).toEqual([1, 1])
  expect(shownIn(1280, 0, 0)).toBe(1)
})
