import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, StrictMode, useState } from 'react'
import { dialogLayer } from '../../../../shared/platform/page/layer'
import { announce } from '../../../../shared/platform/page/live-region'
import { Button } from '../../../../shared/ui/button/Button'
import { Dialog } from '../../../../shared/ui/dialog/Dialog'
import { expectElement } from '../../../support/expect-element'

type HouseProps = { isBusy?: boolean; opensInner?: boolean }

function House({ isBusy = false, opensInner }: HouseProps) {
  const [isOpen, setOpen] = useState(false)
  const [isInnerOpen, setInnerOpen] = useState(false)
  return (
    <section className="doorstep">
      <Button onPress={() => setOpen(true)}>Open</Button>
      <a href="/account" id="fallback">
        My account
      </a>
      <Dialog
        isOpen={isOpen}
        title="Outer"
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        returnFocusTo={() => document.getElementById('fallback')}
        footer={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        {opensInner && <Button onPress={() => setInnerOpen(true)}>Go deeper</Button>}
        <Dialog isOpen={isInnerOpen} title="Inner" onClose={() => setInnerOpen(false)}>
          <Button>Inside</Button>
        </Dialog>
      </Dialog>
    </section>
  )
}

function Vanishing() {
  const [step, setStep] = useState(0)
  return (
    <section className="doorstep">
      {step === 0 && <Button onPress={() => setStep(1)}>Delete it</Button>}
      <a href="/account" id="fallback">
        My account
      </a>
      <Dialog
        isOpen={step === 1}
        title="Deleted"
        onClose={() => setStep(2)}
        returnFocusTo={() => document.getElementById('fallback')}
      >
        Gone.
      </Dialog>
    </section>
  )
}

const openOuter = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'Outer' })
}

it("The dialog copies its widget's styles before it is inserted, which saves a style calculation", () => {
  render(<House />)
  const button = screen.getByRole('button', { name: 'Open' })
  const read: boolean[] = []
  const ask = window.getComputedStyle
  const spy = jest.spyOn(window, 'getComputedStyle').mockImplementation((...of) => {
    read.push(document.querySelector('[role=dialog]') !== null)
    return ask.apply(window, of)
  })
  button.focus()
  act(() => button.click())
  spy.mockRestore()
  expect(document.querySelector('[role=dialog]')).not.toBeNull()
  expect([...new Set(read)]).toEqual([false])
})

test('F-48 A dialog opens at the end of the page with the focus on itself, so that its title is read once', async () => {
  render(<House />)
  const dialog = await openOuter()
  expect(dialogLayer()).toContainElement(dialog)
  expect(dialog).toHaveAttribute('aria-modal', 'true')
  expect(dialog).not.toHaveAccessibleDescription()
  expect(dialog).toHaveFocus()
})

test('A field that asks for the focus has it when the dialog opens', async () => {
  render(
    <Dialog isOpen title="Your details" onClose={jest.fn()}>
      <input aria-label="First name" autoFocus />
    </Dialog>,
  )
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('A dialog that asks for a decision reads its question and focuses the safest answer', async () => {
  const no = createRef<HTMLButtonElement>()
  const question = 'You are about to delete the whole order.'
  render(
    <Dialog
      isOpen
      isAlert
      title="Are you sure?"
      onClose={jest.fn()}
      initialFocus={() => no.current}
      footer={<Button ref={no}>No</Button>}
    >
      <p>{question}</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure?' })
  expect(dialog).toHaveAccessibleDescription(question)
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
})

test.each(['wheel', 'touchMove'] as const)('A page cannot take the %s from a dialog', async kind => {
  render(<House />)
  const heard = jest.fn()
  window.addEventListener(kind.toLowerCase(), heard, { once: true })
  fireEvent[kind](await openOuter())
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog').parentElement!)],
])(
  'In strict mode, too, closing with %s returns the focus to the opener, and closes nothing else',
  async (_, close) => {
    render(<House />, { wrapper: StrictMode })
    await openOuter()
    const closeTheirs = jest.fn()
    window.addEventListener('keyup', closeTheirs, { once: true })
    await close()
    expect(closeTheirs).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  },
)

test("When the opener is gone for good, the focus goes to the caller's fallback", async () => {
  render(<Vanishing />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('link', { name: 'My account' })).toHaveFocus())
})

test('A busy dialog is not closed by Escape, the close button or the backdrop', async () => {
  render(<House isBusy />)
  const dialog = await openOuter()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(dialog.parentElement!)
  expect(dialog).toBeInTheDocument()
})

test('K-525 The second press of a double press leaves the dialog open; a press on the backdrop closes it', async () => {
  render(<House />)
  const backdrop = (await openOuter()).parentElement as HTMLElement
  fireEvent.click(backdrop, { detail: 2 })
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeTruthy()
  fireEvent.click(backdrop, { detail: 1 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('With two dialogs open, Escape closes only the top one, and the focus returns to the lower one', async () => {
  render(<House opensInner />)
  const outer = await openOuter()
  await userEvent.click(screen.getByRole('button', { name: 'Go deeper' }))
  expect(outer.parentElement).toHaveAttribute('aria-hidden', 'true')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBe(outer)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go deeper' })).toHaveFocus())
})

test('The Tab key stays in the top dialog', async () => {
  render(<House opensInner />)
  await openOuter()
  await userEvent.click(screen.getByRole('button', { name: 'Go deeper' }))
  const inner = screen.getByRole('dialog', { name: 'Inner' })
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab()
    expect(inner).toContainElement(expectElement(document.activeElement, HTMLElement))
  }
  // So does the Tab that comes back from the browser's own controls; nothing is put into the page for that.
  expect(document.querySelector('[data-react-modal-body-trap]')).toBeNull()
  act(() => expectElement(document.activeElement, HTMLElement).blur())
  act(() => expectElement(document.getElementById('fallback'), HTMLElement).focus())
  expect(inner).toHaveFocus()
})

test('The page behind the dialog is hidden from screen readers, except the live regions', async () => {
  const banner = document.createElement('header')
  const decoration = document.createElement('div')
  decoration.setAttribute('aria-hidden', 'true')
  document.body.append(banner, decoration)
  render(<House />)
  await openOuter()
  announce('Added')
  expect(banner).toHaveAttribute('aria-hidden', 'true')
  for (const region of document.querySelectorAll('[data-doorstep-shell] > [role]')) {
    expect(region.closest('[aria-hidden], [inert]')).toBeNull()
  }
  expect(document.documentElement).toHaveClass('doorstep-dialog-open')
  await userEvent.keyboard('{Escape}')
  expect(banner).not.toHaveAttribute('aria-hidden')
  expect(decoration).toHaveAttribute('aria-hidden', 'true')
  expect(document.documentElement).not.toHaveClass('doorstep-dialog-open')
  banner.remove()
  decoration.remove()
})

test('A widget removed while its dialog is open leaves the page usable', async () => {
  const { unmount, container } = render(<House />)
  await openOuter()
  unmount()
  expect(container).not.toHaveAttribute('aria-hidden')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.documentElement).not.toHaveClass('doorstep-dialog-open')
})

test('A page restored from the back/forward cache closes its dialog; a tab that was only hidden keeps it', async () => {
  const onClose = jest.fn()
  render(
    <Dialog isOpen title="Order" onClose={onClose}>
      Milk
    </Dialog>,
  )
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  show(false)
  expect(onClose).not.toHaveBeenCalled()
  show(true)
  expect(onClose).toHaveBeenCalledTimes(1)
})
