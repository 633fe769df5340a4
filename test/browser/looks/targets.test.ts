import type { Page } from 'playwright-core'
import { showExamples } from '../../support/contrast/show-examples'
import { isSoak } from '../../support/soak'
import { fillBox, journeys } from '../journey'

const walk = journeys()
/** Pages with the most targets that are words, signs, dates and quantities. */
const sample = [
  'header-basket',
  'bol-basket',
  'checkout-panel',
  'order-edit',
  'pause-picker',
  'transaction-search',
  'one-off-order',
]
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const

/**
 * Targets within the selector that are too small for a finger; a link in a sentence is as high as its line.
 */
const small = (page: Page, within: string): Promise<{ tried: number; wrong: string[] }> =>
  page.evaluate(selector => {
    const wrong: string[] = []
    let tried = 0
    const isInSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        node => node instanceof Text && node.data.trim().length > 1,
      )
    for (const root of document.querySelectorAll(selector)) {
      // A press on a marker of the map opens the list of its places.
      if (root.closest('[data-widget=map]')) continue
      for (const each of root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      )) {
        const shown = each.matches('[type=checkbox], [type=radio]')
          ? (each.closest('label') ?? (each as HTMLInputElement).labels?.[0] ?? each)
          : each
        const box = shown.getBoundingClientRect()
        if (
          each.matches('[type=hidden]') ||
          box.width <= 1 ||
          !shown.checkVisibility({ visibilityProperty: true })
        )
          continue
        tried++
        // A choice is as high as its line of words.
        const isChoice = each.matches('[type=checkbox], [type=radio]')
        const least = isInSentence(each) ? 16 : isChoice ? 24 : 44
        const height = Math.max(box.height, 0)
        if (Math.round(height) < least || Math.round(box.width) < Math.min(least, 24))
          wrong.push(
            `${each.closest('[data-contrast-place]')?.getAttribute('aria-label') ?? ''} ${each.localName} "${each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 30)}" ${Math.round(box.width)} × ${Math.round(box.height)}, least ${least}`,
          )
      }
    }
    return { tried, wrong }
  }, within)

const printed = ['/shop/best-of-local/featured', '/account/essentials', '/account/transactions']
test.each(isSoak ? [...printed, '/', '/account', '/depots', '/account/orders', '/account/pauses'] : printed)(
  'G-72 On a phone the targets at %s, printed or of a widget, are large enough for a finger',
  async address => {
    const page = await walk.visit(address, [], { as: 'customer', ...phone })
    await fillBox(page, 221, 2)
    await page.goto(walk.url + address)
    const { tried, wrong } = await small(page, 'main')
    expect([...new Set(wrong)]).toEqual([])
    expect(tried).toBeGreaterThan(3)
  },
)

test('G-72 On a phone every action of every widget is 44 px high, and so is every link that stands alone', async () => {
  const page = await walk.visit('/catalogue/preview?widget=tabs', [], {
    as: 'customer',
    bypassCSP: true,
    ...phone,
  })
  await showExamples(page, isSoak ? undefined : sample)
  const { tried, wrong } = await small(page, '[data-contrast-place] .doorstep')
  console.info(`${tried} targets at 390 px`)
  expect([...new Set(wrong)]).toEqual([])
  expect(tried).toBeGreaterThan(isSoak ? 500 : 80)
})
