/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { PageData } from '../../../demo-pages/shop/page-data'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'

const shop = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') })
const open = (path: string, setup: VisitorSetup = {}, changes: Partial<PageData> = {}) =>
  new DOMParser().parseFromString(
    renderPage(path.split('?')[0] ?? '', { ...shop.visit(setup).page(path), ...changes }) ?? '',
    'text/html',
  )

test('A refused registration comes back with the values but no password, and a message at each field', () => {
  const page = open(
    '/register',
    {},
    {
      old: { first_name: 'Ann', email: 'ann@', password: 'secret', referral_code: 'SPRING19', offline: '1' },
      errors: { email: ['Enter an email address, like name@example.co.uk.', 'A second message.'] },
    },
  )
  const email = page.querySelector<HTMLInputElement>('#email')
  expect(page.querySelector<HTMLInputElement>('#first_name')?.defaultValue).toBe('Ann')
  expect(email?.getAttribute('aria-invalid')).toBe('true')
  const described = page.getElementById(email?.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Enter an email address, like name@example.co.uk.')
  expect(page.querySelector('[data-widget="promo-field"]')?.getAttribute('data-code')).toBe('SPRING19')
  expect(page.querySelector('[data-widget="offline-customer"]')?.hasAttribute('data-checked')).toBe(true)
  expect(page.documentElement.outerHTML).not.toContain('secret')
})

test('J-72 J-104 The page with a balance explains payment once, and asks no customer to log in', () => {
  const account = open('/account', { as: 'customer' }).querySelector('.intro')?.textContent
  expect(account).toMatch(
    /You owe £[\d.]+\. .*your Direct Debit collects it on the first of a month, next on \w+day/,
  )
  const ways = [...open('/menu', { as: 'customer' }).querySelectorAll('main a')].map(each => each.textContent)
  expect(ways).toContain('Your account')
  expect(ways).not.toContain('Log in')
})

test('G-67 The first page asks a newcomer for the postcode once, and links a guest with a postcode to the milk', () => {
  const asked = open('/')
  expect(asked.querySelectorAll('[data-widget="postcode-panel"]')).toHaveLength(1)
  expect(asked.querySelector('.hero [data-widget="postcode-panel"] input[name="postcode"]')).not.toBeNull()
  const known = open('/', { as: 'guest', hasPostcode: true })
  expect(known.querySelector('.hero [data-widget]')).toBeNull()
  expect(known.querySelector('.hero a')?.getAttribute('href')).toBe('/shop/milk')
})

test('G-80 The account shows the next delivery first, and then grouped links to its pages', () => {
  const page = open('/account', { as: 'customer' })
  const [next, ...groups] = [...page.querySelectorAll('main section')]
  expect(next?.querySelector('h2')?.textContent).toMatch(/^Next delivery: \w+day \d+ May$/)
  expect(next?.querySelectorAll('li').length).toBeGreaterThan(0)
  expect(next?.querySelector('li')?.textContent).toMatch(/^\d+ × [A-Z]|^Your Best of Local box$/)
  expect(groups.map(group => group.querySelectorAll('li').length)).toEqual([4, 2, 3])
})

test("G-80 J-60 Today's delivery is shown apart from the next one", () => {
  const { box } = shop.visit({ as: 'customer' }).page('/account')
  const at = '2026-05-20T06:30:00Z'
  const next = open('/account', { as: 'customer' }, { box: { ...box, at } }).querySelector('.next')
  expect(next?.querySelector('h2')?.textContent).toBe('Next delivery: Thursday 21 May')
  expect(next?.querySelector('p')?.textContent).toMatch(/^Due today: \d+ × [A-Z][^.]+\.$/)
})

test('J-60 The account says which days are missed until the next delivery, and why', () => {
  const { essentials, box } = shop.visit({ as: 'customer' }).page('/account')
  const at = '2026-05-20T12:00:00Z'
  const days = essentials.days.map(day =>
    day.date === '2026-05-21'
      ? {
          ...day,
          boxes: 0,
          rows: day.rows.map(row => ({ ...row, state: 'Paused' })),
          reason: 'your deliveries are paused',
        }
      : day,
  )
  const page = open(
    '/account',
    { as: 'customer' },
    { essentials: { ...essentials, days }, box: { ...box, at } },
  )
  const next = page.querySelector('.next')
  expect(next?.querySelector('h2')?.textContent).toBe('Next delivery: Friday 22 May')
  expect(next?.textContent).toContain('Nothing comes on Thursday 21 May: your deliveries are paused.')
})

test('G-80 A week without further deliveries links to the milk', () => {
  const { essentials } = shop.visit({ as: 'customer' }).page('/account')
  const days = essentials.days.map(day => ({ ...day, rows: [], boxes: 0, reason: null }))
  const next = open('/account', { as: 'customer' }, { essentials: { ...essentials, days } }).querySelector(
    '.next',
  )
  expect(next?.querySelector('h2')?.textContent).toBe('Nothing more comes this week')
  expect(next?.querySelector('a')?.getAttribute('href')).toBe('/shop/milk')
})

test('G-80 A move without a postcode asks for it in place', () => {
  const page = open('/account/house-moves', { as: 'customer' })
  expect(page.querySelector('main [data-widget="postcode-panel"] input[name="postcode"]')).not.toBeNull()
})

test.each([
  ['/login', 'guest'],
  ['/register', 'guest'],
  ['/contact', 'guest'],
  ['/business', 'guest'],
] as const)(
  'G-73 L-41 A missing value in the form at %s is reported at its field and in a summary, which takes the focus',
  async (path, as) => {
    const visit = shop.visit({ as })
    const formOf = (page: string) =>
      new DOMParser()
        .parseFromString(page, 'text/html')
        .querySelector<HTMLFormElement>('main form.panel.form')
    const form = formOf(renderPage(path, visit.page(path)) ?? '')
    expect(form?.noValidate).toBe(true)
    const required = [...(form?.querySelectorAll<HTMLInputElement>('[required]') ?? [])].map(
      ({ name }) => name,
    )
    expect(required.length).toBeGreaterThan(1)
    await visit.submit(path, Object.fromEntries(required.map(name => [name, ''])), `https://shop.test${path}`)
    const refused = formOf(renderPage(path, visit.page(path)) ?? '')
    const invalidFields = [...(refused?.querySelectorAll<HTMLInputElement>('[aria-invalid=true]') ?? [])]
    const isTold = (name: string) => invalidFields.some(each => each.name === name)
    // The second password is compared only when there is a first.
    expect(required.filter(name => name !== 'password_confirmation' && !isTold(name))).toEqual([])
    for (const { id } of invalidFields)
      expect(refused?.querySelector(`#${id}-error`)?.textContent).toMatch(/^\S.*\.$/)
    const links =
      refused?.querySelectorAll<HTMLAnchorElement>('[role=group][tabindex="-1"][autofocus] a') ?? []
    expect([...links].map(({ hash }) => hash)).toEqual(
      expect.arrayContaining(invalidFields.map(({ id }) => `#${id}`)),
    )
  },
)

test('G-78 Marmalade is not shown as jam, nor chocolate milk as white', () => {
  const pictureOf = (path: string, name: string) =>
    [...open(path).querySelectorAll('.product')]
      .find(card => card.querySelector('h3')?.textContent === name)
      ?.querySelector('img')
      ?.getAttribute('src')
  expect(pictureOf('/shop/store-cupboard', 'Seville marmalade')).toMatch(/marmalade\.svg$/)
  expect(pictureOf('/shop/drinks-snacks', 'Chocolate milk')).toMatch(/milk-chocolate\.svg$/)
})

test.each([
  ['/', false, 'Check your postcode'],
  ['/', true, 'Choose your items'],
  ['/register', true, 'Choose your items'],
])('At %s with a confirmed postcode (%s) the step is "%s"', (path, hasPostcode, step) => {
  const page = open(path, { as: 'guest', hasPostcode })
  expect(page.querySelector('[data-widget=registration-steps] [aria-current="step"]')?.textContent).toContain(
    step,
  )
  expect(page.querySelectorAll('.is-done')).toHaveLength(hasPostcode ? 1 : 0)
})

test("G-64 A customer's pauses are listed with Change and End pause, and the page itself posts a new pause", () => {
  const page = open('/account/pauses', { as: 'customer' })
  const rows = [...page.querySelectorAll('.pauses > li')]
  expect(rows.map(row => row.querySelector('b')?.textContent)).toEqual([
    expect.stringMatching(/^\w+day \d+ \w+$/),
    expect.stringMatching(/^\w+day \d+ \w+ to \w+day \d+ \w+$/),
  ])
  for (const row of rows)
    expect([row.querySelector('a')?.textContent, row.querySelector('button')?.textContent]).toEqual([
      'Change',
      'End pause',
    ])
  const picker = page.querySelector(
    'form[action="/account/pauses"][method="post"] [data-widget="pause-picker"]',
  )
  expect(picker?.querySelector('input[name="start_date"]')).not.toBeNull()
  expect(picker?.querySelector('input[name="end_date"]')).not.toBeNull()
})

test('SP-03 The seasonal popup is printed during the season, except to people who saw it within a week', () => {
  const inSeason = createDemoShop({ now: () => new Date('2026-12-01T09:00:00Z') })
  const isPrinted = (headers: HeadersInit) => {
    const view = inSeason.openPage(new Request('https://shop.test/recipes', { headers }), 'nonce')
    return 'data' in view && /data-widget="seasonal-popup"/.test(renderPage('/recipes', view.data) ?? '')
  }
  expect([isPrinted({}), isPrinted({ Cookie: 'seasonal_popup=shown' })]).toEqual([true, false])
})

test.each([
  ['/', true],
  ['/shop/milk', true],
  ['/register', true],
  ['/login', false],
  ['/terms', false],
  ['/contact', false],
])('G-76 The registration steps are on %s for a guest: %s', (path, isThere) => {
  const page = open(path, { as: 'guest' })
  expect(page.querySelector('[data-widget="registration-steps"]') !== null).toBe(isThere)
})
