import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setStored } from '../../../shared/platform/page/storage/tab-storage'
import { expectElement } from '../../support/expect-element'
import { openInactive, settle, stateOf } from '../../support/page/inactive-page'
import { openPage } from '../../support/page/open-page'

const user = userEvent.setup({ delay: null })

let stopWatching = () => {}
afterEach(() => stopWatching())

type Search = { json?: object; inside?: string; now?: string }

/** It is Thursday 20 August 2026 unless stated. */
async function open(attributes = '', { json, inside = '', now = '2026-08-20T12:00:00Z' }: Search = {}) {
  const page = await openPage(
    `<div data-widget="transaction-search" data-action="/account/transactions" ${attributes}>
      ${json ? `<script type="application/json">${JSON.stringify(json)}</script>` : ''}${inside}</div>`,
    { providers: { now: () => new Date(now) } },
  )
  const form = expectElement(document.querySelector('.doorstep form'), HTMLFormElement)
  const sent: Record<string, string>[] = []
  // jsdom does not navigate: the request is recorded once React's handlers have run.
  stopWatching()
  const watch = (event: Event) => {
    if (!event.defaultPrevented) sent.push(asked())
    event.preventDefault()
  }
  window.addEventListener('submit', watch)
  stopWatching = () => window.removeEventListener('submit', watch)
  return { ...page, form, sent }
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const asked = () =>
  Object.fromEntries(
    [...new FormData(expectElement(document.querySelector('.doorstep form'), HTMLFormElement))].map(
      ([name, value]) => [name, String(value)],
    ),
  )
const dates = () => ({ from: asked().from, to: asked().to })
const retype = (name: string, text: string) => {
  fireEvent.focus(field(name))
  fireEvent.change(field(name), { target: { value: text } })
  fireEvent.blur(field(name))
}
const heard = () => document.querySelector('[data-doorstep-shell] > [role=status]')

test('TS-01 TS-02 TS-03 TS-04 CALL-06 The form sends words and two dates by GET to the page named in the placeholder', async () => {
  const { form, sent } = await open()
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/account/transactions'])
  expect(field('Search')).toHaveAttribute('name', 'q')
  for (const name of ['from', 'to'])
    expect(form.querySelector(`input[type=hidden][name=${name}]`)).not.toBeNull()
  await user.type(field('Search'), 'milk')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(sent).toEqual([{ q: 'milk', from: '21/07/2026', to: '20/08/2026' }])
})

test('TS-05 A-83 A-17 The default period is the last 30 days up to today in London', async () => {
  await open('', { now: '2026-08-20T23:30:00Z' })
  expect([field('From').value, field('To').value]).toEqual(['22/07/2026', '21/08/2026'])
  await open('data-start="01/05/2026" data-end="2026-05-31" data-q="milk"')
  expect(asked()).toEqual({ q: 'milk', from: '01/05/2026', to: '31/05/2026' })
  await open('data-end="31/05/2026"')
  expect(dates()).toEqual({ from: '01/05/2026', to: '31/05/2026' })
})

test('TS-06 TS-07 A From later than To moves To, a To before From moves From, and a message says so', async () => {
  await open('data-start="01/05/2026" data-end="31/05/2026"')
  retype('From', '14/06/2026')
  expect(dates()).toEqual({ from: '14/06/2026', to: '14/06/2026' })
  expect(field('To')).toHaveValue('14/06/2026')
  expect(field('To')).toHaveAccessibleDescription('To changed to 14/06/2026.')
  await waitFor(() => expect(heard()).toHaveTextContent('To changed to 14/06/2026.'))
  retype('To', '1/6/26')
  expect(dates()).toEqual({ from: '01/06/2026', to: '01/06/2026' })
  expect(field('From')).toHaveAccessibleDescription('From changed to 01/06/2026.')
  expect(field('To')).not.toHaveAccessibleDescription()
})

test('TS-06 A date still being typed moves nothing', async () => {
  await open('data-start="01/05/2026" data-end="31/05/2026"')
  act(() => field('From').focus())
  fireEvent.change(field('From'), { target: { value: '14/08/20' } })
  expect(dates()).toEqual({ from: '01/05/2026', to: '31/05/2026' })
  fireEvent.change(field('From'), { target: { value: '14/08/2026' } })
  expect(dates()).toEqual({ from: '14/08/2026', to: '14/08/2026' })
})

test('A-16 The calendar sets the same dates', async () => {
  await open('data-start="01/05/2026" data-end="31/05/2026"')
  await user.click(screen.getByRole('button', { name: 'Choose From from a calendar' }))
  await user.click(await screen.findByRole('button', { name: /^Tuesday 12 May/ }))
  expect(dates()).toEqual({ from: '12/05/2026', to: '31/05/2026' })
})

test.each(['21/08/2026', '1/9/26', '20/08/2027'])(
  'G-59 TS-06 With To on today, a From of %s moves To like any later day',
  async later => {
    await open()
    expect(dates().to).toBe('20/08/2026')
    retype('From', later)
    const { from, to } = dates()
    expect([from, to]).toEqual([to, from])
    expect(from).not.toBe('21/07/2026')
    expect(field('From')).toBeValid()
    expect(field('To')).toHaveAccessibleDescription(`To changed to ${to}.`)
    retype('To', '01/08/2026')
    expect(dates()).toEqual({ from: '01/08/2026', to: '01/08/2026' })
  },
)

test('An unreadable date stops the search, and its focused field says why', async () => {
  const { sent, form } = await open()
  await user.type(field('Search'), 'milk')
  fireEvent.change(field('To'), { target: { value: '31/06/2026' } })
  fireEvent.blur(field('To'))
  fireEvent.submit(form)
  expect(sent).toEqual([])
  expect(field('To')).toHaveFocus()
  expect(field('To')).toHaveAccessibleDescription('That month has 30 days')
  retype('To', '30/06/2026')
  fireEvent.submit(form)
  expect(sent).toEqual([{ q: 'milk', from: '30/06/2026', to: '30/06/2026' }])
})

test('TS-08 A-83 Messages about start_date and end_date stand under their typed dates until a date changes', async () => {
  const errors = {
    start_date: ['The start date is not a valid date.', 'And more.'],
    end_date: 'The end date must be a date after or equal to start date.',
  }
  await open('data-start="31/02/2026" data-end="01/01/2026"', { json: { errors } })
  expect(field('From')).toHaveValue('31/02/2026')
  expect(field('From')).toHaveAccessibleDescription('The start date is not a valid date.')
  expect(field('To')).toHaveAccessibleDescription(errors.end_date)
  fireEvent.focus(field('From'))
  fireEvent.blur(field('From'))
  expect(field('From')).toHaveAccessibleDescription('The start date is not a valid date.')
  retype('From', '28/12/2025')
  for (const name of ['From', 'To']) expect(field(name)).toBeValid()
  expect(dates()).toEqual({ from: '28/12/2025', to: '01/01/2026' })
})

test('TS-05 One press sets a preset period and announces it', async () => {
  await open('data-start="01/05/2026" data-end="31/05/2026"')
  const periods = within(screen.getByRole('group', { name: 'Usual dates' }))
  const chosen = []
  for (const button of periods.getAllByRole('button')) {
    fireEvent.click(button)
    chosen.push([button.textContent, dates().from, dates().to])
  }
  expect(chosen).toEqual([
    ['Last 30 days', '21/07/2026', '20/08/2026'],
    ['This month', '01/08/2026', '20/08/2026'],
    ['Last month', '01/07/2026', '31/07/2026'],
  ])
  await waitFor(() => expect(heard()).toHaveTextContent('From 01/07/2026 to 31/07/2026.'))
})

test('A-118 Text typed before the widget started is kept', async () => {
  const inside = '<form><input name="q" aria-label="Early"><input name="from"><input name="to"></form>'
  await openPage(`<div data-widget="transaction-search" data-load="interaction">${inside}</div>`, {
    providers: { now: () => new Date('2026-08-20T12:00:00Z') },
  })
  const inputs = [...document.querySelectorAll('input')]
  for (const [at, text] of ['eggs', '1/8/2026', '31/02/2026'].entries()) {
    const input = inputs[at]
    if (input) input.value = text
  }
  fireEvent.click(screen.getByLabelText('Early'))
  await waitFor(() => expect(screen.queryByLabelText('Early')).toBeNull())
  expect(asked()).toEqual({ q: 'eggs', from: '01/08/2026', to: '' })
  expect(field('To')).toHaveValue('31/02/2026')
  expect(field('To')).toHaveAccessibleDescription('That month has 28 days')
})

describe('while the widget sleeps', () => {
  // Each test opens these pages for the first time.
  beforeEach(() => setStored('left-here', ''))
  const openLazy = () =>
    openInactive('/account/transactions', ['transaction-search'], { at: '2026-08-20T12:00:00Z' })

  test('TS-05 The first press on a preset period fills it in', async () => {
    await openLazy()
    expect(stateOf('transaction-search')).toBe('waiting')
    await settle(() => user.click(screen.getByRole('button', { name: 'Last month' })))
    expect(dates()).toEqual({ from: '01/07/2026', to: '31/07/2026' })
  })

  test('TS-03 A date typed before activation is searched for, and the focus stays', async () => {
    await openLazy()
    act(() => field('From').focus())
    await settle(() => user.keyboard('{Control>}a{/Control}01/06/2026'))
    expect(stateOf('transaction-search')).toBe('mounted')
    expect(field('From')).toHaveFocus()
    await settle(() => user.tab())
    expect(asked()).toEqual({ q: '', from: '01/06/2026', to: '20/08/2026' })
  })

  test('A-16 One press on the printed calendar button opens the calendar', async () => {
    await openLazy()
    await settle(() => user.click(screen.getByRole('button', { name: 'Choose From from a calendar' })))
    expect(screen.getByRole('button', { name: 'Choose From from a calendar' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  })
})
