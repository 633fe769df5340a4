import { act, fireEvent, screen } from '@testing-library/react'
import { list } from '../../../../../shared/platform/options/options'
import { useLazy } from '../../../../../shared/platform/providers/use-lazy'
import { counterpartFinder, transferFocus } from '../../../../../shared/platform/runtime/mount/adopt'
import { defineWidget } from '../../../../../shared/platform/runtime/mount/define-widget'
import type { WidgetList } from '../../../../../shared/platform/runtime/widget-list'
import { object } from '../../../../../shared/platform/values/decoder'
import { openPage, settled } from '../../../../support/page/open-page'
import { counter } from '../../../../support/widgets/probe-widgets'

/** A page whose widget loads when the test says so. */
async function openSlowPage(html: string, widget: WidgetList[string]['load'] | null = null) {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const load = () => arrived.then(widget ?? (() => Promise.resolve({ widget: counter })))
  await openPage(html, { list: { 'probe-counter': { when: 'ready', load } } })
  return {
    arrive: () =>
      act(async () => {
        arrive()
        await settled()
      }),
  }
}

const rest = () => act(settled)
const placeholder = (inside: string) => `<div data-widget="probe-counter">${inside}</div>`
const noteField = (more = '') => `<input name="typed" aria-label="Note" value="milk" ${more}>`
const note = (name = 'Note') => screen.getByRole<HTMLInputElement>('textbox', { name })
const state = () => document.querySelector<HTMLElement>('[data-widget]')?.dataset.widgetState

test('F-31 A-118 A focused field hands over its text, caret, selection and focus', async () => {
  const { arrive } = await openSlowPage(placeholder(noteField()))
  note().focus()
  note().value = 'two pints of milk'
  note().setSelectionRange(4, 9, 'backward')
  const focused: unknown[] = []
  const look = () => focused.push(document.activeElement)
  document.addEventListener('focusin', look)
  await arrive()
  document.removeEventListener('focusin', look)
  const field = note('Counter note')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('two pints of milk')
  expect([field.selectionStart, field.selectionEnd, field.selectionDirection]).toEqual([4, 9, 'backward'])
  expect(focused).toEqual([field])
})

test('CO-38 A press on a button that sends a form is never passed on to a link', () => {
  document.body.innerHTML =
    '<form><a href="/terms">Terms</a><button type="submit">Confirm order</button></form><div><a href="/orders">Your orders</a><a href="/shop">Back</a></div>'
  const [server, root] = document.body.children as unknown as [HTMLElement, HTMLElement]
  const button = screen.getByRole('button')
  expect(counterpartFinder(server, button)(root)).toBeUndefined()
  root.insertAdjacentHTML('beforeend', '<button type="submit">Save changes</button>')
  root.querySelector('a')?.remove()
  expect(counterpartFinder(server, button)(root)).toHaveTextContent('Save changes')
})

test.each([
  ['An unchanged number is replaced by the next digit', '3', [0, 1]],
  ['A number that somebody is typing goes on at its caret', '31', [2, 2]],
])('F-31 A-118 %s, once its quantity field has become the widget’s', (_, typed, selection) => {
  document.body.innerHTML = '<input role="spinbutton" value="3"><input role="spinbutton" value="3">'
  const [from, to] = screen.getAllByRole<HTMLInputElement>('spinbutton') as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  // As the widget's own field does.
  to.addEventListener('focus', () => to.select())
  from.focus()
  from.value = typed
  from.setSelectionRange(typed.length, typed.length)
  transferFocus(from, to)
  expect(to).toHaveFocus()
  expect(to).toHaveValue(typed)
  expect([to.selectionStart, to.selectionEnd]).toEqual(selection)
})

test('F-31 A-118 During a composition the swap waits until the word is complete', async () => {
  const { arrive } = await openSlowPage(placeholder(noteField()))
  note().focus()
  fireEvent.compositionStart(note())
  await arrive()
  expect(state()).toBe('loading')
  fireEvent.keyUp(note(), { key: 'Process' })
  await rest()
  expect(note()).toHaveFocus()
  note().value = '牛乳'
  fireEvent.compositionEnd(note())
  await rest()
  expect(note('Counter note')).toHaveFocus()
  expect(note('Counter note')).toHaveValue('牛乳')
})

test.each([
  ['a mouse button held down on it', fireEvent.pointerDown, fireEvent.mouseUp],
  [
    'the space bar held down on it',
    (button: Element) => fireEvent.keyDown(button, { key: ' ' }),
    (button: Element) => fireEvent.keyUp(button, { key: ' ' }),
  ],
])('F-31 A-118 A button of the page with %s is not removed before its release', async (_, down, up) => {
  const { arrive } = await openSlowPage(placeholder('<button type="button">Order</button>'))
  const button = screen.getByRole('button', { name: 'Order' })
  down(button)
  await arrive()
  expect(button).toBeInTheDocument()
  up(button)
  await rest()
  expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
})

test('F-31 A-118 An open native list stays until somebody leaves it', async () => {
  const { arrive } = await openSlowPage(
    `${placeholder(`<select name="day" aria-label="Day"><option>1</option></select>${noteField()}`)}`,
  )
  screen.getByRole('combobox').focus()
  await arrive()
  expect(screen.getByRole('combobox')).toHaveFocus()
  note().focus()
  await rest()
  expect(note('Counter note')).toHaveFocus()
})

test('F-31 A-118 A widget that cannot show the field yet waits until the focus has left it', async () => {
  const part = new Promise<never>(() => {})
  const Slow = () => <p>{useLazy(() => part) ? 'here' : 'Reading'}</p>
  const slow = defineWidget({
    name: 'probe-counter',
    title: 'Slow',
    group: 'Ordering',
    summary: 'Reads first.',
    options: { items: list('Its items.', object({})) },
    component: Slow,
  })
  const { arrive } = await openSlowPage(
    `${placeholder(noteField())}<button type="button">Next</button>`,
    () => Promise.resolve({ widget: slow }),
  )
  note().focus()
  await arrive()
  expect(note()).toHaveFocus()
  expect(state()).toBe('loading')
  screen.getByRole('button', { name: 'Next' }).focus()
  await rest()
  expect(screen.getByText('Reading')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})
