import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { ignoreHeldEnter } from '../../../../shared/platform/page/held-enter'

const page = (
  <div ref={at => at?.addEventListener('keydown', ignoreHeldEnter)}>
    <button type="button">Order</button>
    <a href="/found">More</a>
    <input aria-label="Email" />
    <textarea aria-label="Note" />
    <div>
      <button type="button">Plus</button>
      <input role="spinbutton" aria-label="Quantity" aria-valuenow={1} />
    </div>
    <p>Words</p>
  </div>
)

/** Returns whether the browser acts on that key. */
const acts = (on: HTMLElement, key: string, repeat: boolean) => {
  const event = createEvent.keyDown(on, { key, repeat })
  fireEvent(on, event)
  return !event.defaultPrevented
}

test('K-382 A held Enter presses a button, a link or a form once', () => {
  render(page)
  for (const control of [
    screen.getByRole('button', { name: 'Order' }),
    screen.getByRole('link', { name: 'More' }),
    screen.getByRole('textbox', { name: 'Email' }),
  ]) {
    expect(acts(control, 'Enter', false)).toBe(true)
    expect(acts(control, 'Enter', true)).toBe(false)
    expect(acts(control, 'a', true)).toBe(true)
  }
})

test('K-382 A held Enter goes on with plus and minus, and with the lines of a text', () => {
  render(page)
  for (const each of [
    screen.getByRole('button', { name: 'Plus' }),
    screen.getByRole('textbox', { name: 'Note' }),
    screen.getByText('Words'),
  ])
    expect(acts(each, 'Enter', true)).toBe(true)
})
