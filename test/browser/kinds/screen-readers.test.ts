import { bodies } from '../../support/servers/bare-bodies'
import { examplesOf, pageOf, widgetNames } from '../../support/widgets/all-widgets'
import { customer, json, playRows, type Row, until, veg } from './play-rows'

// The view of a screen reader: live regions, names, descriptions, options, and presses without a pointer.

const rows: Row[] = [
  {
    id: 'K-71',
    report: 'https://github.com/motiondivision/motion/issues/1019',
    sees: "a screen reader's double tap, a click without a pointer, orders from a sleeping card",
    head: customer,
    body: `<div data-widget="order-dialog">${json({ product: veg })}<a href="/found" id="order">Add to basket</a></div>`,
    act: async ({ page, asked }) => {
      await page.waitForTimeout(300)
      await page.evaluate("document.querySelector('[data-widget] a, [data-widget] button').click()")
      await until(() => asked(/^\/api\/product\/bol/).some(({ method }) => method === 'POST'), 'an order')
      expect(asked(/^\/api\/product\/bol/).filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  },
  {
    id: 'K-73',
    report: 'https://github.com/videojs/video.js/issues/5270',
    sees: 'everything that Tab focuses has a role and a name',
    body: '',
    act: async ({ page }) => {
      const found: string[] = []
      for (const name of widgetNames) {
        const [example] = await examplesOf(name)
        const body =
          (bodies as Record<string, string>)[name] ?? pageOf(example as NonNullable<typeof example>)
        await page.evaluate(markup => {
          document.body.innerHTML = markup.replaceAll(
            /<(div|span) (?=data-widget=)/g,
            '<$1 data-load="ready" ',
          )
        }, body)
        await page.waitForSelector(`[data-widget="${name}"][data-widget-state=mounted]`, {
          state: 'attached',
        })
        const nameless = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.doorstep *')]
            .filter(each => each.tabIndex >= 0 && each.checkVisibility())
            .filter(
              each =>
                !each.matches(
                  'a[href], button, input, select, textarea, summary, [role], section[aria-label]',
                ),
            )
            .map(each => each.outerHTML.slice(0, 90)),
        )
        found.push(...nameless.map(each => `${name}: ${each}`))
      }
      expect(found).toEqual([])
    },
  },
]

playRows(rows)
