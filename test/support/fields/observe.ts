import { fireEvent } from '@testing-library/react'
import { keyField } from '../../../shared/platform/page/login/idempotency'
import { expectElement } from '../expect-element'
import type { Control, openScene } from './open-scene'

type Page = NonNullable<Awaited<ReturnType<typeof openScene>>>

const places = '[data-doorstep-root], .doorstep-dialog'

/** Generated ids and the value attributes of fields are ignored. */
const markupOf = (place: Element): string => {
  const copy = expectElement(place.cloneNode(true), Element)
  for (const each of copy.querySelectorAll('*'))
    for (const name of [
      'id',
      'for',
      'form',
      'value',
      'name',
      'aria-describedby',
      'aria-labelledby',
      'aria-controls',
      'aria-activedescendant',
      'tabindex',
    ])
      if (name !== 'name' || each.matches('[type=radio]')) each.removeAttribute(name)
  return copy.innerHTML
}

// The token and the idempotency key do not come from typed text.
const isTyped = ([name]: readonly [string, ...unknown[]]) => name !== '_token' && name !== keyField

const valuesIn = (place: Element) =>
  [...place.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .filter(({ name }) => isTyped([name]))
    .map(({ type, value, checked }) => (type === 'checkbox' || type === 'radio' ? checked : value))

const formsOf = () => [...document.forms].map(form => [...new FormData(form)].filter(isTyped))

/** The visible state, the forms' posts, the values stored for Back, and the calls. */
export const observe = (page: Page, since: number) => ({
  shown: [...document.querySelectorAll(places)].map(place => [valuesIn(place), markupOf(place)]),
  sent: formsOf(),
  stored: sessionStorage.getItem('doorstep:left-here'),
  checked: page.visit.log.slice(since).map(({ method, path, body }) => `${method} ${path} ${body}`),
  left: page.left,
})

/** The button that uses a field's value: that of its form, or the nearest one around it. */
function buttonFor(control: Control): HTMLElement | null {
  for (let at = control.parentElement; at && !at.matches('body'); at = at.parentElement) {
    if (
      at.matches('[role=dialog]') ||
      at.matches('.doorstep') ||
      at.matches('form') ||
      at.querySelector('button:not([aria-haspopup])')
    ) {
      const buttons = [...at.querySelectorAll<HTMLButtonElement>('button:not([aria-label],[aria-haspopup])')]
      const [button] = [...buttons.filter(({ type }) => type === 'submit'), ...buttons.toReversed()]
      if (button) return button
    }
  }
  return null
}

/** Presses the button that uses a field; a form that the browser would post is only recorded. */
export function use(control: Control): string {
  const posts: string[] = []
  const note = (event: Event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const fields = [...new FormData(expectElement(event.target, HTMLFormElement))].filter(isTyped)
    posts.push(JSON.stringify(fields))
  }
  window.addEventListener('submit', note)
  const button = buttonFor(control)
  if (button) fireEvent.click(button)
  window.removeEventListener('submit', note)
  return `${button?.textContent}: ${posts.join()}`
}
