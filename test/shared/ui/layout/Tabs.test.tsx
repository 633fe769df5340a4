import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from '../../../../shared/ui/layout/Tabs'

const both = [
  { id: 'regular', label: 'Regular Order', panel: <p>Every week</p> },
  { id: 'one-off', label: 'One-off Order', panel: <p>Once</p> },
]

function Ordering({ tabs = both }) {
  const [selected, select] = useState('regular')
  return <Tabs label="Kind of order" tabs={tabs} selected={selected} onSelect={select} />
}

test('Arrow keys move between tabs and turn no page, and a panel changes only when one is chosen', async () => {
  render(<Ordering />)
  await userEvent.tab()
  const turnPage = jest.fn()
  window.addEventListener('keydown', turnPage, { once: true })
  await userEvent.keyboard('{ArrowLeft}')
  expect(turnPage).not.toHaveBeenCalled()
  expect(screen.getByRole('tab', { name: 'One-off Order' })).toHaveFocus()
  expect(screen.getByRole('tabpanel', { name: 'Regular Order' })).toHaveTextContent('Every week')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tabpanel', { name: 'One-off Order' })).toHaveTextContent('Once')
  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tab', { name: 'Regular Order' })).toHaveFocus()
})

test('A single tab shows its panel without a tab list', () => {
  render(<Ordering tabs={both.slice(0, 1)} />)
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
  expect(screen.getByText('Every week')).toBeVisible()
})
