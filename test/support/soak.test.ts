type Soak = typeof import('./soak')

/** The choices of `npm test`, or those of the soak. */
function choicesOf(runs?: string): Soak {
  const before = process.env.RUNS
  try {
    if (runs === undefined) delete process.env.RUNS
    else process.env.RUNS = runs
    jest.resetModules()
    return jest.requireActual<Soak>('./soak')
  } finally {
    if (before === undefined) delete process.env.RUNS
    else process.env.RUNS = before
  }
}

const { pairwise } = choicesOf()
const inSoak = choicesOf('1').pairwise
const rows = ['text a', 'text b', 'text c', 'box a', 'box b', 'list a']
const columns = [1, 2, 3, 4, 5, 6]
const kindOf = (row: string) => row.split(' ')[0]
const inWords = (cells: readonly (readonly [string, number])[]) => cells.map(cell => cell.join(' '))

test('in npm test each row meets one of so many columns, and the next one others', () => {
  expect(inWords(pairwise(['a', 'b', 'c', 'd'], columns, { every: 3 }))).toEqual([
    ...['a 1', 'a 2', 'b 3', 'b 4', 'c 5', 'c 6', 'd 1', 'd 2'],
  ])
})

test('each kind of rows meets every column, in more of its cells where the kind has few rows', () => {
  const cells = pairwise(rows, columns, { every: 3, kindOf })
  const met = ['text', 'box', 'list'].map(kind =>
    columns.filter(column => cells.some(([row, each]) => each === column && kindOf(row) === kind)),
  )
  expect(met).toEqual([columns, columns, columns])
  expect(rows.map(row => cells.filter(([each]) => each === row).length)).toEqual([2, 2, 2, 3, 3, 6])
})

test('cells that the table does not have are not tried, and a column that few rows have is tried in the first of them', () => {
  const has = (row: string, column: number) => column < 6 || row === 'c'
  expect(inWords(pairwise(['a', 'b', 'c', 'd'], columns, { every: 3, has }))).toEqual([
    ...['a 1', 'a 2', 'b 3', 'b 4', 'c 5', 'c 6', 'd 1', 'd 2'],
  ])
})

test('a choice that leaves out a column or a row is an error', () => {
  const has = (row: string, column: number) => row === 'a' || column === 1
  expect(() => pairwise(['a', 'b'], [1, 2, 3], { every: 2, has })).toThrow('row 0 is tried in column 2')
  expect(() => pairwise(['a', 'b'], [2], { every: 2, has })).toThrow('Row 1 of the table has no cell')
})

test('in the soak every cell is tried', () => {
  expect(inSoak(rows, columns, { every: 3, kindOf })).toHaveLength(rows.length * columns.length)
})
