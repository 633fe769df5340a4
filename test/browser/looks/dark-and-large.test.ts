import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { measureContrast } from '../../support/contrast/measure-contrast'
import { showExamples } from '../../support/contrast/show-examples'
import { isWhole } from '../../support/rows'
import { arrive, blank, fillBox, journeys, picture, settled } from '../journey'

const walk = journeys()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/** A page whose words are light on a dark background, and which sets none of the widgets' colours. */
const dark = `:root { color-scheme: dark }
  html, body, main, [data-contrast-place] { background: #16191d !important; color: #eee !important }`
/** Those with words of their own on the page's background, and one of each other kind. */
const sample = ['order-dialog', 'typeahead', 'pause-picker', 'payment-form']

/** The dark colours that docs/styling.md gives. */
const guide = /```css\n(:root \{\n[^`]+)```/.exec(readFileSync('docs/styling.md', 'utf8'))?.[1] ?? ''

test('J-74 On a dark page every widget is readable, without colours of the page and with those of the guide', async () => {
  const page = await walk.visit('/catalogue/preview?widget=tabs', [], {
    as: 'customer',
    bypassCSP: true,
    colorScheme: 'dark',
  })
  await showExamples(page, isWhole ? undefined : sample)
  for (const [name, colours] of Object.entries({ dark, 'dark-of-the-guide': guide })) {
    await page.addStyleTag({ content: colours })
    await settled(page)
    const roots = '.doorstep, .doorstep-dialog'
    const { tried, failures } = await page.evaluate(measureContrast, [roots, 'rest'] as const)
    await picture(page, name)
    expect([name, ...new Set(failures)]).toEqual([name])
    expect(tried).toBeGreaterThan(100)
  }
})

/** Words of the calendar that are wider or higher than their cell, and cells too small for a press. */
const crowded = (page: Page) =>
  page
    .getByRole('grid')
    .first()
    .evaluate(grid => {
      const cells = [...grid.querySelectorAll<HTMLElement>('[class*=weekday], button')]
      const wrong = cells.flatMap(cell => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const [words, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()]
        const isCrowded = words.width > box.width - 8 || words.height > box.height
        const isSmall = cell.matches('button') && Math.min(box.width, box.height) < 24
        return isCrowded || isSmall ? [`${cell.innerText} ${words.width} in ${box.width}`] : []
      })
      const { left, right } = grid.getBoundingClientRect()
      return { tried: cells.length, wrong, isInside: left >= 0 && right <= innerWidth }
    })

test('J-74 With text at 200 % the days of the calendar stand apart in windows of 1280, 390 and 320 px', async () => {
  const page = await walk.visit('/account/pauses', ['pause-picker'], { as: 'customer' })
  await page.evaluate(() => document.body.style.setProperty('font-size', '200%'))
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page
      .getByRole('button', { name: /calendar/ })
      .first()
      .click()
    await page.getByRole('grid').first().getByRole('button').nth(41).waitFor()
    await settled(page)
    await picture(page, 'calendar-200')
    expect([width, await crowded(page)]).toEqual([width, { tried: 49, wrong: [], isInside: true }])
    await page.keyboard.press('Escape')
  }
})

/** The sides of the focused element at which something cuts off its focus ring. */
const cutRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ['nothing is focused']
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
    if (outlineStyle === 'none') return ['there is no ring']
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const box = focused.getBoundingClientRect()
    const wrong: string[] = []
    for (let at = focused.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const around = at.getBoundingClientRect()
      const isCut =
        box.left - reach < around.left - 0.5 ||
        box.right + reach > around.right + 0.5 ||
        (box.top >= around.top && box.top - reach < around.top - 0.5) ||
        (box.bottom <= around.bottom && box.bottom + reach > around.bottom + 0.5)
      if (isCut) wrong.push(`${focused.className} is cut off by ${at.className}`)
    }
    return wrong
  })

test('J-74 The focus ring is whole on the controls of the box and on a removed line', async () => {
  const page = await walk.visit(blank, [], { as: 'customer' })
  await fillBox(page, 231, 3)
  await page.goto(new URL('/shop/best-of-local/featured', page.url()).href)
  await arrive(page, ['bol-basket'])
  const list = page.getByRole('region', { name: 'Products in your box' })
  // After a key, a focus that a script sets is shown.
  await page.keyboard.press('Tab')
  await list.getByRole('button', { name: /^Increase/ }).focus()
  expect(await cutRing(page)).toEqual([])
  const remove = list.getByRole('button', { name: /^Remove/ })
  await remove.focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: /^Undo/ }).waitFor()
  await picture(page, 'removed')
  expect(await cutRing(page)).toEqual([])
})

test('J-74 On a phone the steppers of a list and links that are actions are 44 px high', async () => {
  const page = await walk.visit('/catalogue/preview?widget=tabs', [], {
    as: 'customer',
    bypassCSP: true,
    ...phone,
  })
  await showExamples(page, ['order-dialog', 'pause-picker', 'bol-basket'])
  const actions =
    '[data-widget=order-dialog] a[aria-label^="Details"], a[data-action], [data-size=small] > button'
  const heights = await page
    .locator(actions)
    .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().height)))
  expect(heights.length).toBeGreaterThan(3)
  expect(heights.filter(height => height < 44)).toEqual([])
})
