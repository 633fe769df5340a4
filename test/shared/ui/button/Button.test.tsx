import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../../../../shared/ui/button/Button'
import { IconButton } from '../../../../shared/ui/button/IconButton'
import { cross } from '../../../../shared/ui/button/icon-shapes'

test('A press reaches the page once, and the button submits no form unless told to', async () => {
  const press = jest.fn()
  const submit = jest.fn(event => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button onPress={press}>Add to my order</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add to my order' }))
  expect(press).toHaveBeenCalledTimes(1)
  expect(submit).not.toHaveBeenCalled()
})

test('A busy button says what it does, keeps the focus and ignores a second press', async () => {
  const press = jest.fn()
  const { rerender } = render(<Button onPress={press}>Add to my order</Button>)
  await userEvent.click(screen.getByRole('button'))
  rerender(
    <Button onPress={press} busy="Adding">
      Add to my order
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Adding' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toBeEnabled()
  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
})

test('A busy or disabled submit button sends no form', async () => {
  const submit = jest.fn(event => event.preventDefault())
  const form = (button: React.ReactNode) => <form onSubmit={submit}>{button}</form>
  const { rerender } = render(
    form(
      <Button type="submit" busy="Saving">
        Save
      </Button>,
    ),
  )
  await userEvent.click(screen.getByRole('button'))
  rerender(
    form(
      <Button type="submit" disabledReason="Choose a date first">
        Save
      </Button>,
    ),
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})

test('UI-01 A button shows its ring only when the answer is slow, and then for half a second', () => {
  jest.useFakeTimers()
  const { container, rerender } = render(<Button busy="Adding">Add</Button>)
  const ring = () => container.querySelector('button span[aria-hidden] + span > span[aria-hidden]')
  expect(ring()).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(160))
  expect(ring()).toBeInTheDocument()
  rerender(<Button>Add</Button>)
  act(() => jest.advanceTimersByTime(450))
  expect(ring()).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Adding' })).toHaveAttribute('aria-busy', 'true')
  act(() => jest.advanceTimersByTime(60))
  expect(screen.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy')
  jest.useRealTimers()
})

test('A disabled button can be reached, tells why, and keeps the focus when the reason goes', async () => {
  const press = jest.fn()
  const { rerender } = render(
    <Button onPress={press} disabledReason="We expect more on Friday" showReason>
      Order
    </Button>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Order' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('We expect more on Friday')
  expect(screen.getByText('We expect more on Friday')).toHaveAttribute('data-shown')
  fireEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  rerender(<Button onPress={press}>Order</Button>)
  expect(button).toHaveFocus()
  expect(button).toBeInTheDocument()
})

test('J-74 A press on a button that cannot be pressed is answered with the reason', async () => {
  render(<Button disabledReason="We expect more on Friday">Order</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  await waitFor(() =>
    expect(document.querySelector('[role=status]')).toHaveTextContent('We expect more on Friday'),
  )
})

test('An icon button is named by its label and tells why it cannot be pressed', async () => {
  const press = jest.fn()
  const { rerender } = render(<IconButton label="Close" shape={cross} onPress={press} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  rerender(<IconButton label="Close" shape={cross} onPress={press} disabledReason="Please wait" />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(press).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Please wait')
})

test('K-482 A button that a script of the page disables at its press can be pressed again after what it did', async () => {
  const press = jest.fn()
  const button = (busy: string | false) => (
    <Button onPress={press} busy={busy}>
      Send
    </Button>
  )
  const { rerender } = render(button(false))
  await userEvent.click(screen.getByRole('button'))
  rerender(button('Sending'))
  Object.assign(screen.getByRole('button'), { disabled: true })
  rerender(button(false))
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  expect(press).toHaveBeenCalledTimes(2)
})

test('K-482 A button that nobody has pressed stays disabled if a script of the page wants it so', () => {
  const { rerender } = render(<Button>Send</Button>)
  Object.assign(screen.getByRole('button'), { disabled: true })
  rerender(<Button>Send it</Button>)
  expect(screen.getByRole('button')).toBeDisabled()
})
