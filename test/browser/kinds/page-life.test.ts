import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { customer, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import { card, order, postcode, recipe } from './subjects'

// Caches and routers that rebuild pages, translators that wrap texts, tag managers that count, unavailable
// storage.

/** Presses the button of a card once, and waits until the shop has the order and nothing is wrong. */
async function orderWell(turn: Turn): Promise<void> {
  await order(turn)
  expect(await turn.page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
}
/** Wraps every text in two elements with other words, as Chrome's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
const crash = '[data-widget-state=failed], [data-widget-state=crashed]'

const rows: Row[] = [
  {
    id: 'K-109',
    report: 'https://github.com/react/react/issues/11538',
    sees: 'texts wrapped by a translator do not crash a widget that changes its text',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      await translate(page)
      await page.getByRole('button', { name: '2 weeks' }).click()
      await page.getByRole('button', { name: '1 week' }).click()
      await until(
        async () => /7 days/.test((await page.locator('.doorstep').first().innerText()) ?? ''),
        'seven days',
      )
      expect(await page.locator(crash).count()).toBe(0)
    },
  },
  {
    id: 'K-110',
    report: 'https://github.com/owid/owid-grapher/pull/1005',
    sees: 'a translated page still orders and says what is in the basket',
    head: customer,
    body: card,
    act: async turn => {
      const { page } = turn
      await translate(page)
      await orderWell(turn)
    },
  },
  {
    id: 'K-113',
    report: 'https://github.com/lingui/js-lingui/issues/1079',
    sees: 'an extension that removes nodes from a widget crashes neither it nor the page',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      await page.evaluate("for (const each of document.querySelectorAll('.doorstep p')) each.remove()")
      await page.getByRole('button', { name: '2 weeks' }).click()
      await page.waitForTimeout(200)
      await page.getByRole('button', { name: '1 week' }).click()
      await until(async () => (await page.getByRole('textbox').count()) === 2)
    },
  },
  {
    id: 'K-118',
    report: 'https://github.com/marcuswestin/store.js/issues/190',
    sees: 'without browser storage, in a frame or without cookies, everything works as before',
    head: `${customer}<script>for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })</script>`,
    body: `${card}${postcode}${recipe}`,
    act: order,
  },
  {
    id: 'K-120',
    report: 'https://github.com/ryantsai/KKTerm/pull/391',
    sees: 'in a frame isolated from its own site the fallback can be used',
    body: `<iframe id="shut" sandbox="allow-scripts" src="/inner" style="width:600px;height:200px"></iframe>`,
    pages: {
      '/inner': barePage(
        '<div data-widget="postcode-panel" data-load="ready"><a href="/register">Check your postcode</a></div>',
      ),
    },
    mayComplain: true,
    act: async ({ page }) => {
      await page.waitForTimeout(500)
      const inside = page.frameLocator('#shut')
      await until(
        async () =>
          (await inside.getByRole('link', { name: 'Check your postcode' }).count()) +
            (await inside.getByRole('textbox').count()) >
          0,
      )
    },
  },
]

playRows(rows)
