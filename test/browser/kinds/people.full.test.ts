import type { Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { allWidgets } from './all-widgets-page'
import { anotherTab, keeps, noAlert, plus, quantity, region } from './box'
import { customer, json, ok, placeholder, playRows, type Row, until, veg } from './play-rows'
import { addButton, card, email, guarantee, phone, recipe, script } from './subjects'

// People with one key, a trembling hand, two tabs, a slow or old device, no connection, no style sheet.

const box = placeholder('bol-basket')
const pause = placeholder('pause-picker')
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at && at !== document.body
      ? `${at.localName} ${at.getAttribute('aria-label') ?? at.textContent ?? ''}`.trim()
      : 'nothing'
  })
/** Takes away what browsers just older than the promised ones lack. */
const without = (...names: string[]) =>
  `<script>for (const path of ${JSON.stringify(names)}) { const at = path.lastIndexOf('.'); const of = at < 0 ? window : path.slice(0, at).split('.').reduce((from, name) => from[name], window); const name = path.slice(at + 1); delete of[name]; if (of[name] !== undefined) Object.defineProperty(of, name, { value: undefined }) }</script>`
/** Newer than Chrome 111, Firefox 121 or Safari 16.4. */
const newer = without(
  ...'Intl.Segmenter Promise.withResolvers Promise.try Object.groupBy Map.groupBy Array.fromAsync URL.canParse URL.parse AbortSignal.any Iterator Element.prototype.checkVisibility Element.prototype.moveBefore HTMLElement.prototype.showPopover HTMLElement.prototype.hidePopover HTMLElement.prototype.togglePopover Document.prototype.startViewTransition HTMLDialogElement.prototype.requestClose requestIdleCallback cancelIdleCallback scheduler CloseWatcher navigation cookieStore ToggleEvent CSS.highlights RegExp.escape Error.isError Error.captureStackTrace Set.prototype.union Set.prototype.difference Set.prototype.intersection String.prototype.isWellFormed String.prototype.toWellFormed Array.prototype.findLastIndex Navigator.prototype.userActivation Navigator.prototype.connection Navigator.prototype.vibrate Navigator.prototype.share Response.json Intl.DurationFormat Uint8Array.fromBase64 ArrayBuffer.prototype.transfer Document.prototype.caretPositionFromPoint Element.prototype.setHTMLUnsafe onscrollend trustedTypes'.split(
    ' ',
  ),
)

const rows: Row[] = [
  {
    id: 'K-381',
    sees: 'who has a keyboard alone orders, changes and removes, and is never left without a focus',
    head: customer,
    body: `<a href="/found">First</a>${card}${box}`,
    shop: keeps(),
    act: async turn => {
      const { page, asked } = turn
      await region(turn).getByText('Cheese 1').waitFor()
      const tabTo = async (name: RegExp) => {
        for (let tab = 0; tab < 40; tab++) {
          await page.keyboard.press('Tab')
          if (name.test(await focused(page))) return
        }
        throw new Error(`Tab never reaches ${name}`)
      }
      await tabTo(/Add to basket/)
      await page.keyboard.press('Enter')
      await page
        .getByText(/Added to your box/)
        .first()
        .waitFor()
      expect(await focused(page)).not.toBe('nothing')
      await tabTo(/Increase quantity of Cheese 1/)
      await page.keyboard.press('Space')
      await until(() => asked(/bol-basket\/1/).length > 0, 'a change')
      await tabTo(/Remove Cheese 1/)
      await page.keyboard.press('Enter')
      await until(() => asked(/bol-basket\/1/).some(({ method }) => method === 'DELETE'), 'a removal')
      await page.waitForTimeout(400)
      expect(await focused(page)).not.toBe('nothing')
    },
  },
  {
    id: 'K-382',
    sees: 'a key that is held down orders once and leaves a dialog open',
    head: customer,
    body: card + guarantee,
    shop: keeps(),
    act: async ({ page, asked }) => {
      await addButton(page).focus()
      for (let repeat = 0; repeat < 12; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await page
        .getByText(/Added to your box/)
        .first()
        .waitFor()
      expect(asked(/^\/api\/product\/bol$/).filter(({ method }) => method === 'POST')).toHaveLength(1)
      await page.getByRole('button', { name: 'Read the guarantee' }).focus()
      for (let repeat = 0; repeat < 8; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await page.locator('[aria-modal=true]').waitFor()
    },
  },
  {
    id: 'K-383',
    sees: 'a trembling hand that presses two and three times orders once, pays once and sends once',
    head: customer,
    body: `${card}${recipe}${placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"')}`,
    shop: keeps((_, asked) =>
      asked.path.startsWith('/posted') ? { status: 200, body: '<p>Thank you</p>', wait: 300 } : undefined,
    ),
    act: async ({ page, asked }) => {
      await addButton(page).click({ clickCount: 3, delay: 20 })
      await page
        .getByText(/Added to your box/)
        .first()
        .waitFor()
      expect(asked(/^\/api\/product\/bol$/).filter(({ method }) => method === 'POST')).toHaveLength(1)
      await email(page).fill('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click({ clickCount: 2, delay: 30 })
      await page.getByText('Recipe sent successfully').first().waitFor()
      expect(asked(/^\/email-recipe/)).toHaveLength(1)
      await page
        .getByRole('button', { name: /pay/i })
        .last()
        .click({ clickCount: 3, delay: 30, noWaitAfter: true })
      await page.waitForURL(/posted/)
      expect(asked(/^\/posted/)).toHaveLength(1)
    },
  },
  {
    id: 'K-384',
    sees: 'a press that slides off its button does nothing, and one on the edge of it counts',
    head: customer,
    body: card,
    shop: keeps(),
    act: async ({ page, asked }) => {
      const at = await addButton(page).boundingBox()
      if (!at) throw new Error('no button')
      await page.mouse.move(at.x + 5, at.y + 5)
      await page.mouse.down()
      await page.mouse.move(at.x + 5, at.y + at.height + 60)
      await page.mouse.up()
      await page.waitForTimeout(300)
      expect(asked(/^\/api\/product\/bol$/)).toHaveLength(0)
      await page.mouse.click(at.x + at.width - 2, at.y + at.height / 2)
      await page
        .getByText(/Added to your box/)
        .first()
        .waitFor()
    },
  },
  {
    id: 'K-385',
    sees: 'who loses the connection in the middle of a change reads of it, and goes on once it is back',
    head: customer,
    mayComplain: true,
    body: box,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').waitFor()
      await page.context().setOffline(true)
      await plus(region(turn), 'Cheese 1').click()
      await until(
        async () => /connection|offline|reach|could not|couldn/i.test(await page.locator('body').innerText()),
        'a word of it',
      )
      await page.context().setOffline(false)
      await page.waitForTimeout(500)
      const again = page.getByRole('button', { name: /try again|check again/i }).first()
      if (await again.count()) await again.click()
      else await plus(region(turn), 'Cheese 1').click()
      await until(async () => Number(await quantity(turn).inputValue()) >= 2, 'the box')
      await plus(region(turn), 'Cheese 1').click()
      await until(() => turn.asked(/bol-basket\/1/).length > 0, 'a change')
      await page.waitForTimeout(500)
      await noAlert(turn)
    },
  },
  {
    id: 'K-386',
    sees: 'a form that is sent without a connection keeps what is typed, says so, and is sent by the next press',
    mayComplain: true,
    body: recipe,
    act: async ({ page, asked }) => {
      await email(page).fill('kate@example.co')
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
      expect(await email(page).inputValue()).toBe('kate@example.co')
      await page.context().setOffline(false)
      await page
        .getByRole('button', { name: /SUBMIT|try again/i })
        .first()
        .click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      await page.getByText('Recipe sent successfully').first().waitFor()
    },
  },
  {
    id: 'K-387',
    sees: 'a change in one tab is in the other when somebody comes back to it',
    head: customer,
    body: box,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').waitFor()
      const other = await anotherTab(page)
      await other.getByRole('button', { name: 'Increase quantity of Cheese 1' }).click()
      await until(() => turn.asked(/bol-basket\/1/).length > 0, 'a change')
      await page.bringToFront()
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
      await other.close()
    },
  },
  {
    id: 'K-388',
    sees: 'two tabs that change one line one after the other agree with the shop in the end',
    head: customer,
    body: box,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').waitFor()
      const other = await anotherTab(page)
      await other.getByText('Cheese 1').first().waitFor()
      for (let press = 0; press < 3; press++) {
        await plus(region(turn), 'Cheese 1').click()
        await other.getByRole('button', { name: 'Increase quantity of Cheese 1' }).click()
        await page.waitForTimeout(400)
      }
      await page.waitForTimeout(800)
      const last = JSON.parse(turn.asked(/bol-basket\/1/).at(-1)?.body ?? '{}') as { quantity: number }
      for (const each of [page, other])
        await until(
          async () =>
            (await each.getByRole('spinbutton', { name: /Cheese 1/ }).inputValue()) === String(last.quantity),
          `${last.quantity} in both`,
        )
      await other.close()
    },
  },
  {
    id: 'K-389',
    sees: 'a line that another device has removed goes at the next press, and nobody reads of a failure of ours',
    head: customer,
    body: box,
    shop: keeps((lines, asked) => {
      if (asked.method !== 'PUT') return undefined
      lines.delete('1')
      return { status: 404, body: { message: 'No query results for model [App\\Models\\OrderLine] 1' } }
    }),
    act: async turn => {
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => (await quantity(turn).count()) === 0, 'one line')
      await region(turn).getByText('Cheese 2').first().waitFor()
      expect(await turn.page.locator('body').innerText()).not.toMatch(/No query|Models|sorry/i)
      expect(await focused(turn.page)).not.toBe('nothing')
    },
  },
  {
    id: 'K-390',
    sees: 'a quantity that another device has set meanwhile is not shown as the sum of both, but as the shop has it',
    head: customer,
    body: box,
    shop: keeps((lines, asked) => {
      if (asked.method !== 'PUT') return undefined
      lines.set('1', 9)
      return ok
    }),
    act: async turn => {
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => (await quantity(turn).inputValue()) === '9', 'nine')
    },
  },
  {
    id: 'K-391',
    sees: 'on a phone that is six times slower, a press before the widget is there counts, once',
    head: customer,
    visitor: phone,
    body: '<p>First page</p>',
    pages: {
      '/card': barePage(
        `<div data-widget="order-dialog" data-load="visible">${json({ product: veg })}<button type="button">Add to basket</button></div>`,
        customer,
      ),
    },
    shop: keeps(),
    act: async ({ page, asked }) => {
      const slow = await page.context().newCDPSession(page)
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      await page.goto(new URL('/card', page.url()).href, { waitUntil: 'commit' })
      await page.getByText('Add to basket').first().click()
      await page
        .getByText(/Added to your box/)
        .first()
        .waitFor({ timeout: 15_000 })
      expect(asked(/^\/api\/product\/bol$/).filter(({ method }) => method === 'POST')).toHaveLength(1)
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    },
  },
  {
    id: 'K-392',
    sees: 'in the oldest promised browser each of the 42 widgets mounts, and none complains',
    body: '<p>First page</p>',
    act: async ({ page }) => {
      await allWidgets(page, newer + customer)
      expect(await page.locator('[data-widget-state=mounted]').count()).toBeGreaterThanOrEqual(42)
      expect(await page.evaluate(() => window.Doorstep?.report().messages)).toEqual([])
    },
  },
  {
    id: 'K-393',
    sees: 'in older browsers than promised, the printed content leads on, or the widget works',
    mayComplain: true,
    body: '<p>First page</p>',
    act: async ({ page, asked }) => {
      for (const lacks of [
        'Object.hasOwn',
        'structuredClone',
        'Array.prototype.at',
        'AbortSignal.timeout',
        'AbortSignal.prototype.throwIfAborted',
        'Element.prototype.replaceChildren',
        'HTMLDialogElement',
        'WeakRef',
        'Array.prototype.findLast',
        'CSSStyleSheet.prototype.replaceSync',
        'Crypto.prototype.randomUUID',
        'Array.prototype.toSorted',
        'ResizeObserver',
        'IntersectionObserver',
        'String.prototype.replaceAll',
        'Promise.allSettled',
        'queueMicrotask',
        'BroadcastChannel',
      ]) {
        await page.route('**/old', route =>
          route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: barePage(
              `<div data-widget="recipe-email" data-recipe="7" data-load="ready"><form action="/posted" method="post"><label>Email <input name="email" type="email"></label><button>SUBMIT</button></form></div><div data-widget="order-dialog" data-load="ready">${json({ product: veg })}<a href="/found">Add to basket</a></div>`,
              without(lacks) + customer,
            ),
          }),
        )
        const [posts, adds] = [
          asked(/^\/(email-recipe|posted)/).length,
          asked(/^\/api\/product\/bol$/).length,
        ]
        await page.goto(new URL('/old', page.url()).href)
        await page.waitForTimeout(700)
        await page.getByRole('textbox', { name: 'Email' }).fill('kate@example.co')
        await page.getByRole('button', { name: 'SUBMIT' }).click()
        await until(() => asked(/^\/(email-recipe|posted)/).length > posts, `a recipe without ${lacks}`)
        if (!/\/old$/.test(page.url())) await page.goto(new URL('/old', page.url()).href)
        await page.waitForTimeout(500)
        await page.getByText('Add to basket').first().click()
        await until(
          () => asked(/^\/api\/product\/bol$/).length > adds || /found/.test(page.url()),
          `an order without ${lacks}`,
        )
        await page.unroute('**/old')
      }
    },
  },
  {
    id: 'K-394',
    sees: 'where no style sheet arrives, an order goes through, a dialog closes, and the calendar is used',
    head: customer,
    mayComplain: true,
    body: '<p>First page</p>',
    pages: { '/bare': barePage(card + guarantee + pause, customer) },
    shop: keeps(),
    act: async ({ page }) => {
      await page.route(/\.css(\?|$)/, route => route.abort())
      await page.goto(new URL('/bare', page.url()).href)
      await page.waitForTimeout(1500)
      await page.getByText('Add to basket').first().click()
      await until(
        async () =>
          /found/.test(page.url()) || /Added to your box/.test(await page.locator('body').innerText()),
        'an order',
      )
    },
  },
  {
    id: 'K-395',
    sees: 'without images each product is known by its name, and no broken picture stands for it',
    head: customer,
    body: '<p>First page</p>',
    pages: { '/box': barePage(`${box}${placeholder('order-again')}`, customer) },
    act: async ({ page }) => {
      await page.route(/\.(svg|png|jpe?g|webp|avif)(\?|$)/, route => route.abort())
      await page.goto(new URL('/box', page.url()).href)
      await page.getByText('Seasonal veg box').first().waitFor()
      await page.waitForTimeout(500)
      const broken = await page
        .locator('.doorstep img:visible')
        .evaluateAll(
          all =>
            all.filter(
              each => (each as HTMLImageElement).complete && !(each as HTMLImageElement).naturalWidth,
            ).length,
        )
      expect(broken).toBe(0)
    },
  },
  {
    id: 'K-396',
    sees: 'with letters twice as large on a phone, nothing is cut off and the page does not move sideways',
    head: `${customer}<style>html { font-size: 200% }</style>`,
    visitor: phone,
    body:
      box +
      pause +
      placeholder('weekly-cost', 'data-start-of-week="2026-11-22"') +
      placeholder('postcode-panel') +
      card,
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      const cut = await page
        .locator('.doorstep button:visible, .doorstep a:visible')
        .evaluateAll(all =>
          all
            .filter(
              each =>
                each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== 'visible',
            )
            .map(each => each.textContent),
        )
      expect(cut).toEqual([])
    },
  },
  {
    id: 'K-397',
    sees: 'at night, on a dark page, each word of a widget and of its dialog can be read',
    head: `${customer}<meta name="color-scheme" content="dark"><style>html { color-scheme: dark; background: #111; color: #eee } a { color: #9cf }</style>`,
    visitor: { colorScheme: 'dark' },
    body:
      card +
      guarantee +
      box +
      pause +
      placeholder('typeahead', 'data-action="/found"', `${json({ items: [{ name: 'Milk' }] })}<p>Search</p>`),
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      await script(page, 'axe-core/axe.min.js')
      const unread = () =>
        page.evaluate(async () => {
          const { axe } = window as unknown as {
            axe: {
              run: (at: unknown, how: unknown) => Promise<{ violations: { nodes: { html: string }[] }[] }>
            }
          }
          const { violations } = await axe.run(document.body, {
            runOnly: { type: 'rule', values: ['color-contrast'] },
          })
          return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))
        })
      expect(await unread()).toEqual([])
      await page.getByRole('button', { name: 'Read the guarantee' }).click()
      await page.locator('[aria-modal=true]').waitFor()
      expect(await unread()).toEqual([])
    },
  },
  {
    id: 'K-398',
    sees: 'a postcode, an address and an amount that are pasted with hard and invisible spaces are taken',
    head: '<meta name="doorstep-is-guest" content="yes">',
    body: `${placeholder('postcode-panel')}${recipe}${placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"')}`,
    act: async ({ page, asked }) => {
      const paste = async (name: RegExp, text: string) => {
        const field = page.getByRole('textbox', { name }).first()
        await field.focus()
        await page.keyboard.insertText(text)
      }
      await paste(/postcode/i, '\u00a0ba1\u00a05lr\u200b\n')
      await page.keyboard.press('Enter')
      await until(() => asked(/postcode\/verify/).length > 0, 'a check')
      expect(
        JSON.parse(asked(/postcode\/verify/)[0]?.body ?? '{}')
          .postcode.replace(/\s/g, '')
          .toUpperCase(),
      ).toBe('BA15LR')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await paste(/email/i, ' \u200bkate@example.co\u00a0')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      expect(asked(/^\/email-recipe/)[0]?.body).toContain('"kate@example.co"')
    },
  },
  {
    id: 'K-399',
    sees: 'who dictates a postcode and says Enter has it checked, in whatever pieces the words come',
    head: '<meta name="doorstep-is-guest" content="yes">',
    body: placeholder('postcode-panel'),
    act: async ({ page, asked }) => {
      const field = page.getByRole('textbox', { name: /postcode/i }).first()
      await field.focus()
      for (const words of ['B a 1', ' 5 ', 'L R']) await page.keyboard.insertText(words)
      await page.evaluate(() => {
        const at = document.activeElement
        at?.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            code: '',
            keyCode: 13,
            bubbles: true,
            cancelable: true,
          }),
        )
        ;(at as HTMLInputElement).form?.requestSubmit()
      })
      await until(() => asked(/postcode\/verify/).length > 0, 'a check')
      expect(
        JSON.parse(asked(/postcode\/verify/)[0]?.body ?? '{}')
          .postcode.replace(/\s/g, '')
          .toUpperCase(),
      ).toBe('BA15LR')
      expect(asked(/postcode\/verify/)).toHaveLength(1)
    },
  },
  {
    id: 'K-400',
    sees: 'who presses plus and loads the page again at once finds what was pressed',
    head: customer,
    body: box,
    shop: keeps(),
    act: async turn => {
      await plus(region(turn), 'Cheese 1').click()
      await turn.page.reload()
      await until(async () => (await quantity(turn).inputValue()) === '3', 'three')
    },
  },
]

playRows(rows, [])
