import { fireEvent, screen } from '@testing-library/react'
import { flag, text } from '../../../../shared/platform/options/options'
import { persistedText, usePersistedState } from '../../../../shared/platform/providers/use-draft'
import { defineWidget } from '../../../../shared/platform/runtime/mount/define-widget'
import { arriveBy } from '../../../support/page/arrive-by'
import { openPage } from '../../../support/page/open-page'

/* Drafts: typed values outlive their page. test/every-widget/mechanisms/drafts.test.tsx has a row for each form. */

const widget = defineWidget({
  name: 'probe-note',
  title: 'Note',
  group: 'Ordering',
  summary: 'Keeps a note.',
  options: {
    value: text('The note.', ''),
    isRefused: flag('Whether it was refused.', false),
    of: text('Its order.', ''),
  },
  component: function Note({ value, isRefused, of }) {
    const [note, setNote, forget] = usePersistedState(
      'note',
      value,
      persistedText,
      isRefused,
      of || undefined,
    )
    return (
      <>
        <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
        <button type="button" onClick={forget}>
          Sent
        </button>
      </>
    )
  },
})

const open = (attributes = '', printed = '', meanwhile = async () => {}) =>
  openPage(`<form><div data-widget="probe-note" ${attributes}>${printed}</div></form>`, {
    list: { 'probe-note': { when: 'ready', load: () => meanwhile().then(() => ({ widget })) } },
  })
const note = () => screen.getByLabelText<HTMLInputElement>('Note')
const type = (value: string) => fireEvent.change(note(), { target: { value } })

beforeEach(() => sessionStorage.clear())

test.each(['back_forward', 'reload'] as const)(
  'A-117 A draft is there after %s, again and again',
  async way => {
    await open()
    type('By the bin')
    arriveBy(way)
    for (const _ of ['once', 'twice']) {
      await open()
      expect(note()).toHaveValue('By the bin')
    }
  },
)

test('A-117 What was typed while the widget was loading is there after Back', async () => {
  await open('', '<input name="note">', async () => {
    fireEvent.input(document.querySelector('input')!, { target: { value: 'By the bin' } })
  })
  arriveBy('back_forward')
  await open()
  expect(note()).toHaveValue('By the bin')
})

test('A-117 A new page of the same address starts with what the page prints', async () => {
  await open()
  type('By the bin')
  arriveBy('navigate')
  await open('data-value="In the porch"')
  expect(note()).toHaveValue('In the porch')
})

test('A-117 An emptied field stays empty, whatever the page prints', async () => {
  await open('data-value="In the porch"')
  type('')
  arriveBy('reload')
  await open('data-value="In the porch"')
  expect(note()).toHaveValue('')
})

test('A-117 A value of a refused form is there after a reload, although it is printed once', async () => {
  await open('data-value="In the porch" data-is-refused')
  arriveBy('reload')
  await open()
  expect(note()).toHaveValue('In the porch')
})

test('A-117 A refused form that comes back counts more than the draft with which it was sent', async () => {
  await open()
  type('By the bin')
  arriveBy('navigate')
  await open('data-value="By the bins" data-is-refused')
  expect(note()).toHaveValue('By the bins')
})

test('A-117 A draft belongs to its record: another order does not get it, and the same order does', async () => {
  await open('data-of="order 801"')
  type('By the bin')
  arriveBy('reload')
  await open('data-of="order 802"')
  expect(note()).toHaveValue('')
  await open('data-of="order 801"')
  expect(note()).toHaveValue('By the bin')
})

test('A-117 What has been sent is not there again', async () => {
  await open()
  type('By the bin')
  fireEvent.click(screen.getByText('Sent'))
  arriveBy('back_forward')
  await open()
  expect(note()).toHaveValue('')
})

test('A-117 A stored value of another kind, as an older release may have left it, is passed over', async () => {
  await open()
  type('By the bin')
  const [name = ''] = Object.keys(sessionStorage).filter(key =>
    sessionStorage.getItem(key)?.includes('By the bin'),
  )
  sessionStorage.setItem(name, (sessionStorage.getItem(name) ?? '').replace('"By the bin"', '{"x":1}'))
  arriveBy('reload')
  await open('data-value="In the porch"')
  expect(note()).toHaveValue('In the porch')
})

test('A-117 Each placeholder of a page has drafts of its own', async () => {
  const two = '<div data-widget="probe-note"></div>'
  const openTwo = () =>
    openPage(`<form>${two}${two}</form>`, {
      list: { 'probe-note': { when: 'ready', load: () => Promise.resolve({ widget }) } },
    })
  const values = () => screen.getAllByLabelText<HTMLInputElement>('Note').map(({ value }) => value)
  await openTwo()
  for (const [at, field] of screen.getAllByLabelText('Note').entries())
    fireEvent.change(field, { target: { value: `note ${at}` } })
  arriveBy('reload')
  await openTwo()
  expect(values()).toEqual(['note 0', 'note 1'])
})
