import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { lint } from '../../../shared/tools/doctor/lint-placeholder'
import { markupOf } from '../../../shared/tools/doctor/placeholder/markup'
import { widget } from '../../../widgets/house-move/house-move.widget'
import { expectElement } from '../../support/expect-element'
import { openPage, settled } from '../../support/page/open-page'
import { dairy, home, openMove, slowShop } from './open-move'

const reset = 'We can move you on Friday 27 November at the earliest, so we have set that day.'

test('HM-01 HM-02 HM-03 HM-11 CALL-40 The conflicting orders are read for the earliest day, each with the days it can move to', async () => {
  const move = await openMove()
  expect(move.asked()).toEqual([{ address: 1, postcode: 'BA1 5LR', date: '27/11/2026' }])
  const milk = move.select(/^New day for 2 × Whole milk, now Monday/)
  expect([...milk.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Please choose'],
    ['2', 'Tuesday'],
    ['5', 'Friday'],
    ['x', 'Cancel'],
  ])
  expect(milk).toHaveValue('')
  expect(screen.getAllByText('Comes each week on Monday')[0]).toBeVisible()
  const once = move.select(/^New day for Semi-skimmed|^New day for .* now Wednesday 2 December/)
  expect(once.options[1]?.value).toMatch(/^2026-/)
})

test('HM-11 Without an earliest day from the page the day is tomorrow', async () => {
  const move = await openMove({ earliest: null })
  expect(move.date()).toHaveValue('26/11/2026')
  expect(move.asked()[0]).toMatchObject({ date: '26/11/2026' })
})

test('HM-04 HM-05 HM-06 HM-07 HM-09 A-86 Nothing is sent before every order has its day; then all shown choices are sent once', async () => {
  const move = await openMove()
  const { user } = move
  expect(screen.getByText('14 Greville Street, BS3 4TN')).toBeVisible()
  expect(screen.getByText('Choose where each order goes.')).toBeVisible()
  await user.click(move.confirm())
  fireEvent.submit(move.form)
  expect(move.sent).toEqual([])
  await user.selectOptions(move.select(/^New day for 2 × Whole milk, now Monday/), '5')
  await user.selectOptions(move.select(/^New day for 3 × Whole milk, now Saturday/), 'x')
  await user.click(screen.getByRole('button', { name: 'Choose the nearest days' }))
  expect(screen.getByText('You have chosen for all of them.')).toBeVisible()
  expect(screen.getByText('If you confirm, we deliver to BA1 5LR from Friday 27 November.')).toBeVisible()
  expect(screen.getByText(/^Cancelled: /)).toBeVisible()
  fireEvent.click(move.confirm())
  fireEvent.submit(move.form)
  expect(move.sent).toHaveLength(1)
  expect(move.confirm()).toHaveTextContent('Sending')
  expect(move.sent[0]).toMatchObject({
    address: '1',
    move_date: '27/11/2026',
    'conflict[901-1][from]': '1',
    'conflict[901-1][to]': '5',
    'conflict[901-3][to]': '2',
  })
  expect(Object.values(move.sent[0] ?? {})).toContain('x')
})

const clashing = (days: unknown[], conflicts: object[]) => async () =>
  Response.json({ conflicts, available_days: days, delivery_dates: [] })
const milkOn = (id: number, weekday: unknown, frequency = 1) => ({
  id,
  frequency,
  weekday,
  product_name: 'Whole milk',
  quantity: 2,
})

test('G-59 HM-04 Orders of the same name are told apart by day and frequency when some are cancelled', async () => {
  const conflicts = [milkOn(1, 1), milkOn(2, 1, 2), milkOn(3, 4), { ...milkOn(4, 6), product_name: 'Eggs' }]
  const move = await openMove({ fetch: clashing([2, 5], conflicts) })
  const rows = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(new Set(rows.map(row => row.labels[0]?.textContent)).size).toBe(4)
  for (const [at, to] of ['5', 'x', 'x', 'x'].entries())
    await move.user.selectOptions(expectElement(rows[at], HTMLSelectElement), to)
  expect(
    screen.getByText(
      'Cancelled: 2 × Whole milk (Monday, every 2 weeks), 2 × Whole milk (Thursday, each week), 2 × Eggs (Saturday, each week).',
    ),
  ).toBeVisible()
})

test.each([
  ['no day is offered', [], [milkOn(1, 1), milkOn(2, 4)], false],
  ['the offered days cannot be compared', ['By arrangement'], [milkOn(1, 1), milkOn(2, 4)], false],
  ['the present days are unknown', [2, 5], [milkOn(1, 'by arrangement'), milkOn(2, 'by arrangement')], false],
  [
    'one order of two has a nearest day',
    [2, 5],
    [milkOn(1, 1), { ...milkOn(2, null, 0), date: '2026-12-02' }],
    true,
  ],
])('G-59 HM-03 When %s, the nearest days can be chosen: %#', async (_, days, conflicts, isOffered) => {
  const move = await openMove({ fetch: clashing(days, conflicts) })
  expect(screen.getByText('Still to choose: 2 of 2.')).toBeVisible()
  const nearest = screen.queryByRole('button', { name: 'Choose the nearest days' })
  expect(nearest !== null).toBe(isOffered)
  if (nearest) await move.user.click(nearest)
  expect(screen.getByText(`Still to choose: ${isOffered ? 1 : 2} of 2.`)).toBeVisible()
})

test('HM-08 One of several addresses is chosen, and its orders are read', async () => {
  const move = await openMove({ addresses: [home, dairy] })
  await move.user.selectOptions(screen.getByRole('combobox', { name: 'Moving from' }), '2')
  await act(settled)
  expect(move.asked().map(({ address }) => address)).toEqual([1, 2])
  expect(screen.getByText('All your orders fit the days on which we deliver to BA1 5LR.')).toBeVisible()
  await move.user.click(move.confirm())
  expect(move.sent).toEqual([{ address: '2', move_date: '27/11/2026' }])
})

test('HM-10 HM-12 HM-13 A day before the earliest becomes the earliest with a message; a later one is read as DD/MM/YYYY', async () => {
  const move = await openMove({ attributes: 'data-move-date="01/11/2026"' })
  expect(move.date()).toHaveValue('27/11/2026')
  expect(screen.getByText(reset)).toBeVisible()
  await move.setDate('3/12/26')
  expect(move.date()).toHaveValue('03/12/2026')
  expect(screen.queryByText(reset)).toBeNull()
  expect(move.asked().at(-1)).toMatchObject({ date: '03/12/2026' })
  await move.setDate('26/11/2026')
  expect(move.date()).toHaveValue('27/11/2026')
  expect(screen.getByText(reset)).toBeVisible()
  await waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBeTruthy())
})

test('HM-07 Text that is no date is reported and not sent', async () => {
  const move = await openMove()
  await move.setDate('31/02/2027')
  expect(screen.getByText('Choose your moving day.')).toBeVisible()
  expect(screen.getByText('That month has 28 days')).toBeVisible()
  fireEvent.submit(move.form)
  expect(move.sent).toEqual([])
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('HM-03 A new day keeps the choices it still offers and asks for the others again', async () => {
  const { calls, fetch } = slowShop()
  const move = await openMove({ fetch })
  const conflicts = [
    { id: 1, frequency: 1, weekday: 1, product_name: 'Milk' },
    { id: 2, frequency: 0, date: '2026-12-02', product_name: 'Cream' },
  ]
  const offer = { conflicts, available_days: [2, 5] }
  await calls[0]?.answer({ ...offer, delivery_dates: ['2026-12-01', '2026-12-04'] })
  await move.user.selectOptions(move.select(/Milk/), '5')
  await move.user.selectOptions(move.select(/Cream/), '2026-12-01')
  expect(screen.getByText('You have chosen for all of them.')).toBeVisible()
  await move.setDate('03/12/2026')
  expect(screen.getByText('We are checking which orders clash.', { selector: 'button ~ span' })).toBeVisible()
  // The choice still stands there, but nobody knows yet whether the new day offers it.
  fireEvent.submit(move.form)
  expect(move.sent).toEqual([])
  await calls[1]?.answer({ ...offer, delivery_dates: ['2026-12-04'] })
  expect(move.select(/Milk/)).toHaveValue('5')
  expect(move.select(/Cream/)).toHaveValue('')
  expect(screen.getByText('Still to choose: 1 of 2.')).toBeVisible()
})

test('HM-02 HM-05 HM-06 Twenty conflicts whose day changes twice under late answers: the shown choices are sent', async () => {
  const { calls, fetch } = slowShop()
  const move = await openMove({ fetch })
  const clashes = (from: number) =>
    Array.from({ length: 20 }, (_, at) => ({
      id: from + at,
      frequency: at % 2 ? 0 : 1,
      weekday: at % 2 ? null : (at % 6) + 1,
      date: at % 2 ? `2026-12-${10 + at}` : null,
      product_name: `Product ${from + at}`,
    }))
  const offer = (from: number, days: number[], dates: string[]) => ({
    conflicts: clashes(from),
    available_days: days,
    delivery_dates: dates,
  })
  await move.setDate('01/12/2026')
  await move.setDate('08/12/2026')
  expect(calls.map(({ date }) => date)).toEqual(['27/11/2026', '01/12/2026', '08/12/2026'])
  await calls[2]?.answer(offer(100, [2, 5], ['2026-12-08', '2026-12-11']))
  // The answers for the earlier days come late and concern another move.
  await calls[0]?.answer(offer(300, [1], ['2026-11-30']))
  await calls[1]?.answer(offer(100, [3], ['2026-12-02']))
  const selects = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(selects).toHaveLength(20)
  await move.user.click(screen.getByRole('button', { name: 'Choose the nearest days' }))
  await move.user.selectOptions(move.select(/Product 103/), 'x')
  const shown = Object.fromEntries(selects.map(({ name, value }) => [name, value]))
  await move.user.click(move.confirm())
  expect(move.sent).toHaveLength(1)
  expect(move.sent[0]).toMatchObject({ ...shown, move_date: '08/12/2026', 'conflict[103][to]': 'x' })
  for (const { id, weekday, date } of clashes(100)) {
    expect(move.sent[0]?.[`conflict[${id}][from]`]).toBe(String(weekday ?? date))
    expect(['2', '5', '2026-12-08', '2026-12-11', 'x']).toContain(move.sent[0]?.[`conflict[${id}][to]`])
  }
  expect(Object.keys(move.sent[0] ?? {})).toHaveLength(2 + 2 * 20)
})

test.each([
  ['after the cut-off for its next day', '2026-11-25T23:57:00Z', '27/11/2026', '2026-11-26T00:02:00Z'],
  ['in summer, by London’s clocks', '2026-06-24T22:57:00Z', '26/06/2026', '2026-06-24T23:02:00Z'],
])(
  'G-35 HM-12 HM-13 A-115 A page made %s keeps its earliest day past midnight while the shop still takes it',
  async (_, at, earliest, later) => {
    const move = await openMove({ earliest, at })
    expect(move.date()).toHaveValue(earliest)
    move.clock.at = later
    fireEvent(document, new CustomEvent('visibilitychange'))
    await act(settled)
    expect(move.date()).toHaveValue(earliest)
    expect(screen.queryByText(/at the earliest/)).toBeNull()
    expect(move.posted()).toMatchObject({ move_date: earliest })
  },
)

test("G-35 HM-12 A-115 Once that day has closed too, the shop's refusal moves the earliest day on by one", async () => {
  const move = await openMove({ earliest: '27/11/2026', at: '2026-11-25T23:57:00Z' })
  move.clock.at = '2026-11-26T21:00:01Z'
  await move.setDate('01/12/2026')
  await move.setDate('27/11/2026')
  expect(move.date()).toHaveValue('28/11/2026')
  move.clock.at = '2026-11-28T10:00:00Z'
  fireEvent(document, new CustomEvent('visibilitychange'))
  await act(settled)
  expect(move.date()).toHaveValue('29/11/2026')
})

test('G-35 HM-12 A-115 A shop that moves people the same day goes on doing so the next day', async () => {
  const move = await openMove({ earliest: '25/11/2026' })
  move.clock.at = '2026-11-26T00:00:01Z'
  fireEvent(document, new CustomEvent('visibilitychange'))
  await act(settled)
  await move.setDate('20/11/2026')
  expect(move.asked().map(({ date }) => date)).toContain('26/11/2026')
})

test('HM-11 HM-12 A-115 When the shop no longer takes the earliest day, the next one is set with a message', async () => {
  const move = await openMove({ earliest: null })
  expect(screen.queryByText(reset)).toBeNull()
  move.clock.at = '2026-11-25T21:00:01Z'
  await move.setDate('01/12/2026')
  await move.setDate('26/11/2026')
  expect(move.asked().map(({ date }) => date)).toEqual([
    '26/11/2026',
    '01/12/2026',
    '26/11/2026',
    '27/11/2026',
  ])
  expect(move.date()).toHaveValue('27/11/2026')
  expect(screen.getByText(reset)).toBeVisible()
  expect(
    await screen.findByText(/^We can move you .* Still to choose/, { selector: '[role=status]' }),
  ).toBeVisible()
  expect(move.posted()).toMatchObject({ move_date: '27/11/2026' })
  await move.setDate('26/11/2026')
  expect(move.date()).toHaveValue('27/11/2026')
  expect(move.asked()).toHaveLength(4)
})

test("HM-11 A-115 Opened after tomorrow's cut-off, the earliest day is the day after", async () => {
  const move = await openMove({ earliest: null, at: '2026-11-25T21:00:01Z' })
  expect(move.date()).toHaveValue('27/11/2026')
  expect(screen.getByText(reset)).toBeVisible()
  expect(screen.getAllByRole('combobox').length).toBeGreaterThan(5)
})

test('L-83 HM-14 The errors of a failed look-up are kept, so that nothing is sent, and not displayed', async () => {
  const refusal = { errors: { postcode: ['No round at BA1.'], address: ['Unknown key 7.'] } }
  const move = await openMove({ fetch: async () => Response.json(refusal, { status: 422 }) })
  expect(document.body).not.toHaveTextContent(/No round|Unknown key/)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  fireEvent.submit(move.form)
  expect(move.sent).toEqual([])
})

test('G-38 A-115 A-130 A day that the shop refuses must be chosen anew, with the shop’s reason and no retry', async () => {
  const refusal = { errors: { date: ['We can move you on 28/11/2026.'] } }
  const fits = { conflicts: [], available_days: [], delivery_dates: [] }
  const move = await openMove({
    earliest: '26/11/2026',
    fetch: async input => {
      const { date }: { date: string } = await (input as Request).json()
      return date < '28' ? Response.json(refusal, { status: 422 }) : Response.json(fits)
    },
  })
  const said = 'We can move you on 28/11/2026.'
  expect(move.date()).toHaveValue('27/11/2026')
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.queryByText(reset)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.submit(move.form)
  expect(move.sent).toEqual([])
  await move.setDate('28/11/2026')
  expect(screen.queryByText(said)).toBeNull()
  expect(screen.getByText('All your orders fit the days on which we deliver to BA1 5LR.')).toBeVisible()
})

test('HM-07 A-102 With data-action the widget brings the form and the token', async () => {
  const move = await openMove({
    hasForm: false,
    attributes: 'data-action="/account/house-moves"',
    addresses: [{ ...dairy, id: 2 }],
  })
  expect([move.form.method, new URL(move.form.action).pathname]).toEqual(['post', '/account/house-moves'])
  await move.user.click(move.confirm())
  expect(move.sent).toEqual([{ _token: move.visit.csrfToken, address: '2', move_date: '27/11/2026' }])
})

test('G-38 HM-07 Outside a form and without data-action the button refuses, and the page is told what is missing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const visit = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') }).visit({ as: 'customer' })
  await openPage(
    `<div data-widget="house-move" data-load="ready" data-postcode="BA1 5LR"><script type="application/json">${JSON.stringify({ addresses: [dairy] })}</script></div>`,
    { fetch: visit.fetch, globals: { ...visit.globals() } },
  )
  await act(settled)
  const placeholder = expectElement(document.querySelector('[data-widget]'), HTMLElement)
  const { faults } = lint(markupOf(placeholder), {
    names: ['house-move'],
    optionsOf: () => widget.options,
    inForm: ['house-move'],
    ids: [],
    isWhole: true,
  })
  const said = faults.map(({ says }) => says).filter(says => says.includes('stands in no form'))
  expect(said).toHaveLength(1)
  expect(warn.mock.calls.map(([words]) => words)).toEqual(said.map(says => `Doorstep: ${says}`))
  const confirm = screen.getByRole('button', { name: /^Confirm my move/ })
  expect(confirm).toHaveAttribute('aria-disabled', 'true')
  expect(confirm).toHaveAccessibleDescription(
    "Sorry, this page can't send anything to the shop. Please get in touch with us.",
  )
  warn.mockRestore()
})

test("G-59 HM-07 A-104 The widget's own form posts with the current token, once for two presses", async () => {
  const { fetch } = globalThis
  const asked: string[] = []
  const sent: unknown[] = []
  globalThis.fetch = async input => {
    asked.push(new URL(String(input)).pathname)
    return Response.json({ token: 'a-fresh-token' })
  }
  // Records the real posts and stops the first one, as a page's script may.
  const hear = (event: Event) => {
    const fields = new FormData(expectElement(event.target, HTMLFormElement))
    if (!event.defaultPrevented) sent.push([fields.get('_token'), fields.has('_idempotency_key')])
    event.preventDefault()
  }
  document.addEventListener('submit', hear)
  document.head.innerHTML = '<meta name="doorstep-csrf-url" content="/csrf-token">'
  await openPage(
    `<div data-widget="house-move" data-load="ready" data-postcode="BS3 4TN" data-action="/account/house-moves"><script type="application/json">${JSON.stringify({ addresses: [home] })}</script></div>`,
    {
      fetch: async () => Response.json({ conflicts: [], available_days: [2, 5], delivery_dates: [] }),
      globals: { csrfToken: 'a-stale-token', isGuest: false },
      providers: { now: () => new Date('2026-11-25T12:00:00Z') },
    },
  )
  const form = expectElement(document.querySelector('form'), HTMLFormElement)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Confirm/ })).not.toHaveAttribute('aria-disabled'),
  )
  act(() => void fireEvent.submit(form))
  act(() => void fireEvent.submit(form))
  await waitFor(() => expect(sent).toEqual([['a-fresh-token', true]]))
  expect(asked).toEqual(['/csrf-token'])
  // The page has stopped the post, so it can be sent again.
  await waitFor(() => expect(screen.getByRole('button', { name: /^Confirm/ })).toBeVisible())
  act(() => void fireEvent.submit(form))
  await waitFor(() => expect(sent).toHaveLength(2))
  document.removeEventListener('submit', hear)
  document.head.innerHTML = ''
  globalThis.fetch = fetch
})

test('L-81 UI-01 While a new day is checked, the summary keeps its place, and the spinner stands half a second', async () => {
  const fits = { conflicts: [], available_days: [], delivery_dates: [] }
  const { calls, fetch } = slowShop()
  const move = await openMove({ fetch })
  await calls[0]?.answer(fits)
  const summary = screen.getByText(/^All your orders fit/).parentElement as HTMLElement
  const spinner = () =>
    screen.queryByText('We are checking which orders clash.', { selector: '[role=status] *' })
  expect(summary).not.toHaveAttribute('aria-hidden')
  await move.setDate('01/12/2026')
  expect(spinner()).toBeNull()
  await waitFor(() => expect(spinner()).toBeVisible())
  expect([summary.isConnected, summary.getAttribute('aria-hidden')]).toEqual([true, 'true'])
  expect(summary.parentElement).toContainElement(spinner())
  await calls[1]?.answer(fits)
  expect(spinner()).toBeVisible()
  expect(move.confirm()).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(spinner()).toBeNull())
  expect(summary).not.toHaveAttribute('aria-hidden')
  expect(move.confirm()).not.toHaveAttribute('aria-disabled')
})
