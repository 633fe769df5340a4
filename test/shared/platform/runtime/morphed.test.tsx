import { act, fireEvent, screen } from '@testing-library/react'
import { openPage } from '../../../support/page/open-page'
import { pass } from '../../../support/test-time'

const markup =
  '<div data-widget="enquiry-form" data-load="ready"><script type="application/json">{ "types": [{ "value": "a", "label": "A" }] }</script><input name="address_1"></div>'
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First line of address' })
const stateNow = () => document.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState

/** A library that morphs the page to the server's markup. */
const morph = () => document.querySelector('.doorstep[data-doorstep-root="enquiry-form"]')?.remove()

test('G-24 A page that morphs two hundred times keeps the widget, its text, the focus and the caret', async () => {
  await openPage(markup)
  act(() => address().focus())
  fireEvent.input(address(), { target: { value: '4 Coronation Road' } })
  address().setSelectionRange(2, 5)
  for (let times = 0; times < 200; times++) {
    await act(async () => morph())
    await pass(500)
  }
  expect(address()).toHaveValue('4 Coronation Road')
  expect(address()).toHaveFocus()
  expect([address().selectionStart, address().selectionEnd]).toEqual([2, 5])
  expect(stateNow()).toBe('mounted')
})

test('G-24 A script that always removes the widget prevails, and the console reports that', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
  await openPage(markup)
  const hostile = new MutationObserver(morph)
  hostile.observe(document.body, { childList: true, subtree: true })
  await act(async () => morph())
  for (let times = 0; times < 60; times++) await pass(500)
  hostile.disconnect()
  expect(document.querySelector('.doorstep[data-doorstep-root="enquiry-form"]')).toBeNull()
  expect(document.querySelector('[data-widget] > [name=address_1]')).toBeVisible()
  expect(stateNow()).toBe('failed')
})

test('G-24 A half-typed text stays as it was typed, although leaving its field writes it anew', async () => {
  await openPage(markup)
  for (const text of ['4 Cor', '4 Coron']) {
    act(() => address().focus())
    fireEvent.input(address(), { target: { value: text } })
    const field = address()
    const capitals = () => fireEvent.input(field, { target: { value: field.value.toUpperCase() } })
    field.addEventListener('change', capitals)
    await act(async () => {
      // Chromium dispatches both when a script removes the field.
      for (const type of ['change', 'focusout']) field.dispatchEvent(new Event(type, { bubbles: true }))
      morph()
    })
    await pass(500)
    field.removeEventListener('change', capitals)
    expect(address()).toHaveValue(text)
    expect(address()).toHaveFocus()
  }
})

test('G-24 The focus stays with somebody who has moved on', async () => {
  await openPage(`${markup}<button>Elsewhere</button>`)
  act(() => address().focus())
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())
  await pass(10)
  await act(async () => morph())
  await pass(500)
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})
