import { render, screen, within } from '@testing-library/react'
import { Table } from '../../../../shared/ui/layout/Table'

const box = (
  <Table
    caption="Your box"
    isCaptionHidden
    columns={[
      { title: 'Product' },
      { title: 'Quantity', isNumber: true },
      { title: 'Total', isNumber: true },
    ]}
    rows={[
      { id: 'a', cells: ['Milk', 2, '£2.70'] },
      { id: 'b', cells: ['Milk', 1, '£1.35'], isVoid: true },
    ]}
    sums={[{ title: 'Total', amount: '£2.70', isGrand: true }]}
  />
)

test('A table is named by its caption, even a hidden one, and each column by its header', () => {
  render(box)
  const table = screen.getByRole('table', { name: 'Your box' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual(['Product', 'Quantity', 'Total'])
  for (const head of heads) expect(head).toHaveAttribute('scope', 'col')
})

test('Two lines of one product are two rows, and a sum has its name as a header', () => {
  render(box)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  const sum = screen.getByRole('rowheader', { name: 'Total' })
  expect(sum).toHaveAttribute('colspan', '2')
  expect(sum.nextElementSibling).toHaveTextContent('£2.70')
})
