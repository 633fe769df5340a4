import { act, fireEvent, screen } from '@testing-library/react'
import { text } from '../../../../../shared/platform/options/options'
import { useDraft } from '../../../../../shared/platform/providers/use-draft'
import { defineWidget } from '../../../../../shared/platform/runtime/mount/define-widget'
import type { WidgetList } from '../../../../../shared/platform/runtime/widget-list'
import { openPage } from '../../../../support/page/open-page'
import { pass } from '../../../../support/test-time'

function Note() {
  const [note, setNote] = useDraft('note', '')
  return <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
}

const made = (name: string) =>
  defineWidget({
    name,
    title: 'Card',
    group: 'Ordering',
    summary: 'A card.',
    options: { unused: text('Nothing.', '') },
    component: function Card() {
      return (
        <>
          <p>Two pints</p>
          <button type="button">Add</button>
          <button type="submit">Send</button>
          <a href="#own">Read more</a>
          <input type="checkbox" aria-label="Each week" />
          <Note />
        </>
      )
    },
  })
const listed = (name: string): WidgetList => {
  const widget = made(name)
  return { [name]: { when: 'ready', load: () => Promise.resolve({ widget }) } }
}
const list = { ...listed('probe-card'), ...listed('probe-other') }

/** Presses an element; tells whether the browser is kept from acting, as a script of the page sees it. */
function press(element: Element): boolean {
  const heard: boolean[] = []
  const hear = (event: Event) => {
    heard.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', hear)
  fireEvent.click(element)
  document.removeEventListener('click', hear)
  expect(heard).toHaveLength(1)
  return heard[0] === true
}

const parts = {
  words: () => screen.getByText('Two pints'),
  button: () => screen.getByText('Add'),
  field: () => screen.getByLabelText('Note'),
  'submit button': () => screen.getByText('Send'),
  link: () => screen.getByText('Read more'),
  checkbox: () => screen.getByLabelText('Each week'),
}
type Part = keyof typeof parts

test.each<[string, string, Part[]]>([
  ['a link', 'a href="/found"', ['button', 'field']],
  ['a label', 'label', ['words', 'button', 'field']],
  ['a button', 'button', ['button', 'field']],
  ['an anchor without an address', 'a', []],
  ['nothing', 'div', []],
])(
  'K-271 K-272 K-468 The page hears each press of a widget in %s, which acts only where it should',
  async (_, tag, kept) => {
    await openPage(`<${tag}><span data-widget="probe-card"></span></${tag.split(' ')[0]}>`, { list })
    const found = (Object.keys(parts) as Part[]).filter(part => press(parts[part]()))
    expect(found).toEqual(kept)
  },
)

test('A placeholder that becomes another widget starts without what was typed into the first', async () => {
  await openPage('<div data-widget="probe-card"></div>', { list })
  const note = () => screen.getByLabelText<HTMLInputElement>('Note')
  const placeholder = document.querySelector('[data-widget]') as HTMLElement
  fireEvent.change(note(), { target: { value: 'By the bin' } })
  window.Doorstep?.unmount(placeholder)
  window.Doorstep?.mount(placeholder)
  await screen.findByLabelText('Note')
  expect(note()).toHaveValue('By the bin')
  await act(async () => {
    placeholder.dataset.widget = 'probe-other'
    await pass(500)
  })
  expect(document.querySelector('[data-doorstep-root="probe-other"]')).not.toBeNull()
  expect(note()).toHaveValue('')
})
