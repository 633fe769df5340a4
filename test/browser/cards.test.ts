import type { Page } from 'playwright-core'
import { rowsOf } from '../support/rows'
import { journeys, look, settled } from './journey'

const browser = journeys({ isPrinted: true })
const customer = { as: 'customer' } as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** The position and the height of each card in the grid. */
const grid = (page: Page) =>
  page.locator('.product').evaluateAll(cards =>
    cards.map(each => {
      const { top, height } = each.getBoundingClientRect()
      return [Math.round(top + scrollY), Math.round(height)]
    }),
  )

/** The layout shifts without a press, as the browser measures them. */
const watchShift = () => {
  const moved = { by: 0 }
  Object.assign(window, { moved })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) moved.by += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
const shift = (page: Page) => page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)

const open = async (address: string, more: object) => {
  const page = await browser.visit(address, [], { ...customer, ...more })
  await page.addInitScript(watchShift)
  await page.reload()
  await settled(page)
  return page
}

const windows = rowsOf<[window: string, options: object]>(
  [
    ['a wide window', {}],
    ['a phone', phone],
  ],
  ['a phone'],
)

test.each(windows)(
  "J-63 In %s a daily essential always shows the customer's order, and nothing moves",
  async (_, more) => {
    const page = await open('/shop/milk', more)
    const said = page.getByText(/^You get /)
    const before = { grid: await grid(page), said: await said.count() }
    expect(before.said).toBeGreaterThan(0)
    await page
      .getByRole('link', { name: /^Order: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Regularly' }).click()
    await dialog.getByRole('button', { name: /^Increase quantity of .* on Thursday$/ }).click()
    await dialog.getByRole('button', { name: /^Add to my order/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    // One that is out of stock comes on Thursdays, too.
    await page.getByText('You get 1 every Thursday').nth(1).waitFor()
    expect(await grid(page)).toEqual(before.grid)
    await page.reload()
    await settled(page)
    expect(await said.count()).toBe(before.said + 1)
    expect(await grid(page)).toEqual(before.grid)
    expect(await shift(page)).toBeLessThanOrEqual(0.02)
    expect(await look(page, 'cards that say what one gets')).toEqual([])
  },
)

test.each(windows)(
  'J-63 In %s plus and minus replace the button of a product in the basket, and nothing moves',
  async (_, more) => {
    const page = await open('/shop/bakery', more)
    const before = await grid(page)
    const first = page.locator('.product').first()
    const name = await first.getByRole('heading').textContent()
    await first.getByRole('button', { name: /^Add to box/ }).focus()
    await page.keyboard.press('Enter')
    const plus = first.getByRole('button', { name: `Increase quantity of ${name}` })
    await plus.waitFor()
    await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith('Increase quantity'))
    await page.keyboard.press('Enter')
    await first.getByText('2 in box').waitFor()
    expect(await grid(page)).toEqual(before)
    expect(await look(page, 'a card with plus and minus')).toEqual([])
    await page.reload()
    await settled(page)
    expect(await grid(page)).toEqual(before)
    await first.getByRole('button', { name: `Decrease quantity of ${name}` }).click()
    await first.getByText('1 in box').waitFor()
    expect(await grid(page)).toEqual(before)
    expect(await shift(page)).toBeLessThanOrEqual(0.02)
  },
)

test('J-63 On a phone a note on a card has at most two lines, and hides nothing of a picture nearly as large as the others', async () => {
  const page = await open('/shop/store-cupboard', phone)
  const seen = await page.locator('.product').evaluateAll(cards =>
    cards.map(card => {
      const notes = [...card.querySelectorAll('[data-card-note] p')]
      const picture = card.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
      const lines = notes.map(note => {
        const words = document.createRange()
        words.selectNodeContents(note)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      // The tallest pictures have an eighth of air above them.
      const top = picture.top + picture.height / 8
      const foot = Math.max(0, ...notes.map(note => note.getBoundingClientRect().bottom))
      return { height: picture.height, lines: Math.max(0, ...lines), hidden: Math.max(0, foot - top) }
    }),
  )
  const whole = Math.max(...seen.map(({ height }) => height))
  expect(seen.filter(({ lines }) => lines > 0).length).toBeGreaterThan(3)
  for (const each of seen) {
    expect(each.lines).toBeLessThanOrEqual(2)
    expect(each.hidden).toBeLessThanOrEqual(2)
    expect(each.height).toBeGreaterThan(whole * 0.8)
  }
})

test('IP-03 With page.css a card has its picture, name, size and price in a column and an edge, and a row has one height', async () => {
  const page = await open('/shop/milk', {})
  const cards = await page.locator('.doorstep-card:not([hidden])').evaluateAll(all =>
    all.slice(0, 4).map(card => {
      const parts = ['picture', 'name', 'size', 'price'].map(
        part => card.querySelector(`.doorstep-card-${part}`)?.getBoundingClientRect().top ?? 0,
      )
      const { height } = card.getBoundingClientRect()
      const isInOrder = parts.every((each, at) => each > (parts[at - 1] ?? 0))
      return { height, isInOrder, edge: getComputedStyle(card).borderTopWidth }
    }),
  )
  expect(cards).toEqual(Array(4).fill({ height: cards[0]?.height, isInOrder: true, edge: '1px' }))
})
