import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { TextArea } from '../../../../shared/ui/form/TextArea'

function Instructions(props: Partial<ComponentProps<typeof TextArea>>) {
  const [value, setValue] = useState(props.value ?? '')
  return <TextArea label="Special instructions" {...props} value={value} onChange={setValue} />
}
const area = () => screen.getByRole('textbox', { name: 'Special instructions' })

test('Text of several lines stays as typed and is described by its hint, its error and the room left', async () => {
  render(<Instructions hint="For your roundsman." error="Too short" maxLength={100} />)
  await userEvent.type(area(), 'Behind{Enter}the gate')
  expect(area()).toHaveValue('Behind\nthe gate')
  expect(area()).toHaveAccessibleDescription('For your roundsman. Too short 85 characters left')
  expect(area()).toBeInvalid()
})

test('F-48 The room left is announced only near the end, and only when typing pauses', () => {
  jest.useFakeTimers()
  render(<Instructions maxLength={24} />)
  const type = (text: string) => fireEvent.change(area(), { target: { value: text } })
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  const said = () => document.querySelector('[data-doorstep-shell] [role=status]')?.textContent ?? ''
  type('abc')
  expect(screen.getByText('21 characters left')).toBeVisible()
  wait(2000)
  expect(said()).toBe('')
  for (const text of ['abcd', 'abcde', 'abcdef']) {
    type(text)
    wait(900)
    expect(said()).toBe('')
  }
  wait(200)
  expect(said()).toBe('18 characters left')
  expect(area().closest('div')?.querySelector('[aria-live]')).toBeNull()
  wait(3000)
  jest.useRealTimers()
})

test('F-48 Pasted text stays whole, and text that is too long is reported and marked invalid', async () => {
  render(<Instructions maxLength={24} />)
  await userEvent.click(area())
  await userEvent.paste('In the green box behind the gate')
  expect(area()).toHaveValue('In the green box behind the gate')
  expect(area()).toHaveAccessibleDescription('8 characters too many')
  expect(area()).toBeInvalid()
})

test('Without a limit nothing is counted or described', async () => {
  render(<Instructions value="Behind the gate" />)
  expect(screen.queryByText(/left/)).not.toBeInTheDocument()
  expect(area()).not.toHaveAttribute('aria-describedby')
})
