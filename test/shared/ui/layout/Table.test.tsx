import { render, screen, within } from '@testing-library/react'
import { Table } from '../../../../shared/ui/layout/Table'
import { ProgressBar } from '../../../../shared/ui/status/ProgressBar'

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

test('A table is named by its caption, also where that is not seen, and each column by its head', () => {
  render(box)
  const table = screen.getByRole('table', { name: 'Your box' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(head => head.textContent)).toEqual(['Product', 'Quantity', 'Total'])
  for (const head of heads) expect(head).toHaveAttribute('scope', 'col')
})

test('Two lines of the same product are two rows, and a sum is headed by what it is', () => {
  render(box)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  const sum = screen.getByRole('rowheader', { name: 'Total' })
  expect(sum).toHaveAttribute('colspan', '2')
  expect(sum.nextElementSibling).toHaveTextContent('£2.70')
})

test('A progress bar says what it measures and how far it is, and never more than all', () => {
  const { rerender } = render(
    <ProgressBar label="Towards the minimum order" value={760} max={1000} valueText="£7.60 of £10.00" />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Towards the minimum order' })
  expect(bar).toHaveProperty('position', 0.76)
  expect(bar).toHaveAttribute('aria-valuetext', '£7.60 of £10.00')
  rerender(<ProgressBar label="Towards the minimum order" value={1200} max={1000} />)
  expect(bar).toHaveProperty('position', 1)
})
