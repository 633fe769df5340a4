import { bodies } from '../../support/servers/bare-bodies'
import type { Asked, Said } from '../../support/servers/bare-server'
import { asDocumented, customer, json, milk, ok, placeholder, playRows, type Row, until } from './play-rows'
import {
  card,
  dialog,
  email,
  guarantee,
  milkSearch,
  openDialog,
  order,
  orders,
  phone,
  postcode,
  readGuarantee,
  script,
} from './subjects'

// Extensions and overlays over a page, old and reduced browsers, and other ways to press.

/** Takes away what a browser of the oldest promised version lacks (Safari 16.4). */
const oldBrowser = `<script>
  for (const [of, ...names] of [[Promise, 'withResolvers', 'try'], [Object, 'groupBy'], [Map, 'groupBy'], [Array, 'fromAsync'], [URL, 'canParse', 'parse'], [AbortSignal, 'any'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'],
    [String.prototype, 'isWellFormed', 'toWellFormed'], [Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe'], [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover', 'popover'],
    [Document.prototype, 'startViewTransition', 'prerendering', 'caretPositionFromPoint'], [window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'CloseWatcher', 'navigation', 'Iterator', 'ToggleEvent', 'SharedWorker'],
    [Navigator.prototype, 'userActivation', 'userAgentData', 'connection', 'share', 'vibrate', 'scheduling'], [ArrayBuffer.prototype, 'transfer'], [Intl, 'DurationFormat']])
    for (const name of names) { delete of[name]; if (of[name] !== undefined) try { Object.defineProperty(of, name, { value: undefined }) } catch {} }
</script>`

const rows: Row[] = [
  {
    id: 'K-281',
    sees: 'an extension that tries five coupons in a second leaves the answer to the last one',
    head: customer,
    body: placeholder('bol-basket'),
    shop: () => {
      let code: string | null = null
      return (asked: Asked): Said => {
        if (asked.path === '/api/basket/apply-discount') {
          const tried = (JSON.parse(asked.body) as { discount_code: string }).discount_code
          if (tried !== 'SAVE5')
            return { status: 422, body: { errors: { discount_code: [`We do not know ${tried}.`] } } }
          code = tried
          return { status: 200, body: { success: true, message: 'Applied.' } }
        }
        if (asked.path === '/api/bol-basket')
          return {
            status: 200,
            body: {
              basket: { discount_amount: code ? '1.00' : 0, coupon_code: code },
              order: { id: 9, frequency: 0 },
              products: [
                {
                  id: 1,
                  product_id: 1,
                  quantity: 1,
                  product: { id: 1, name: 'Cheese', template: 'bol', order_price: '4.80' },
                },
              ],
            },
          }
        return asDocumented(asked)
      }
    },
    act: async ({ page, asked }) => {
      await page.getByRole('textbox', { name: 'Promotional code' }).waitFor()
      await page.evaluate(async () => {
        for (const code of ['A1', 'B2', 'C3', 'D4', 'SAVE5']) {
          const field = document.querySelector(
            '.doorstep input:not([role=spinbutton])',
          ) as HTMLInputElement | null
          if (!field) return
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code)
          field.dispatchEvent(new InputEvent('input', { bubbles: true }))
          const apply = [...document.querySelectorAll('.doorstep button')].find(
            each => each.textContent === 'Apply',
          ) as HTMLElement | undefined
          apply?.click()
          await new Promise(done => setTimeout(done, 200))
        }
      })
      await page.getByText(/SAVE5/).locator('visible=true').first().waitFor()
      expect(asked(/apply-discount/).at(-1)?.body).toContain('SAVE5')
      const box = page.getByRole('region', { name: 'Your Best of Local box' })
      expect(await box.innerText()).not.toMatch(/We do not know/)
    },
  },
  {
    id: 'K-282',
    sees: 'a press that an extension makes of mouse events alone orders once',
    head: customer,
    body: card,
    act: async turn => {
      await turn.page.getByRole('button', { name: /Add to basket/ }).waitFor()
      await turn.page.evaluate(() => {
        const button = document.querySelector('.doorstep button')
        for (const type of ['mouseover', 'mousedown', 'mouseup', 'click'])
          button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window }))
      })
      await until(() => orders(turn).length > 0, 'an order')
      await turn.page.waitForTimeout(200)
      expect(orders(turn)).toHaveLength(1)
    },
  },
  {
    id: 'K-283',
    sees: 'a printed link that is opened in a new tab opens there, and orders nothing',
    head: customer,
    body: `<div data-widget="order-dialog">${json({ product: milk })}<a href="/found">Add to order</a></div>`,
    act: async turn => {
      const other = turn.page.context().waitForEvent('page')
      await turn.page
        .getByText('Add to order')
        .first()
        .click({ modifiers: ['ControlOrMeta'] })
      expect(new URL((await other).url()).pathname).toMatch(/found|blank/)
      await turn.page.waitForTimeout(300)
      expect(await turn.page.locator(dialog).count()).toBe(0)
      expect(new URL(turn.page.url()).pathname).toBe('/')
    },
  },
  {
    id: 'K-284',
    sees: 'the words of a widget can be selected and copied',
    head: customer,
    body: placeholder('bol-basket'),
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      const copied = await page.evaluate(() => {
        getSelection()?.selectAllChildren(document.querySelector('.doorstep') as Element)
        return getSelection()?.toString() ?? ''
      })
      expect(copied).toMatch(/Seasonal veg box[\s\S]*£27\.61/)
    },
  },
  {
    id: 'K-285',
    sees: 'an overlay that writes names, roles and tab stops into every control costs no press and no word',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('.doorstep *')) {
          each.setAttribute('data-acsb-clickable', 'true')
          each.setAttribute('data-acsb-navigable', 'true')
          if (each.matches('button')) each.setAttribute('aria-description', 'button')
        }
      })
      await page.getByRole('button', { name: '2 weeks' }).click()
      await page.getByRole('button', { name: '1 week' }).click()
      await until(
        async () => /7 days/.test(await page.locator('.doorstep').first().innerText()),
        'seven days',
      )
    },
  },
  {
    id: 'K-286',
    sees: 'with the wide spacing of an overlay no button is cut off on a phone',
    head:
      '<style>* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }</style>' +
      customer,
    body: placeholder('bol-basket') + placeholder('pause-picker') + postcode,
    visitor: phone,
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.doorstep button')]
          .filter(
            each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== 'visible',
          )
          .map(each => each.textContent),
      )
      expect(cut).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    },
  },
  {
    id: 'K-287',
    sees: 'an extension that removes whatever is fixed or at the end of the page takes no dialog away',
    body: `${guarantee}<div style="position:fixed;bottom:0">Chat</div>`,
    act: async turn => {
      await readGuarantee(turn.page)
      await turn.page.evaluate(() => {
        for (const each of document.querySelectorAll('body > *'))
          if (!each.querySelector('[data-widget]') && !each.matches('[data-widget]')) each.remove()
      })
      await readGuarantee(turn.page)
    },
  },
  {
    id: 'K-288',
    sees: 'rules of ad blockers against banners, popups, promotions and social media hide nothing of ours',
    head: `${customer}<style>.banner, .popup, .popup-overlay, .promo, .promotion, .social, .social-block, .social-share, .share, .share-buttons, .sponsor, .sponsored, .newsletter, .cookie, .cookie-banner, .ad, .ads, .advert, [class^="ad-"], [class*=" ad-"], [id^="ad-"], #banner, #popup, #promo, #social, [aria-label="Advertisement"] { display: none !important }</style>`,
    body:
      placeholder('promo-field') +
      placeholder('referral-link', 'data-url="/r/kate"') +
      placeholder(
        'social-block',
        '',
        json({
          posts: [{ id: 1, text: 'Snow on the hill', link: 'https://social.example/1', date: '2026-11-20' }],
        }),
      ) +
      placeholder('weekly-cost'),
    act: async ({ page }) => {
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('.doorstep, .doorstep *')]
          .filter(each =>
            [...(document.styleSheets[0]?.cssRules ?? [])].some(
              rule => rule instanceof CSSStyleRule && each.matches(rule.selectorText),
            ),
          )
          .map(each => `${each.tagName} ${each.className} ${each.id}`),
      )
      expect(hidden).toEqual([])
    },
  },
  {
    id: 'K-289',
    sees: 'on a page without a secure connection, where interfaces are missing, an order goes through and a link can be copied by hand',
    head: `${customer}<script>for (const [of, name] of [[Crypto.prototype, 'randomUUID'], [Crypto.prototype, 'subtle'], [Navigator.prototype, 'clipboard'], [Navigator.prototype, 'locks'], [Navigator.prototype, 'share'], [Navigator.prototype, 'serviceWorker'], [Navigator.prototype, 'storage'], [Navigator.prototype, 'permissions'], [window, 'caches'], [window, 'cookieStore'], [window, 'BroadcastChannel'], [window, 'isSecureContext']]) Object.defineProperty(of, name, { value: undefined, configurable: true })</script>`,
    body: card + placeholder('referral-link', 'data-url="/r/kate"'),
    act: async turn => {
      await order(turn)
      const copy = turn.page.getByRole('button', { name: /copy/i })
      if (await copy.count()) await copy.first().click()
      await turn.page
        .getByText(/\/r\/kate/)
        .or(turn.page.locator('input'))
        .first()
        .waitFor()
    },
  },
  {
    id: 'K-290',
    sees: 'the oldest browser that is promised orders, searches, opens calendars and dialogs',
    head: customer + oldBrowser,
    body: card + guarantee + placeholder('pause-picker') + milkSearch,
    act: async turn => {
      const { page } = turn
      await order(turn)
      await readGuarantee(turn.page)
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      await page.getByRole('grid').first().getByRole('button').nth(20).waitFor()
    },
  },
  {
    id: 'K-291',
    sees: 'in that browser, a page whose base is another site keeps its links on the shop',
    head: `${customer}${oldBrowser}`,
    body: `<base href="https://elsewhere.example/shop/">${placeholder('bol-basket')}${placeholder('paginator', 'data-total="112" data-page="2" data-url="/found?page={page}"')}`,
    // Firefox looks for the icon of this page on the other site, which the policy refuses.
    mayComplain: true,
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      const away = await page
        .locator('.doorstep a[href]')
        .evaluateAll(all =>
          all.map(each => (each as HTMLAnchorElement).href).filter(href => href.includes('elsewhere')),
        )
      expect(away).toEqual([])
    },
  },
  {
    id: 'K-292',
    sees: 'a cleaner that empties the storage in the middle of a visit costs no order',
    head: customer,
    body: card + postcode,
    act: async turn => {
      await turn.page.evaluate(
        "localStorage.clear(); sessionStorage.clear(); for (const each of document.cookie.split('; ')) document.cookie = each.split('=')[0] + '=; max-age=0'; dispatchEvent(new StorageEvent('storage', { key: null }))",
      )
      await order(turn)
      await turn.page.reload()
      await turn.page
        .getByRole('button', { name: /Add to basket|in your b|added/ })
        .first()
        .waitFor()
    },
  },
  {
    id: 'K-293',
    sees: 'a section that the browser reveals when its words are searched for has its widget',
    body: '<div style="height:3000px"></div><div id="more" hidden="until-found"><div data-widget="direct-debit"><p>Ring us</p></div></div>',
    act: async turn => {
      await turn.page.evaluate(
        "more.dispatchEvent(new Event('beforematch', { bubbles: true })); more.removeAttribute('hidden'); more.scrollIntoView()",
      )
      await turn.page.getByRole('button', { name: 'Read the guarantee' }).waitFor()
      await readGuarantee(turn.page)
    },
  },
  {
    id: 'K-294',
    sees: 'a page that is rendered ahead shows no popup and counts no visit before it is seen',
    head: '<script>window.ahead = true; for (const [name, ahead, seen] of [["hidden", true, false], ["visibilityState", "hidden", "visible"]]) Object.defineProperty(Document.prototype, name, { configurable: true, get: () => (window.ahead ? ahead : seen) }); Object.defineProperty(Document.prototype, "prerendering", { configurable: true, get: () => window.ahead })</script>',
    body: placeholder(
      'seasonal-popup',
      'data-text="Order for Christmas"',
      '<p><a href="/shop">Our shop</a></p>',
    ),
    act: async ({ page }) => {
      await page.waitForTimeout(6500)
      expect(
        await page
          .getByRole('dialog')
          .or(page.getByRole('complementary'))
          .filter({ hasText: 'Order for Christmas' })
          .locator('visible=true')
          .count(),
      ).toBe(0)
      expect(await page.evaluate('document.cookie')).not.toContain('seasonal_popup')
      await page.evaluate(
        "window.ahead = false; for (const type of ['prerenderingchange', 'visibilitychange']) document.dispatchEvent(new Event(type, { bubbles: true })); document.dispatchEvent(new Event('visibilitychange'))",
      )
      await page.getByText('Order for Christmas').locator('visible=true').first().waitFor({ timeout: 8000 })
    },
  },
  {
    id: 'K-295',
    sees: 'who speaks the words that a control shows presses it',
    head: customer,
    body: `${placeholder('bol-basket')}${placeholder('header-basket', 'data-open data-start-of-week="2026-11-22"')}${placeholder('order-again')}${placeholder('pause-picker')}${postcode}${card}${placeholder('weekly-cost')}`,
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      await script(page, 'axe-core/axe.min.js')
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: {
            run: (at: unknown, how: unknown) => Promise<{ violations: { nodes: { html: string }[] }[] }>
          }
        }
        const { violations } = await axe.run(document.body, {
          runOnly: { type: 'rule', values: ['label-content-name-mismatch'] },
          rules: { 'label-content-name-mismatch': { enabled: true } },
        })
        return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)))
      })
      expect(found).toEqual([])
    },
  },
  {
    id: 'K-296',
    sees: 'a phone that is turned while a dialog is open shows its buttons',
    body: guarantee,
    visitor: phone,
    act: async ({ page }) => {
      await openDialog(page)
      await page.setViewportSize({ width: 700, height: 320 })
      const close = page.locator(dialog).getByRole('button').last()
      await close.scrollIntoViewIfNeeded()
      await close.click()
      await page.locator(dialog).waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-297',
    sees: 'where no frame is ever drawn for scripts, dialogs and calendars open and close',
    body: guarantee + placeholder('pause-picker'),
    act: async turn => {
      await turn.page.evaluate('window.requestAnimationFrame = () => 1')
      await readGuarantee(turn.page)
      const field = turn.page.getByRole('textbox', { name: /^First day/ })
      const before = await field.inputValue()
      await turn.page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
      await turn.page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
      await until(async () => (await field.inputValue()) !== before, 'another day')
    },
  },
  {
    id: 'K-298',
    sees: 'where nothing is ever told to be in sight, the printed content can be pressed and brings its widget',
    head: '<script>window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} takeRecords() { return [] } }</script>',
    body: `<div data-widget="direct-debit" data-load="visible"><button type="button">Read the guarantee</button></div><div data-widget="recipe-email" data-recipe="7" data-load="visible"><form action="/posted" method="post"><label>Email <input name="email"></label><button>SUBMIT</button></form></div>`,
    act: async ({ page, asked }) => {
      await page.waitForTimeout(300)
      await email(page).fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/(email-recipe|posted)/).length > 0, 'a recipe')
      expect(asked(/^\/(email-recipe|posted)/)[0]?.body).toMatch(/kate(@|%40)example/)
    },
  },
  {
    id: 'K-299',
    sees: 'where sizes are never told, layers stand beside their fields',
    head: '<script>window.ResizeObserver = class { observe() {} unobserve() {} disconnect() {} }</script>',
    body: milkSearch,
    act: async ({ page }) => {
      await page.getByRole('combobox').pressSequentially('mil')
      const [field, list] = [
        await page.getByRole('combobox').boundingBox(),
        await page.getByRole('listbox').boundingBox(),
      ]
      expect(Math.abs((list?.y ?? 9999) - (field?.y ?? 0) - (field?.height ?? 0))).toBeLessThan(30)
    },
  },
  {
    id: 'K-300',
    sees: 'where questions about the screen have no answer, and there is no language, widgets work',
    head: `${customer}<script>window.matchMedia = () => null; Object.defineProperty(Navigator.prototype, 'language', { value: '' }); Object.defineProperty(Navigator.prototype, 'languages', { value: [] }); Object.defineProperty(window, 'visualViewport', { value: null })</script>`,
    body:
      card +
      guarantee +
      placeholder('pause-picker') +
      bodies.typeahead.replace('<div ', '<div data-load="ready" '),
    say: asked =>
      asked.path.startsWith('/suggest')
        ? { status: 200, body: [{ name: 'Milk' }] }
        : asked.method === 'POST'
          ? ok
          : asDocumented(asked),
    act: async turn => {
      await order(turn)
      await readGuarantee(turn.page)
      await turn.page.getByRole('combobox').pressSequentially('mil')
      await turn.page.getByRole('option').first().waitFor()
    },
  },
]

playRows(rows, [])
