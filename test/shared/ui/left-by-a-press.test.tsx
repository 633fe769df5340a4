import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { DateInput } from '../../../shared/ui/DateInput'
import { QuantityStepper } from '../../../shared/ui/form/QuantityStepper'
import { TextField } from '../../../shared/ui/form/TextField'

const left = jest.fn()
beforeEach(() => left.mockClear())

function Text() {
  const [value, setValue] = useState('')
  return <TextField label="Field" value={value} onChange={setValue} onLeave={left} />
}
function Day() {
  const [value, setValue] = useState('')
  return (
    <DateInput aria-label="Field" value={value} input={{ current: null }} onType={setValue} leave={left} />
  )
}
const Quantity = () => (
  <QuantityStepper
    of="milk"
    value={0}
    max={6}
    onChange={() => {}}
    onReplaced={(text, by) => left(text, by)}
  />
)
const field = () =>
  screen.queryByRole<HTMLInputElement>('textbox') ?? screen.getByRole<HTMLInputElement>('spinbutton')

function leaveByPress() {
  field().focus()
  fireEvent.change(field(), { target: { value: '8' } })
  fireEvent.mouseDown(document.body)
  field().blur()
  // Browsers tell of the change when the field has lost the focus.
  field().dispatchEvent(new Event('change', { bubbles: true }))
}

test.each([
  ['text', Text],
  ['date', Day],
  ['quantity', Quantity],
])('L-20 What appears as a %s is left waits until the press that left it is over', (_, Field) => {
  render(<Field />)
  leaveByPress()
  expect(left).not.toHaveBeenCalled()
  fireEvent.mouseUp(document.body)
  expect(left).toHaveBeenCalledTimes(1)
  field().focus()
  fireEvent.change(field(), { target: { value: '9' } })
  field().blur()
  expect(left).toHaveBeenCalledTimes(2)
})

test.each([
  ['a click alone', () => fireEvent.click(document.body)],
  ['the end of a drag', () => fireEvent.dragEnd(document.body)],
  ['a gesture that the browser takes', () => fireEvent(window, new Event('pointercancel'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['the form that is sent', () => fireEvent.submit(document.body)],
])('L-20 A press that ends with %s holds nothing back for ever', (_, end) => {
  render(<Text />)
  leaveByPress()
  end()
  expect(left).toHaveBeenCalledTimes(1)
})

test('K-584 A number that was selected to be typed over is still selected when an answer has changed it', () => {
  const at = (value: number) => <QuantityStepper of="milk" value={value} max={60} onChange={() => {}} />
  const { rerender } = render(at(4))
  field().focus()
  field().select()
  rerender(at(12))
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['12', 0, 2])
  field().setSelectionRange(1, 1)
  rerender(at(15))
  expect(field().selectionStart).toBe(field().selectionEnd)
})
