import type { Locator, Page } from 'playwright-core'
import { focused, journeys } from './journey'

// The presses that three people need, and the Tabs of one of them: before, 7 and 9; 9 with 2 wrong turns; 69.
const browser = journeys({ isPrinted: true })

/** A person whose presses and filled fields are counted. */
function person() {
  const done: string[] = []
  return {
    done,
    async press(name: string, target: Locator) {
      await target.first().click()
      done.push(name)
    },
    async type(name: string, field: Locator, text: string) {
      await field.first().fill(text)
      done.push(name)
    },
  }
}
const print = (who: string, done: readonly string[]) =>
  console.info(`${who}: ${done.length} (${done.join(', ')})`)

/** Pauses a week from its first day, from any page of the shop. */
async function pauseWeek(page: Page, { press, type }: ReturnType<typeof person>, firstDay: string) {
  await press(
    'Pause your deliveries',
    page.getByRole('contentinfo').getByRole('link', { name: 'Pause your deliveries' }),
  )
  await type('first day', page.getByRole('textbox', { name: /^First day/ }), firstDay)
  await press('1 week', page.getByRole('button', { name: '1 week' }))
  await press('Pause deliveries', page.getByRole('button', { name: 'Pause deliveries' }))
  await page
    .getByText(/Your deliveries are paused/)
    .first()
    .waitFor()
}

test('J-66 A newcomer orders a pint for Friday in five actions without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'guest', hasPostcode: false })
  const { press, type, done } = person()
  const dialog = page.getByRole('dialog')
  await press('Order', page.locator('.product').first().getByRole('link', { name: 'Order' }))
  await type('postcode', dialog.getByRole('textbox'), 'BS3 4TN')
  await press('Check', dialog.getByRole('button', { name: 'Check' }))
  await press('plus on Friday', dialog.getByRole('button', { name: /^Increase quantity of .* on Friday$/ }))
  await press('Add to my order', dialog.getByRole('button', { name: /^Add to my order/ }))
  await page.getByText('You get 1 every Friday').waitFor()
  print('a pint for Friday', done)
  expect(done).toHaveLength(5)
})

test('J-64 A customer skips Christmas week in five actions from the first page without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const who = person()
  await pauseWeek(page, who, '24/12/2026')
  print('Christmas week', who.done)
  expect(who.done.length).toBeLessThanOrEqual(5)
})

test('J-61 J-62 A weekly box is changed for one day in five presses from the first page', async () => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const { press, done } = person()
  await press('View your boxes', page.getByRole('link', { name: 'View your boxes' }))
  await press(
    'View',
    page
      .getByRole('listitem')
      .filter({ has: page.locator('[data-action="edit"]') })
      .getByRole('link', { name: /^View box/ })
      .or(page.locator('[data-action="edit"]').getByRole('button')),
  )
  await press('Change only this day', page.getByRole('dialog').getByRole('button', { name: /^Change only/ }))
  await press('plus', page.getByRole('button', { name: /^Increase quantity/ }))
  await press('Save changes', page.getByRole('button', { name: 'Save changes' }))
  await page.waitForURL('**/checkout-complete/**')
  print('a weekly box', done)
  expect(done).toHaveLength(5)
})

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('J-66 On a phone cream is added to the next delivery in four presses without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'customer', ...phone })
  const { press, done } = person()
  const dialog = page.getByRole('dialog')
  await press('Add something', page.getByRole('link', { name: 'Add something' }))
  await press('Order', page.getByRole('link', { name: 'Order: Single cream' }))
  await press('Just once', dialog.getByRole('tab', { name: 'Just once' }))
  await dialog.getByRole('combobox', { name: 'Delivery date' }).waitFor()
  await press('Add to my order', dialog.getByRole('button', { name: /^Add to my order/ }))
  await page.getByText('You get 1 on Thursday 26 November').first().waitFor()
  print('cream for the next delivery, on a phone', done)
  expect(done).toHaveLength(4)
})

test('J-64 On a phone a week is paused in four actions without a wrong turn', async () => {
  const page = await browser.visit('/', [], { as: 'customer', ...phone })
  const who = person()
  await pauseWeek(page, who, '14/12/2026')
  print('a week paused, on a phone', who.done)
  expect(who.done).toHaveLength(4)
})

test('J-61 On a tablet zoomed to 150 % a box is moved to another day in five actions without a wrong turn', async () => {
  const tablet = { viewport: { width: 512, height: 683 }, deviceScaleFactor: 1.5, hasTouch: true }
  const page = await browser.visit('/', [], { as: 'customer', ...tablet })
  const { press, done } = person()
  await press('View your boxes', page.getByRole('link', { name: 'View your boxes' }))
  await press('View', page.getByRole('link', { name: /^View box for Thursday 3 December/ }))
  await press('Change only this day', page.getByRole('dialog').getByRole('button', { name: /^Change only/ }))
  await page.getByRole('combobox', { name: 'Delivery date' }).selectOption({ label: 'Friday 4 December' })
  done.push('Friday 4 December')
  await page.getByText('Order by 9pm Thursday 3 December').waitFor()
  await press('Save changes', page.getByRole('button', { name: 'Save changes' }))
  await page.getByRole('heading', { name: 'Thank you, your changes are saved' }).waitFor()
  expect(await page.getByText('Friday 4 December').first().isVisible()).toBe(true)
  print('a box moved, at 150 %', done)
  expect(done).toHaveLength(5)
})

test('J-74 By keyboard alone the first pint on the milk page is ordered within 40 Tabs', async () => {
  const page = await browser.visit('/shop/milk', [], { as: 'guest', hasPostcode: true })
  let tabs = 0
  const tabTo = async (shape: RegExp) => {
    for (let at = 0; at < 60; at += 1) {
      await page.keyboard.press('Tab')
      tabs += 1
      const name = await page.evaluate(() => {
        const { ariaLabel, textContent } = document.activeElement ?? {}
        return `${ariaLabel ?? textContent}`.trim()
      })
      if (shape.test(name)) return
    }
    throw new Error(`no Tab leads to ${shape}`)
  }
  await tabTo(/^Skip to the page/)
  await page.keyboard.press('Enter')
  await tabTo(/^Order/)
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Increase quantity of .* on Friday$/ })
    .waitFor()
  await tabTo(/^Increase quantity of .* on Friday$/)
  await page.keyboard.press('Enter')
  await tabTo(/^Add to my order/)
  await page.keyboard.press('Enter')
  await page.getByText('You get 1 every Friday').waitFor()
  console.info(`a pint by keys: ${tabs} Tabs`)
  expect(tabs).toBeLessThanOrEqual(40)
})

/** A person at a keyboard, whose Tabs are counted. */
function keyboard(page: Page, skips: boolean) {
  const tabs: Record<string, number> = {}
  const tab = async () => {
    await page.keyboard.press('Tab')
    const { pathname } = new URL(page.url())
    tabs[pathname] = (tabs[pathname] ?? 0) + 1
    return page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement ?? {}
      return `${ariaLabel ?? textContent}`.trim()
    })
  }
  return {
    count: () => Object.values(tabs).reduce((sum, each) => sum + each, 0),
    tabs,
    async enter(name: RegExp) {
      const isFresh = await page.evaluate(() => document.activeElement === document.body)
      if (isFresh && skips && /^Skip/.test(await tab())) await page.keyboard.press('Enter')
      const seen: string[] = []
      for (let at = 0; at < 120; at += 1) {
        const now = await tab()
        seen.push(now)
        if (name.test(now)) return page.keyboard.press('Enter')
      }
      throw new Error(`no Tab leads to ${name}: ${seen.join(' | ')}`)
    },
  }
}

// Before, 44 and 89 Tabs. Each page of the way begins where its task is.
test.each([
  ['with the skip link', true, 38],
  ['without the skip link', false, 50],
] as const)('J-61 J-74 By keyboard, %s, a weekly box is changed for one day', async (how, skips, most) => {
  const page = await browser.visit('/', [], { as: 'customer' })
  const keys = keyboard(page, skips)
  await keys.enter(/^View your boxes/)
  await page.waitForURL('**/account/orders#page')
  await keys.enter(/^View box for Thursday/)
  await page.getByRole('dialog').waitFor()
  await keys.enter(/^Change only/)
  await page.waitForURL(url => !url.pathname.endsWith('/account/orders'))
  await page
    .getByRole('button', { name: /^Increase quantity/ })
    .first()
    .waitFor()
  await keys.enter(/^Increase quantity/)
  await page.getByText('Seasonal veg box: 2, was 1').waitFor()
  await keys.enter(/^Save changes/)
  await page.waitForURL('**/checkout-complete/**')
  expect(await focused(page)).toBe('h1 Thank you, your changes are saved')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  console.info(`a box for one day by keys, ${how}: ${keys.count()} Tabs ${JSON.stringify(keys.tabs)}`)
  expect(keys.count()).toBeLessThanOrEqual(most)
})
