import type { Page } from 'playwright-core'
import { rowsOf } from '../../support/rows'
import { arrive, lookOfLayout, press } from '../journey'
import { browser, openDialog } from './reading'

/** A reader's own style sheet, which the page's rules about content do not reach. */
const restyle = (page: Page, rules: string) =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`

describe('a reader with wider letters and lines', () => {
  test('Widgets and a dialog lose no text (WCAG 1.4.12)', async () => {
    const page = await browser.visit('/', ['postcode-panel', 'social-block'])
    await restyle(page, spacing)
    expect(await lookOfLayout(page, 'spaced')).toEqual([])
    await page.locator('[data-widget="postcode-panel"]').scrollIntoViewIfNeeded()
    await openDialog(page)
    expect(await lookOfLayout(page, 'spaced-dialog')).toEqual([])
  })
})

const withFields: [address: string, widgets: string[]][] = [
  ['/', ['postcode-panel', 'social-block']],
  ['/register', ['postcode-panel', 'promo-field', 'offline-customer']],
  ['/account/pauses', ['pause-picker']],
]

describe('a visitor without a mouse', () => {
  test.each(rowsOf(withFields, ['/register']))(
    'The focus is always visible and uncovered (WCAG 2.4.7, 2.4.11, %s)',
    async (address, widgets) => {
      const page = await browser.visit(address, [], {
        as: address === '/' ? 'guest' : 'customer',
        hasPostcode: false,
      })
      await arrive(page, widgets)
      const seen = new Set<string>()
      const wrong: string[] = []
      await page.evaluate(() => window.scrollTo(0, 0))
      for (let stop = 0; stop < 70; stop++) {
        await press(page, 'Tab')
        const state = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement
          if (!element.closest('.doorstep')) return null
          const box = element.getBoundingClientRect()
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          const isCovered = !(
            top &&
            (element.contains(top) || top.contains(element) || element.parentElement?.contains(top))
          )
          const around = [element, element.parentElement, element.nextElementSibling].filter(
            each => each !== null,
          )
          const looks = () =>
            around.map(each => {
              const { outline, boxShadow, borderColor } = getComputedStyle(each)
              return [outline, boxShadow, borderColor].join()
            })
          const withFocus = looks().join()
          element.blur()
          const marked = looks().join() !== withFocus
          element.focus()
          return { name: element.outerHTML.slice(0, 90), isCovered, marked }
        })
        if (!state) continue
        seen.add(state.name)
        if (state.isCovered) wrong.push(`covered: ${state.name}`)
        if (!state.marked) wrong.push(`not marked: ${state.name}`)
      }
      expect(seen.size).toBeGreaterThan(2)
      expect(wrong).toEqual([])
    },
  )
})
