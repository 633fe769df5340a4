import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { QuantityStepper } from '../../../../shared/ui/form/QuantityStepper'

const changed = jest.fn()
beforeEach(() => changed.mockClear())

function Milk(props: Partial<ComponentProps<typeof QuantityStepper>>) {
  const [value, setValue] = useState(props.value ?? 2)
  return (
    <QuantityStepper
      of="Whole milk"
      max={12}
      {...props}
      value={value}
      onChange={next => {
        changed(next)
        setValue(next)
      }}
    />
  )
}
const field = () => screen.getByRole('spinbutton', { name: 'Quantity of Whole milk' })
const button = (verb: string) => screen.getByRole('button', { name: `${verb} quantity of Whole milk` })

test('Plus and minus change the quantity by one and are named after the product', async () => {
  render(<Milk />)
  await userEvent.click(button('Increase'))
  await userEvent.click(button('Increase'))
  await userEvent.click(button('Decrease'))
  expect(changed.mock.calls).toEqual([[3], [4], [3]])
  expect(field()).toHaveAttribute('aria-valuenow', '3')
})

test('A typed quantity counts when the field is left, not at each key', async () => {
  render(<Milk />)
  await userEvent.clear(field())
  await userEvent.type(field(), '10')
  expect(changed).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(changed.mock.calls).toEqual([[10]])
})

test('L-68 Before a button sends it, a typed quantity counts at each key, and what was replaced is told at the end', async () => {
  const told = jest.fn()
  render(<Milk value={0} countsAtOnce onReplaced={told} />)
  await userEvent.click(field())
  await userEvent.keyboard('15')
  expect(changed.mock.calls).toEqual([[1], [12]])
  expect(field()).toHaveValue('15')
  expect(told).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(field()).toHaveValue('12')
  expect(told.mock.calls).toEqual([['15', 12]])
})

test("A typed quantity counts at Enter, which does not submit the page's form", async () => {
  const sent = jest.fn(event => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <Milk />
    </form>,
  )
  await userEvent.clear(field())
  await userEvent.type(field(), '10{Enter}')
  expect(changed.mock.calls).toEqual([[10]])
  expect(sent).not.toHaveBeenCalled()
})

test('F-42 Text typed after a press on the field replaces the number', async () => {
  render(<Milk />)
  await userEvent.click(field())
  await userEvent.keyboard('5')
  expect(field()).toHaveValue('5')
})

test('Enter counts a typed quantity as well', async () => {
  render(<Milk />)
  await userEvent.type(field(), '7{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(changed.mock.calls).toEqual([[7]])
})

test('A typed quantity over the maximum becomes the maximum', async () => {
  render(<Milk />)
  await userEvent.type(field(), '99{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(field()).toHaveValue('12')
})

test('A weekday quantity over the maximum, or an invalid one, becomes 0', async () => {
  render(<Milk overLimit="zero" />)
  await userEvent.type(field(), '99{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(field()).toHaveValue('0')
  await userEvent.type(field(), 'four{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 1 })
  expect(field()).toHaveValue('0')
})

test('Arrow and page keys step, Home and End go to the ends', async () => {
  render(<Milk />)
  field().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{Home}{End}')
  expect(changed.mock.calls).toEqual([[3], [2], [12], [2], [0], [12]])
})

test('At a limit the button can be focused but does nothing', async () => {
  render(<Milk value={12} />)
  await userEvent.click(button('Increase'))
  expect(button('Increase')).toHaveFocus()
  expect(button('Increase')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Decrease')).not.toHaveAttribute('aria-disabled')
  expect(changed).not.toHaveBeenCalled()
})

test('A disabled stepper gives the reason and changes nothing', async () => {
  render(<Milk disabledReason="This order is being packed" />)
  await userEvent.click(button('Increase'))
  await userEvent.type(field(), '9{Enter}{ArrowUp}')
  expect(field()).toHaveAccessibleDescription('This order is being packed')
  expect(field()).toHaveValue('2')
  expect(changed).not.toHaveBeenCalled()
})

test('The field opens the number keyboard and is plain text, so that a wheel changes nothing', () => {
  render(<Milk />)
  expect(field()).toHaveAttribute('type', 'text')
  expect(field()).toHaveAttribute('inputmode', 'numeric')
})

test('A stepper whose quantity is being saved says so and can still be changed', async () => {
  const { container } = render(<Milk isBusy />)
  expect(container.querySelector('[aria-busy=true]')).toContainElement(field())
  await userEvent.click(button('Increase'))
  expect(changed.mock.calls).toEqual([[3]])
})
