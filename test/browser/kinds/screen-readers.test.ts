import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { examplesOf, pageOf, widgetNames } from '../../support/widgets/all-widgets'
import { customer, json, playRows, type Row, until, veg } from './play-rows'
import { tabsOf } from './subjects'

// The view of a screen reader: live regions, names, descriptions, options, and presses without a pointer.

/** Chromium's accessibility tree. */
async function tree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(node => !node.ignored).map(node => `${node.role?.value} ${node.name?.value ?? ''}`)
}

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
  {
    id: 'K-80',
    report: 'https://github.com/tailwindlabs/headlessui/pull/2708',
    sees: 'a hidden panel is not read',
    body: `${tabsOf('one', 'two')}<div id="one"><p>First</p></div><div id="two"><p>Second words</p></div>`,
    act: async ({ page }) => {
      expect((await tree(page)).filter(each => /Second words/.test(each))).toEqual([])
    },
  },
]

playRows(rows)
