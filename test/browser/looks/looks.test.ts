import type { Locator, Page } from 'playwright-core'
import { arrive, fillBox, journeys, look, settled } from '../journey'

// A Wednesday: there are days before it and days after it.
const walk = journeys()
const customer = { as: 'customer' } as const
const openWeek = async (page: Page) => {
  await page.getByRole('button', { name: /^Your week/ }).click()
  await page.getByRole('region', { name: 'Your week' }).getByRole('listitem').first().waitFor()
  await settled(page)
}
const left = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => Math.round(element.getBoundingClientRect().left))

/** Words inside the widgets that overflow their box. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const wrong: string[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.closest('.doorstep') || !parent.checkVisibility()) continue
      // For screen readers only.
      if (parent.closest('[class*=VisuallyHidden]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      const box = parent.closest('span[data-tone], button, section, p, li')?.getBoundingClientRect()
      if (words.width < 2 || !box || box.width < 2) continue
      if (words.left < box.left - 1 || words.right > box.right + 1 || words.right > innerWidth)
        wrong.push(node.textContent.trim())
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('.doorstep input[name=postcode]')) {
      if (field.type === 'hidden') continue
      field.value = 'BS99 9WW'
      if (field.scrollWidth > field.clientWidth) wrong.push(`the postcode in ${field.clientWidth} px`)
    }
    return wrong
  })

/** Text that is cut off when the body's text is set to 200 %. */
async function cutWhenLarge(page: Page): Promise<string[]> {
  await page.evaluate(() => document.body.style.setProperty('font-size', '200%'))
  await settled(page)
  const found = await cut(page)
  await page.evaluate(() => document.body.style.removeProperty('font-size'))
  await settled(page)
  return found
}

/** Words of the week that are smaller than the page's, except days, badges and labels. */
const smallIn = (week: Locator): Promise<string[]> =>
  week.evaluate(region =>
    [...region.querySelectorAll<HTMLElement>('*')].flatMap(element => {
      const words =
        [...element.childNodes].filter(node => node instanceof Text).join('') && element.textContent
      const isSign = element.closest('[data-tone], label, h3, li > button, [class*=VisuallyHidden]')
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return words?.trim() && !isSign && element.checkVisibility() && size < 16 ? [`${words} ${size}`] : []
    }),
  )

const weekOf = (page: Page) => page.getByRole('region', { name: 'Your week' })

test("F-49 F-50 G-71 The week has the page's place and size, is whole at 200 %, and prints without arrows", async () => {
  const page = await walk.visit('/shop/milk', ['weekly-view-link'], customer)
  await openWeek(page)
  expect(await left(page, 'section[data-ground=brand] h2')).toBe(await left(page, 'main h1'))
  expect(await smallIn(weekOf(page))).toEqual([])
  expect(await cutWhenLarge(page)).toEqual([])
  const next = weekOf(page).getByRole('button', { name: /^Next week/ })
  await page.emulateMedia({ media: 'print' })
  expect(await next.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await next.click()
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  await settled(page)
  const top = await dialog.evaluate(element => element.getBoundingClientRect().top + scrollY)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
  // Ends print mode before the next visitor.
  await page.emulateMedia({ media: 'screen' })
})

test('F-49 F-52 G-71 On a phone the opened week starts with the next delivery, its cost and a line to change', async () => {
  const page = await walk.visit('/shop/milk', ['weekly-view-link'], {
    ...customer,
    viewport: { width: 390, height: 844 },
  })
  await openWeek(page)
  const week = weekOf(page)
  const edit = week
    .getByRole('button', { name: /^Change / })
    .filter({ visible: true })
    .first()
  const wanted = [
    week.getByText('Next delivery'),
    week
      .getByText(/^(Change until|Closed)/)
      .filter({ visible: true })
      .first(),
    week.getByText('Week total').first(),
    edit,
  ]
  for (const each of wanted) {
    const box = await each.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 1000)).toBeLessThanOrEqual(844)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await left(page, 'section[data-ground=brand] h2')).toBe(await left(page, 'main h1'))
  expect(await look(page, 'week-ahead')).toEqual([])
  expect(await smallIn(week)).toEqual([])
  expect(await cutWhenLarge(page)).toEqual([])
  await edit.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Skip this day' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await week.getByText('Skipped').filter({ visible: true }).first().waitFor()
  const sunday = page.getByRole('heading', { name: /^Sunday/ })
  expect(await sunday.isVisible()).toBe(false)
  await page.getByRole('button', { name: /^Show Sunday to / }).click()
  expect(await sunday.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('button', { name: /^Show Sunday to / }).count()).toBe(0)
})

test('G-65 On a phone a guest sees the search, the login, the week and the box once each, without the menu', async () => {
  const page = await walk.visit('/shop/milk', [], { viewport: { width: 390, height: 844 } })
  const header = page.locator('body > header')
  const wanted = [
    header.getByRole('searchbox').or(header.getByRole('combobox')),
    header.getByRole('link', { name: 'Log in', exact: true }).filter({ visible: true }),
    header.getByText(/^Your\s+week/).filter({ visible: true }),
    header.getByText(/\bin box\b/).filter({ visible: true }),
  ]
  for (const each of wanted) {
    const { x, y, width, height } = (await each.boundingBox()) ?? { x: 0, y: 900, width: 0, height: 0 }
    expect(width).toBeGreaterThan(20)
    expect(x + width).toBeLessThanOrEqual(390)
    expect(y + height).toBeLessThanOrEqual(180)
  }
})

/** The size and the edge of each visible heading beside a widget, each once. */
async function headingsOf(page: Page, selector: string): Promise<string[]> {
  await settled(page)
  const found = await page.locator(selector).evaluateAll(all =>
    all
      .filter(each => each.checkVisibility())
      .map(each => {
        const panel = each.closest('.panel, section')?.getBoundingClientRect()
        const inset = Math.round(each.getBoundingClientRect().left - (panel?.left ?? 0))
        return `${getComputedStyle(each).fontSize} ${inset}`
      }),
  )
  expect(found.length).toBeGreaterThan(1)
  return [...new Set(found)]
}

test('G-77 Headings beside the basket have one size and edge, and a card keeps its height when it starts', async () => {
  const page = await walk.visit('/shop/best-of-local/featured', ['order-again'], {
    ...customer,
    printsNothing: false,
  })
  expect(await headingsOf(page, '.side h2')).toEqual(['18px 17'])
  await arrive(page, ['bol-basket'])
  const heights = () =>
    page.locator('.product').evaluateAll(cards => cards.map(card => card.getBoundingClientRect().height))
  const mounted = await heights()
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[data-widget=order-dialog] .doorstep button')) {
      const link = Object.assign(document.createElement('a'), {
        className: 'button',
        textContent: 'Add to box',
      })
      button.closest('[data-widget]')?.replaceChildren(link)
    }
  })
  expect(await heights()).toEqual(mounted)
})

test('F-51 The words of Copy Monday to all start at the edge of their column, also when the button is disabled', async () => {
  const page = await walk.visit(
    '/catalogue/preview?widget=order-dialog&example=A+daily+essential',
    [],
    customer,
  )
  await page
    .getByRole('button', { name: /^Order/ })
    .or(page.getByRole('link', { name: /^Order/ }))
    .first()
    .click()
  const copy = page.getByRole('button', { name: 'Copy Monday to all' })
  await copy.waitFor()
  await settled(page)
  const { words, column, ground } = await copy.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const before = range.getBoundingClientRect()
    element.setAttribute('aria-disabled', 'true')
    const after = range.getBoundingClientRect()
    return {
      words: [before.left, after.left].map(Math.round),
      column: Math.round(element.parentElement?.parentElement?.getBoundingClientRect().left ?? 0),
      ground: getComputedStyle(element).backgroundColor,
    }
  })
  expect(words).toEqual([column, column])
  expect(ground).toBe('rgba(0, 0, 0, 0)')
})

test('J-74 RS-02 RS-06 On a phone no word of the registration steps is broken, whichever step one is in', async () => {
  const guest = { as: 'guest', hasPostcode: true, viewport: { width: 390, height: 844 } } as const
  const page = await walk.visit('/shop/bakery', ['registration-steps'], guest)
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    await settled(page)
    const box = await page.locator('[data-widget=registration-steps]').boundingBox()
    return box?.height ?? 0
  }
  const choosing = [await height(390), await height(320)]
  await fillBox(page, 221, 2)
  await page.reload()
  await arrive(page, ['registration-steps'])
  const registering = [await height(390), await height(320)]
  // Two rows of steps at most. Letter below letter they were a thousand pixels high.
  for (const each of [...choosing, ...registering]) expect(each).toBeLessThan(160)
})

test.each(['/shop/milk', '/shop/best-of-local/featured'])(
  'J-74 On a phone a guest finds the postcode before the products of %s, and no text ends in a line of one word',
  async address => {
    const page = await walk.visit(address, [], { as: 'guest', viewport: { width: 390, height: 844 } })
    const top = async (place: Locator) => (await place.first().boundingBox())?.y ?? 0
    const field = await top(page.locator('main input[name=postcode]'))
    const products = await top(page.locator('main .product'))
    expect(field).toBeGreaterThan(0)
    expect(field).toBeLessThan(products)
    const ends = await page.locator('main :is(p, li) , main .doorstep-card-size').evaluateAll(all =>
      all.flatMap(each => {
        const words = each.childNodes.length === 1 && each.firstChild
        if (!(words instanceof Text) || !each.checkVisibility()) return []
        const range = document.createRange()
        const last = words.data.trimEnd().lastIndexOf(' ')
        range.setStart(words, last + 1)
        range.setEnd(words, last + 2)
        const start = range.getBoundingClientRect().top
        range.setStart(words, Math.max(0, last - 1))
        range.setEnd(words, Math.max(1, last))
        return last > 0 && start > range.getBoundingClientRect().top + 4 ? [words.data] : []
      }),
    )
    expect(ends).toEqual([])
  },
)

test('J-101 PC-15 PC-16 A registration has one main button at a time, and a confirmed postcode stands in one line', async () => {
  const newcomer = { as: 'guest', hasPostcode: false, viewport: { width: 1280, height: 900 } } as const
  const page = await walk.visit('/register', ['postcode-panel'], newcomer)
  const check = page.getByRole('button', { name: 'Check', exact: true })
  const complete = page.getByRole('button', { name: 'Complete registration' })
  const ground = (button: Locator) => button.evaluate(each => getComputedStyle(each).backgroundColor)
  const main = await ground(check)
  expect(await ground(complete)).not.toBe(main)
  await page.getByRole('textbox', { name: 'Pop in your postcode' }).fill('BS3 4TN')
  await check.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const [title, postcode] = await Promise.all([
    page.getByRole('heading', { name: 'We deliver to your area' }).boundingBox(),
    page.getByRole('button', { name: 'Change postcode BS3 4TN' }).boundingBox(),
  ])
  const middle = (box: typeof title) => (box ? box.y + box.height / 2 : 0)
  expect(middle(postcode)).toBeCloseTo(middle(title), -1)
  expect(await ground(complete)).toBe(main)
  expect(await page.locator('main').getByText('BS3 4TN').count()).toBe(1)
  await page.getByRole('button', { name: 'Change postcode BS3 4TN' }).click()
  await check.waitFor()
  expect(await ground(complete)).not.toBe(main)
})

test.each([
  [390, 844],
  [320, 844],
  [1280, 900],
])(
  'J-102 L-32 OD-02 At %i px the other tab of an order moves nothing, and no control lies under the foot',
  async (width, height) => {
    const page = await walk.visit('/shop/milk', [], { ...customer, viewport: { width, height } })
    await page.getByRole('link', { name: 'Change order: Whole milk' }).click()
    const dialog = page.getByRole('dialog')
    const tabs = dialog.getByRole('tablist')
    await dialog.getByText('How often?').waitFor()
    await settled(page)
    const at = async () => {
      const foot = dialog.getByRole('button', { name: /^(Save changes|Add to my order)/ })
      const [list, button] = await Promise.all([tabs.boundingBox(), foot.boundingBox()])
      return [list?.y, button?.y].map(y => Math.round(y ?? 0))
    }
    const before = await at()
    const last = await dialog.getByRole('radio', { name: 'Every 4 weeks' }).boundingBox()
    expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThan(before[1] ?? 0)
    await tabs.getByRole('tab', { name: 'Just once' }).click()
    await page.getByRole('combobox', { name: 'Delivery date' }).waitFor()
    await settled(page)
    expect(await at()).toEqual(before)
    await tabs.getByRole('tab', { name: 'Regularly' }).click()
    await settled(page)
    expect(await at()).toEqual(before)
  },
)

test('J-103 HB-04 From next week one press leads to a pause of its days, and this week offers none', async () => {
  const page = await walk.visit('/shop/milk', ['weekly-view-link'], {
    ...customer,
    viewport: { width: 390, height: 844 },
  })
  await openWeek(page)
  const pause = weekOf(page).getByRole('link', { name: 'Pause this week' })
  expect(await pause.count()).toBe(0)
  await weekOf(page)
    .getByRole('button', { name: /^Next week/ })
    .click()
  await pause.click()
  await arrive(page, ['pause-picker'])
  const day = (label: string) => page.getByRole('textbox', { name: label }).inputValue()
  expect(await day('First day without a delivery')).toBe('29/11/2026')
  expect(await day('Last day without a delivery')).toBe('05/12/2026')
  await page.getByText('You have chosen 7 days without deliveries').waitFor()
})
