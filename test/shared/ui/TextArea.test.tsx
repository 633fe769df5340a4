import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { TextArea } from '../../../shared/ui/TextArea'

function Instructions(props: Partial<ComponentProps<typeof TextArea>>) {
  const [value, setValue] = useState(props.value ?? '')
  return <TextArea label="Special instructions" {...props} value={value} onChange={setValue} />
}
const area = () => screen.getByRole('textbox', { name: 'Special instructions' })

test('A text of several lines stays as typed and is described by its hint, its error and its room', async () => {
  render(<Instructions hint="For your roundsman." error="Too short" maxLength={100} />)
  await userEvent.type(area(), 'Behind{Enter}the gate')
  expect(area()).toHaveValue('Behind\nthe gate')
  expect(area()).toHaveAccessibleDescription('For your roundsman. Too short 85 characters left')
  expect(area()).toBeInvalid()
})

test('How much room is left is read out only near the end, and no more can be typed than there is', async () => {
  render(<Instructions maxLength={24} />)
  await userEvent.type(area(), 'abc')
  expect(screen.getByText('21 characters left')).toHaveAttribute('aria-live', 'off')
  await userEvent.type(area(), 'd')
  expect(screen.getByText('20 characters left')).toHaveAttribute('aria-live', 'polite')
  await userEvent.type(area(), 'efghijklmnopqrstuvw')
  expect(screen.getByText('1 character left')).toBeVisible()
  await userEvent.type(area(), 'xyz')
  expect(area()).toHaveValue('abcdefghijklmnopqrstuvwx')
  expect(screen.getByText('0 characters left')).toBeVisible()
})

test('Without a limit nothing is counted and nothing describes it', async () => {
  render(<Instructions value="Behind the gate" />)
  expect(screen.queryByText(/left/)).not.toBeInTheDocument()
  expect(area()).not.toHaveAttribute('aria-describedby')
})
