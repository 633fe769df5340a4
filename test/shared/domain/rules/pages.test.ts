import { addressOfPage, type PagedList, pageWindow } from '../../../../shared/domain/rules/pages'
import fc from '../../../support/fast-check'

const asked = (list: Partial<PagedList>) => pageWindow({ total: 0, page: 1, perPage: 25, chunk: 10, ...list })

test.each([
  [0, 0],
  [1, 1],
  [25, 1],
  [26, 2],
  [250, 10],
  [251, 11],
])('PG-01 A list of %i has %i pages of 25', (total, pages) => {
  expect(asked({ total }).pages).toBe(pages)
})

test('PG-02 The pages around the current one come in fixed groups of ten', () => {
  const chunk = (page: number) => {
    const { numbers, before, after } = asked({ total: 573, page })
    return [numbers.at(0), numbers.at(-1), before?.count, after?.count]
  }
  expect([1, 10].map(chunk)).toEqual([
    [1, 10, undefined, 10],
    [1, 10, undefined, 10],
  ])
  expect([11, 20].map(chunk)).toEqual([
    [11, 20, 10, 3],
    [11, 20, 10, 3],
  ])
  expect([21, 23].map(chunk)).toEqual([
    [21, 23, 10, undefined],
    [21, 23, 10, undefined],
  ])
})

test('PG-01 The shown items are counted to the end of a short last page', () => {
  expect(asked({ total: 112, page: 2 }).shown).toEqual({ first: 26, last: 50 })
  expect(asked({ total: 112, page: 5 })).toMatchObject({
    shown: { first: 101, last: 112 },
    next: null,
    previous: 4,
  })
})

test('A-84 A page beyond the list shows nothing and links back to the last page', () => {
  expect(asked({ total: 60, page: 9 })).toMatchObject({
    current: null,
    shown: null,
    previous: 3,
    next: null,
    numbers: [1, 2, 3],
  })
})

const lists = fc.record({
  total: fc.nat(20_000),
  page: fc.nat(1000),
  perPage: fc.nat(60),
  chunk: fc.nat(25),
})

test('PG-01 PG-02 For any total the groups have every page once, and the pages every item once', () => {
  fc.assert(
    fc.property(lists, list => {
      const { pages, current, numbers, shown, previous, next, before, after } = pageWindow(list)
      const [size, width] = [Math.max(1, list.perPage), Math.max(1, list.chunk)]
      expect(pages).toBe(Math.ceil(list.total / size))
      expect(numbers.length).toBeLessThanOrEqual(width)
      const [first = 1, last = 0] = [numbers[0], numbers.at(-1)]
      expect(numbers).toEqual(Array.from({ length: last - first + 1 }, (_, at) => first + at))
      expect((first - 1) % width).toBe(0)
      expect(before).toEqual(first > 1 ? { first: first - width, count: width } : null)
      expect(after).toEqual(last < pages ? { first: last + 1, count: Math.min(width, pages - last) } : null)
      if (current === null) {
        expect([shown, next]).toEqual([null, null])
        expect(previous).toBe(pages || null)
        return
      }
      expect(numbers).toContain(current)
      expect([previous, next]).toEqual([
        current > 1 ? current - 1 : null,
        current < pages ? current + 1 : null,
      ])
      const count = shown ? shown.last - shown.first + 1 : 0
      expect(count).toBe(current < pages ? size : list.total - (pages - 1) * size)
      expect(shown?.first).toBe((current - 1) * size + 1)
    }),
  )
})

test.each([
  ['/account/transactions', '/account/transactions?page=3'],
  ['/t?q=milk+%26+tea&from=01%2F05%2F2026', '/t?q=milk+%26+tea&from=01%2F05%2F2026&page=3'],
  ['/t?page=7&q=x#results', '/t?page=3&q=x#results'],
  ['/t/{page}?sort=a#{page}', '/t/3?sort=a#3'],
  ['?q=%3Cb%3E', '?q=%3Cb%3E&page=3'],
])('A-84 The address of page 3 of %s keeps the query', (pattern, address) => {
  expect(addressOfPage(pattern, 3)).toBe(address)
})
