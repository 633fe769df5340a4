import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Visit } from '../../../demo-pages/shop/visit'

const setUp = (at = '2026-03-28T23:30:00Z') =>
  createDemoShop({ now: () => new Date(at) }).visit({ as: 'customer' })

const pause = (visit: Visit, start_date: string, end_date: string) =>
  visit.submit('/account/pauses', { start_date, end_date }, '/account/pauses')

test('A pause is saved, announced once and listed in order', async () => {
  const visit = setUp()
  const reply = await pause(visit, '30/03/2026', '02/04/2026')
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/account/pauses'])
  const page = visit.page('/account/pauses')
  expect(page.flash).toEqual({
    tone: 'success',
    message:
      'Your deliveries are paused from Monday 30 March to Thursday 2 April. Your next delivery after that is on Saturday 4 April.',
    canUndo: true,
  })
  expect(page.pauses[0]).toMatchObject({ start_date: '30/03/2026', end_date: '02/04/2026' })
  expect(page.pauses).toHaveLength(2)
  expect(visit.page('/account/pauses').flash).toBeNull()
})

test.each([
  ['', '', { start_date: 'Enter the first day.', end_date: 'Enter the last day.' }],
  [
    '2026-03-30',
    '31/02/2027',
    {
      start_date: 'Enter a date like 24/05/2026.',
      end_date: 'Enter a date like 24/05/2026.',
    },
  ],
  ['28/03/2026', '30/03/2026', { start_date: 'Choose a first day after today.' }],
  ['30/03/2026', '29/03/2026', { end_date: 'Choose a last day that is not before the first.' }],
])(
  '"%s" to "%s" is refused under its field, and the typed text is kept for the page',
  async (start, end, errors) => {
    const visit = setUp()
    const reply = await pause(visit, start, end)
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/account/pauses'])
    const page = visit.page('/account/pauses')
    expect(page.errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
    )
    expect(page.old).toEqual({ start_date: start, end_date: end })
    expect(page.pauses).toHaveLength(1)
    expect(visit.log[0]?.applied).toBe(false)
  },
)

test('A pause can begin tomorrow and last one day, until tomorrow’s cut-off', async () => {
  const early = setUp('2026-03-28T20:59:00Z')
  await pause(early, '29/03/2026', '29/03/2026')
  expect(early.page('/account/pauses').errors).toEqual({})
  const late = setUp('2026-03-28T21:00:00Z')
  await pause(late, '29/03/2026', '29/03/2026')
  expect(late.page('/account/pauses').errors).toEqual({
    start_date: ['Orders for Sunday 29 March have closed.'],
  })
})

const move = '/account/addresses/postcode/verify'

test('The form post goes on to the move', async () => {
  const visit = setUp()
  const reply = await visit.submit(move, { postcode: 'gl5 1aa' }, '/account/addresses')
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/account/house-moves'])
  expect(visit.page('/account/house-moves').houseMove?.step).toEqual({
    postcode: 'GL5 1AA',
    delivery_summary: 'Monday and Thursday by 8am',
    depot: 'Stroud Valleys Depot',
  })
  expect(visit.globals().hasPostcode).toBe(true)
})

const add = (visit: Visit, id: number) =>
  visit.call('POST', '/api/product/bol', { id, quantity: 3, increment: false })

test.each(['401', 'login-page'] as const)(
  'F-22 After a %s at the checkout, and after Log in there, the login leads back to it',
  async kind => {
    const shop = createDemoShop()
    const visit = shop.visit({ as: 'customer', hasPostcode: true })
    const checkout = '/shop/best-of-local/checkout'
    const headers = { Referer: `https://shop.test${checkout}` }
    const pageView = (path: string, more = {}) =>
      shop.openPage(
        new Request(`https://shop.test${path}`, {
          headers: { Cookie: `doorstep_demo=${visit.id}`, ...more },
        }),
        'nonce',
      )
    const landing = async () =>
      (await visit.submit('/login', { email: 'alison@doorstep.example', password: 'anything' })).headers.get(
        'Location',
      )
    await add(visit, 231)
    visit.setFault({ kind, match: 'GET /api/basket/latest-bol' })
    await visit.call('GET', '/api/basket/latest-bol', undefined, headers).catch(() => {})
    pageView('/login', headers)
    expect(await landing()).toBe(checkout)
    visit.become({ as: 'guest' })
    pageView('/login', headers)
    expect(await landing()).toBe(checkout)
    // People who give up and look at another page are not led back.
    visit.become({ as: 'guest' })
    pageView('/login', headers)
    pageView('/')
    expect(await landing()).toBe('/')
  },
)

const send = (visit: Visit, fields: Record<string, string>) =>
  visit.submit('/account/pauses', fields, '/account/pauses')

test('J-64 Adjoining pauses are joined, with a message about the earlier ones and the next delivery', async () => {
  const visit = setUp()
  await pause(visit, '30/03/2026', '02/04/2026')
  await pause(visit, '01/04/2026', '07/04/2026')
  const { flash, pauses } = visit.page('/account/pauses')
  expect(flash?.message).toBe(
    'Your deliveries are paused from Monday 30 March to Tuesday 7 April. ' +
      'We had already paused from Monday 30 March to Thursday 2 April: it is one pause now. ' +
      'Your next delivery after that is on Wednesday 8 April.',
  )
  expect(pauses).toHaveLength(2)
  expect(pauses[0]).toMatchObject({ start_date: '30/03/2026', end_date: '07/04/2026' })
})

test('G-64 A changed pause may overlap its own days, and is joined with another that it meets', async () => {
  const visit = setUp()
  await pause(visit, '30/03/2026', '02/04/2026')
  const change = String(visit.page('/account/pauses').pauses[0]?.id)
  await send(visit, { change, start_date: '31/03/2026', end_date: '03/04/2026' })
  const { flash, pauses } = visit.page('/account/pauses')
  expect(flash?.message).toMatch(/^Your deliveries are paused from Tuesday 31 March to Friday 3 April\. /)
  expect(pauses).toHaveLength(2)
  expect(pauses[0]).toMatchObject({ start_date: '31/03/2026', end_date: '03/04/2026' })
  await send(visit, { change, start_date: '31/03/2026', end_date: '08/05/2026' })
  expect(visit.page('/account/pauses').errors).toEqual({})
  expect(visit.page('/account/pauses').pauses).toHaveLength(1)
})

test('G-64 Ending a future pause removes it, and ending a current pause keeps its closed days', async () => {
  const visit = setUp('2026-03-28T12:00:00Z')
  await pause(visit, '29/03/2026', '02/04/2026')
  const end = () => String(visit.page('/account/pauses').pauses[0]?.id)
  await send(visit, { end: end() })
  expect(visit.page('/account/pauses').flash?.message).toBe('Your pause has ended. We deliver as usual.')
  expect(visit.page('/account/pauses').pauses).toHaveLength(1)
  let at = '2026-03-28T12:00:00Z'
  const later = createDemoShop({ now: () => new Date(at) }).visit({ as: 'customer' })
  await pause(later, '29/03/2026', '02/04/2026')
  at = '2026-03-30T12:00:00Z'
  await send(later, { end: String(later.page('/account/pauses').pauses[0]?.id) })
  const { flash, pauses } = later.page('/account/pauses')
  expect(flash?.message).toBe('Your pause has ended. We deliver as usual from Tuesday 31 March.')
  expect(pauses[0]).toMatchObject({ start_date: '29/03/2026', end_date: '30/03/2026' })
})

/** The presses on the page of pauses. */
const end = (visit: Visit) =>
  visit.submit('/account/pauses', { end: String(visit.page('/').pauses[0]?.id) }, '/account/pauses')
const undo = (visit: Visit) => visit.submit('/account/pauses', { undo: '1' }, '/account/pauses')
const changeFirst = (visit: Visit) =>
  visit.submit(
    '/account/pauses',
    { change: String(visit.page('/').pauses[0]?.id), start_date: '31/03/2026', end_date: '03/04/2026' },
    '/account/pauses',
  )

test.each([
  ['A new pause', (visit: Visit) => pause(visit, '20/04/2026', '24/04/2026')],
  ['A pause that joins an earlier one', (visit: Visit) => pause(visit, '01/04/2026', '07/04/2026')],
  ['A changed pause', changeFirst],
  ['An ended pause', end],
])('J-64 %s can be undone, and then the pauses are as they were', async (_, press) => {
  const visit = setUp()
  await pause(visit, '30/03/2026', '02/04/2026')
  const { pauses } = visit.page('/')
  await press(visit)
  const changed = visit.page('/account/pauses')
  expect(changed.flash?.canUndo).toBe(true)
  expect(changed.pauses).not.toEqual(pauses)
  await undo(visit)
  // A second press changes nothing more, and the page still says what the first has done.
  await undo(visit)
  const after = visit.page('/account/pauses')
  expect(after.flash?.message).toBe('That is undone. Your pauses are as they were before.')
  expect(after.pauses).toEqual(pauses)
})

test('J-64 After the next cut-off a pause is no longer undone, and the page says so', async () => {
  let now = '2026-03-28T12:00:00Z'
  const visit = createDemoShop({ now: () => new Date(now) }).visit({ as: 'customer' })
  await pause(visit, '30/03/2026', '02/04/2026')
  const { pauses } = visit.page('/account/pauses')
  now = '2026-03-29T12:00:00Z'
  await undo(visit)
  expect(visit.page('/account/pauses')).toMatchObject({
    flash: { tone: 'error', message: 'That can no longer be undone.' },
    pauses,
  })
})

test('J-64 A pause that is ended twice says so once, and the second press ends no other', async () => {
  const visit = setUp()
  await pause(visit, '30/03/2026', '02/04/2026')
  const [first, ...others] = visit.page('/account/pauses').pauses
  const again = () => visit.submit('/account/pauses', { end: String(first?.id) }, '/account/pauses')
  await again()
  await again()
  expect(visit.page('/account/pauses')).toMatchObject({
    flash: { message: 'Your pause has ended. We deliver as usual.' },
    pauses: others,
  })
  await again()
  expect(visit.page('/account/pauses').flash?.message).toBe('That pause has ended already.')
})

test('J-64 A day that is skipped on the home page leads back there', async () => {
  const visit = setUp()
  const fields = { start_date: '30/03/2026', end_date: '30/03/2026' }
  const reply = await visit.submit('/account/pauses', fields, '/')
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/'])
})
