import { keepOrder } from '../../../../shared/platform/values/keep-order'

const list = (...ids: string[]) => ids.map(id => ({ id }))
const order = (before: string[], fresh: string[]) =>
  keepOrder(list(...before), list(...fresh)).map(({ id }) => id)

test.each([
  ['a changed row that comes last', ['a', 'b', 'c'], ['b', 'c', 'a'], ['a', 'b', 'c']],
  ['a new row stays where the shop has it', ['a', 'b'], ['b', 'x', 'a'], ['a', 'x', 'b']],
  ['a row that is gone leaves no gap', ['a', 'b', 'c'], ['c', 'a'], ['a', 'c']],
  ['a first answer', [], ['b', 'a'], ['b', 'a']],
  ['two rows with one id stay side by side', ['a', 'b'], ['b', 'a', 'b'], ['a', 'b', 'b']],
])('K-232 Rows keep their earlier places: %s', (_, before, fresh, shown) => {
  expect(order(before, fresh)).toEqual(shown)
})

test('K-232 Each row has the fresh content', () => {
  const [row] = keepOrder([{ id: 'a', quantity: 1 }], [{ id: 'a', quantity: 2 }])
  expect(row).toEqual({ id: 'a', quantity: 2 })
})
