import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { customer, json, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import { card, email, guarantee, mounted, order, postcode, readGuarantee, recipe } from './subjects'

// Caches and routers that rebuild pages, translators that wrap texts, tag managers that count, unavailable
// storage.

/** Presses the button of a card once, and waits until the shop has the order and nothing is wrong. */
async function orderWell(turn: Turn): Promise<void> {
  await order(turn)
  expect(await turn.page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
}
type Entry = {
  event?: string
  ecommerce?: { currency?: string; value?: number; items?: { price?: number; quantity?: number }[] }
}
const adds = (page: Page) =>
  page.evaluate(
    () =>
      ((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).filter(
        each => (each as Entry).event === 'add_to_cart',
      ) as Entry[],
  )
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
    id: 'K-101',
    sees: 'a page restored from a cache with rendered widgets shows each once, working',
    body: `<main id="main">${guarantee}${postcode}</main>`,
    act: async ({ page }) => {
      await page.evaluate("window.cache = main.innerHTML; main.innerHTML = '<p>Other page</p>'")
      await page.waitForTimeout(50)
      await page.evaluate('main.innerHTML = cache')
      await mounted(page, 2)
      expect(await page.getByRole('textbox').count()).toBe(1)
      await readGuarantee(page)
    },
  },
  {
    id: 'K-102',
    sees: 'text typed in a widget is there again after such a cache restores the page',
    body: `<main id="main">${recipe}</main>`,
    act: async ({ page }) => {
      await email(page).fill('kate@example.co')
      await page.evaluate("window.kept = main.firstElementChild; main.innerHTML = ''")
      await page.waitForTimeout(50)
      await page.evaluate('main.append(kept)')
      await mounted(page, 1)
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page.getByText('Recipe sent successfully').first().waitFor()
    },
  },
  {
    id: 'K-103',
    sees: 'a select styled by another library is not styled twice after Back',
    body: `<main id="main">${placeholder(
      'enquiry-form',
      'data-action="/posted"',
      json({
        types: [
          { value: 'deliveries', label: 'Deliveries' },
          { value: 'feedback', label: 'Feedback' },
        ],
      }),
    )}</main>`,
    act: async ({ page }) => {
      await page.evaluate(
        "for (const each of document.querySelectorAll('select')) each.insertAdjacentHTML('afterend', '<div class=\"dressed\">Please choose</div>')",
      )
      await page.evaluate('window.cache = main.innerHTML; main.innerHTML = cache')
      await mounted(page, 1)
      expect(await page.locator('select').count()).toBe(1)
      expect(await page.locator('.dressed').count()).toBe(0)
    },
  },
  {
    id: 'K-104',
    sees: 'a body that a router replaces as a whole has working dialogs',
    body: guarantee,
    act: async ({ page }) => {
      await readGuarantee(page)
      await page.evaluate(markup => {
        const body = document.createElement('body')
        body.innerHTML = markup
        document.body.replaceWith(body)
      }, guarantee)
      await mounted(page, 1)
      await readGuarantee(page)
    },
  },
  {
    id: 'K-105',
    sees: 'a head that a router merges does not run the loader twice',
    body: card,
    head: customer,
    act: async turn => {
      const { page, asked } = turn
      await page.evaluate(() => {
        const again = document.createElement('script')
        again.type = 'module'
        again.src = '/doorstep/loader.js?again'
        document.head.append(again)
      })
      await page.waitForTimeout(300)
      await orderWell(turn)
      expect(asked(/^\/api\/product\/bol/).filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  },
  {
    id: 'K-106',
    sees: 'a region marked busy by a router does not leave its widget disabled',
    body: `<main id="main" aria-busy="true" busy>${guarantee}</main>`,
    act: async ({ page }) => readGuarantee(page),
  },
  {
    id: 'K-107',
    sees: 'a page that a router shows twice, first as a preview, has its widget once',
    body: '<main id="main"></main>',
    act: async ({ page }) => {
      await page.evaluate(markup => {
        const main = document.getElementById('main')
        if (!main) return
        main.innerHTML = markup
        requestAnimationFrame(() => {
          main.innerHTML = markup
        })
      }, guarantee)
      await page.waitForTimeout(200)
      await mounted(page, 1)
      await readGuarantee(page)
    },
  },
  {
    id: 'K-108',
    sees: 'a view transition started by the page leaves widgets pressable',
    body: `<main id="main">${guarantee}</main>`,
    act: async ({ page }) => {
      await page.evaluate(
        "document.startViewTransition(() => { main.append(document.createElement('hr')) }).finished",
      )
      await readGuarantee(page)
    },
  },
  {
    id: 'K-109',
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
    id: 'K-111',
    sees: 'a translated table keeps its rows when one is added and one removed',
    body: placeholder('business-requirements', 'data-action="/posted"'),
    act: async ({ page }) => {
      await translate(page)
      await page.getByRole('button', { name: 'Add Product' }).click()
      await until(async () => (await page.getByRole('textbox').count()) === 6)
      await translate(page)
      await page.getByRole('checkbox').nth(1).check({ force: true })
      await page.getByRole('button', { name: 'Delete Product' }).click()
      await until(async () => (await page.getByRole('textbox').count()) === 3)
    },
  },
  {
    id: 'K-112',
    sees: 'an extension that marks every field leaves the field and the widget working',
    body: recipe,
    act: async ({ page }) => {
      await page.evaluate(
        "for (const each of document.querySelectorAll('input')) { each.before(document.createElement('ext-mark')); each.after(document.createElement('ext-mark')); each.dataset.ext = '1' }",
      )
      await email(page).fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page.getByText('Recipe sent successfully').first().waitFor()
    },
  },
  {
    id: 'K-113',
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
    id: 'K-114',
    sees: 'one press in a shop reports one added product',
    head: customer,
    body: card,
    act: async turn => {
      const { page } = turn
      await orderWell(turn)
      await page.waitForTimeout(200)
      expect(await adds(page)).toHaveLength(1)
    },
  },
  {
    id: 'K-115',
    sees: 'a report of an added product has the currency and the value',
    head: customer,
    body: card,
    act: async turn => {
      const { page } = turn
      await orderWell(turn)
      await until(async () => (await adds(page)).length > 0)
      const [entry] = await adds(page)
      expect(entry?.ecommerce).toMatchObject({ currency: 'GBP', value: 14.5 })
    },
  },
  {
    id: 'K-116',
    sees: 'a reported price is a number, and so is the quantity',
    head: customer,
    body: card,
    act: async turn => {
      const { page } = turn
      await orderWell(turn)
      await until(async () => (await adds(page)).length > 0)
      const [item] = (await adds(page))[0]?.ecommerce?.items ?? []
      expect([typeof item?.price, typeof item?.quantity]).toEqual(['number', 'number'])
    },
  },
  {
    id: 'K-117',
    sees: 'a tag manager that replaced the list of reports does not stop anybody from ordering',
    head: `${customer}<script>window.dataLayer = { push() { throw new Error('the tag manager is broken') } }</script>`,
    body: card,
    mayComplain: true,
    act: order,
  },
  {
    id: 'K-118',
    sees: 'without browser storage, in a frame or without cookies, everything works as before',
    head: `${customer}<script>for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })</script>`,
    body: `${card}${postcode}${recipe}`,
    act: order,
  },
  {
    id: 'K-119',
    sees: 'with full browser storage everything works as before',
    head: `${customer}<script>Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }</script>`,
    body: `${card}${postcode}`,
    act: order,
  },
  {
    id: 'K-120',
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

playRows(rows, ['K-109', 'K-114', 'K-118'])
