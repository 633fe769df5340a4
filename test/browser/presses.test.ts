import type { Locator, Page } from 'playwright-core'
import type { FaultKind } from '../../demo-pages/shop/server/fault-kinds'
import { isWhole } from '../support/rows'
import { fillBox, journeys, setFault } from './journey'
import { changeBoxByKeys, keyboard, person, print } from './presses'

const browser = journeys({ isPrinted: true })

test('L-32 A-126 J-66 A newcomer orders a pint for Friday, once, in five actions without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'guest', hasPostcode: false })
  const { press, type, done } = person()
  const dialog = page.getByRole('dialog')
  await press('Order', page.locator('.product').first().getByRole('link', { name: 'Order' }))
  await type('postcode', dialog.getByRole('textbox'), 'BS3 4TN')
  await press('Check', dialog.getByRole('button', { name: 'Check' }))
  await dialog.getByRole('combobox', { name: 'Delivery date' }).selectOption({ label: 'Friday 27 November' })
  done.push('Friday 27 November')
  await dialog.getByText(/^1 × .* on Friday 27 November, once, £1\.\d\d$/).waitFor()
  await press('Add to my order', dialog.getByRole('button', { name: /^Add to my order/ }))
  await page.getByText('You get 1 on Friday 27 November').waitFor()
  print('a pint for Friday', done)
  expect(done).toHaveLength(5)
})

test('J-61 J-62 L-37 A weekly box is changed for one day in four presses from the first page', async () => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const { press, done } = person()
  const box = { name: /^Change box for Thursday/ }
  await press('Change', page.getByRole('link', box).or(page.getByRole('button', box)))
  await press('Change only this day', page.getByRole('dialog').getByRole('button', { name: /^Change only/ }))
  await press('plus', page.getByRole('button', { name: /^Increase quantity/ }))
  await press('Save changes', page.getByRole('button', { name: 'Save changes' }))
  await page.waitForURL('**/checkout-complete/**')
  print('a weekly box', done)
  expect(done).toHaveLength(4)
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('L-32 A-126 On a phone cream is added to the next delivery in three presses without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'customer', ...phone })
  const { press, done } = person()
  const dialog = page.getByRole('dialog')
  await press('Add something', page.getByRole('link', { name: 'Add something' }))
  await press('Order', page.getByRole('link', { name: 'Order: Single cream' }))
  await dialog.getByRole('combobox', { name: 'Delivery date' }).waitFor()
  await press('Add to my order', dialog.getByRole('button', { name: /^Add to my order/ }))
  await page.getByText('You get 1 on Thursday 26 November').first().waitFor()
  print('cream for the next delivery, on a phone', done)
  expect(done).toHaveLength(3)
})

// Before, 44 Tabs. One of them is the link to a box that needs care.
test('J-61 J-74 By keyboard, with the skip link, a weekly box is changed for one day', async () => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const { count, tabs } = await changeBoxByKeys(page, true)
  console.info(`a box for one day by keys, with the skip link: ${count} Tabs ${tabs}`)
  expect(count).toBeLessThanOrEqual(39)
})

type Walk = (page: Page, who: ReturnType<typeof person>) => Promise<void>

/** Acts of a customer from the first page, each press, choice and filled field counted. */
const acts: [title: string, most: number, walk: Walk, options?: object][] = [
  [
    'L-32 Two pints on Friday come once, on a tablet with text at 150 %',
    5,
    async (page, { press, done }) => {
      const dialog = page.getByRole('dialog')
      await press('Add something', page.getByRole('link', { name: 'Add something' }))
      await press('Order', page.getByRole('link', { name: 'Order: Organic whole milk' }))
      await dialog
        .getByRole('combobox', { name: 'Delivery date' })
        .selectOption({ label: 'Friday 27 November' })
      done.push('Friday 27 November')
      await press('plus', dialog.getByRole('button', { name: /^Increase quantity of Organic whole milk$/ }))
      await dialog.getByText('2 × Organic whole milk on Friday 27 November, once, £3.40').waitFor()
      await press('Add to my order', dialog.getByRole('button', { name: 'Add to my order' }))
      await page.getByText('You get 2 on Friday 27 November').first().waitFor()
    },
    { viewport: { width: 683, height: 512 }, deviceScaleFactor: 1.5, hasTouch: true },
  ],
  [
    'L-32 Eggs come every other week',
    4,
    async (page, { press }) => {
      const dialog = page.getByRole('dialog')
      await press('Change order', page.getByRole('link', { name: 'Change order: Free range eggs' }))
      await press('Every 2 weeks', dialog.getByText('Every 2 weeks'))
      await dialog.getByText('1 on Tuesday, every 2 weeks, £2.45, until you change it.').waitFor()
      await press('Save changes', dialog.getByRole('button', { name: 'Save changes' }))
      await page.getByText('You get 1 on Tuesday, every 2 weeks').first().waitFor()
    },
  ],
  [
    'L-37 J-62 A code comes off the weekly box of one day',
    4,
    async (page, { press, type }) => {
      await press('Change', page.getByRole('link', { name: /^Change box for Thursday/ }))
      await press(
        'Change only this day',
        page.getByRole('dialog').getByRole('button', { name: /^Change only/ }),
      )
      const code = page.getByRole('textbox', { name: 'Promotional code' }).first()
      await type('code and Enter', code, 'SPRING5')
      await code.press('Enter')
      await page
        .getByText(/^SPRING5 applied/)
        .first()
        .waitFor()
      await press('Save changes', page.getByRole('button', { name: 'Save changes' }))
      await page.waitForURL('**/checkout-complete/**')
    },
  ],
  [
    'L-34 A-127 From a hospital bed everything is stopped without an end',
    4,
    async (page, { press, type }) => {
      const pause = page.getByRole('contentinfo').getByRole('link', { name: 'Pause your deliveries' })
      await press('Pause your deliveries', pause)
      await type('first day', page.getByRole('textbox', { name: /^First day/ }), '30/11/2026')
      await press('Until I say', page.getByText('Until I say'))
      await press('Pause deliveries', page.getByRole('button', { name: 'Pause deliveries' }))
      await page
        .getByText(/^From Monday 30 November until you end it/)
        .first()
        .waitFor()
    },
  ],
  [
    'L-31 Christmas week is paused from its first day to its last',
    5,
    async (page, { press, type }) => {
      const pause = page.getByRole('contentinfo').getByRole('link', { name: 'Pause your deliveries' })
      await press('Pause your deliveries', pause)
      await type('first day', page.getByRole('textbox', { name: /^First day/ }), '24/12/2026')
      await press('1 week', page.getByRole('button', { name: /^1 week/ }))
      await press('Pause deliveries', page.getByRole('button', { name: 'Pause deliveries' }))
      await page.getByText('Thursday 24 December to Wednesday 30 December').first().waitFor()
    },
  ],
]

/** Plays an act from the first page and holds it to its number of presses. */
async function play([title, most, walk, options = {}]: (typeof acts)[number]): Promise<void> {
  const page = await browser.visit('/', [], { as: 'customer', ...options })
  const who = person()
  await walk(page, who)
  print(title, who.done)
  expect(who.done.length).toBeLessThanOrEqual(most)
}

test.each(acts)('%s in at most %i presses from the first page', (...act) => play(act))

test('L-30 GLB-13 A declined card is paid in three presses from the first page, and the alert is gone', () =>
  play([
    'a declined card is paid',
    3,
    async (page, { press }) => {
      await press('Pay', page.getByRole('link', { name: /^Pay £29\.95 for Thursday.s box/ }))
      await page.waitForURL('**/account/payments**')
      await press('Make a payment', page.locator('main form button[type=submit]').filter({ visible: true }))
      await page.getByText(/received your payment of £29\.95/).waitFor()
      await page.goto(new URL('/', page.url()).href)
      expect(await page.getByText(/declined/).count()).toBe(0)
    },
  ]))

test('L-33 L-46 J-74 A newcomer registers by keys within 40 Tabs, and the street is there at the end', async () => {
  const page = await browser.visit('/', [], { as: 'guest', hasPostcode: false })
  const keys = keyboard(page, true)
  await keys.enter(/^Pop in your postcode/, 'Shift')
  await page.keyboard.type('BS3 4TN')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).waitFor()
  await keys.enter(/^Continue/)
  await page.waitForURL('**/shop/milk#steps')
  await keys.enter(/^Register/)
  await page.waitForURL('**/register')
  const typed = [
    [/^House number/, '3 Mill Lane'],
    [/^Town/, 'Bristol'],
    [/^First name/, 'Wren'],
    [/^Last name/, 'Hale'],
    [/^Email/, 'wren@hale.example'],
    [/^Password$/, 'one pint please'],
    [/^Password again/, 'one pint please'],
  ] as const
  for (const [name, words] of typed) {
    await keys.enter(name, 'Shift')
    await page.keyboard.type(words)
  }
  await page.keyboard.press('Enter')
  await page.getByText('3 Mill Lane, Bristol BS3 4TN').waitFor()
  console.info(`a registration by keys: ${keys.count()} Tabs ${JSON.stringify(keys.tabs)}`)
  expect(keys.count()).toBeLessThanOrEqual(40)
})

// Before, 68 Tabs.
test('L-39 J-74 By keys a customer comes from the shelf to the thanks, and the box is passed on the way to Confirm, within 30 Tabs', async () => {
  const page = await browser.visit('/shop/best-of-local/featured', [], { as: 'customer' })
  const keys = keyboard(page, false)
  await keys.enter(/^Add to box: Breakfast box/)
  await page.getByText('1 in box').filter({ visible: true }).first().waitFor()
  await keys.enter(/in box: go to checkout/)
  await page.waitForURL('**/checkout')
  await keys.enter(/^Decrease quantity of Breakfast box/, 'Shift')
  await keys.enter(/^(Once|One-off)/, 'Shift')
  await keys.enter(/^Friday/, 'Space')
  await keys.enter(/^Confirm order, £/)
  await page.waitForURL('**/checkout-complete/**')
  console.info(`from the shelf to the thanks: ${keys.count()} Tabs ${JSON.stringify(keys.tabs)}`)
  expect(keys.count()).toBeLessThanOrEqual(30)
})

type Wish = {
  call: string
  /** Goes to the last press; returns its button and the field with what was typed or chosen. */
  begin: (page: Page, goTo: (path: string) => Promise<unknown>) => Promise<{ last: Locator; kept: Locator }>
  good: string | RegExp
  /** A refusal that names what was typed, because the field is empty then (BB-19, A-36). */
  refused?: RegExp
}

const wishes: Readonly<Record<string, Wish>> = {
  'two pints on Friday': {
    call: 'POST /api/product/oneoff',
    async begin(page, goTo) {
      const dialog = page.getByRole('dialog')
      await goTo('/shop/milk')
      await page.getByRole('link', { name: 'Order: Organic whole milk' }).click()
      await dialog
        .getByRole('combobox', { name: 'Delivery date' })
        .selectOption({ label: 'Friday 27 November' })
      await dialog.getByRole('button', { name: /^Increase quantity/ }).click()
      const last = dialog.getByRole('button', { name: 'Add to my order' })
      return { last, kept: dialog.getByRole('spinbutton') }
    },
    good: 'You get 2 on Friday 27 November',
  },
  'eggs every other week': {
    call: 'POST /api/product/regular',
    async begin(page) {
      const dialog = page.getByRole('dialog')
      await page.getByRole('link', { name: 'Change order: Free range eggs' }).click()
      await dialog.getByText('Every 2 weeks').click()
      return {
        last: dialog.getByRole('button', { name: 'Save changes' }),
        kept: dialog.getByRole('radio', { name: 'Every 2 weeks' }),
      }
    },
    good: 'You get 1 on Tuesday, every 2 weeks',
  },
  'a code on the box': {
    call: 'POST /api/basket/apply-discount',
    async begin(page, goTo) {
      await fillBox(page, 221, 2)
      await goTo('/shop/best-of-local/featured')
      const box = page.locator('[data-widget=bol-basket]')
      const kept = box.getByLabel('Promotional code')
      await kept.fill('SPRING5')
      return { last: box.getByRole('button', { name: /^Apply/ }), kept }
    },
    good: /^SPRING5 applied/,
    refused: /^SPRING5: We cannot take that/,
  },
  'from the shelf to the thanks': {
    call: 'POST /api/bol-checkout/confirm',
    async begin(page, goTo) {
      await fillBox(page, 221, 2)
      await goTo('/shop/best-of-local/checkout')
      const kept = page.getByRole('radio', { name: /^Friday 27/ })
      await page.locator('label', { hasText: 'Friday 27' }).click()
      return { last: page.getByRole('button', { name: /^Confirm order, £/ }), kept }
    },
    good: /^(Thank you, your box is booked|Your order went through)/,
  },
}

const everyFault = ['slow', '422', 'drop-after', '401'] as const satisfies FaultKind[]
const rows = Object.entries(wishes).flatMap(([name, wish], at) =>
  everyFault.filter((_, kind) => isWhole || kind % 4 === at % 4).map(fault => ({ name, fault, ...wish })),
)

test.each(rows)(
  'J-70 L-32 $name: a shop that fails once ($fault) costs one press, one message and nothing typed, and saves it once',
  async ({ call, begin, good, fault, refused }) => {
    const page = await browser.visit('/', [], { as: 'customer' })
    const { last, kept } = await begin(page, path => page.goto(new URL(path, page.url()).href))
    const before = await kept.inputValue()
    const saved: string[] = []
    page.on(
      'request',
      each => each.method() === 'POST' && call.endsWith(new URL(each.url()).pathname) && saved.push(fault),
    )
    await setFault(page, { kind: fault, match: call })
    await last.click()
    if (fault === '401') {
      await page.waitForURL('**/login**')
      return expect(saved).toHaveLength(1)
    }
    if (fault === '422') {
      const alert = (refused ? page.getByText(refused) : page.getByRole('alert')).filter({ visible: true })
      await alert.first().waitFor()
      expect(await alert.count()).toBe(1)
      expect(await kept.inputValue()).toBe(refused ? '' : before)
      if (refused) await kept.fill(before)
      await last.click()
    }
    await page.getByText(good).first().waitFor()
    expect(saved).toHaveLength(fault === '422' ? 2 : 1)
  },
)
