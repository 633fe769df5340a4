import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { barePage } from '../../support/servers/bare-server'
import { shiftClock } from '../../support/tabs'
import { anotherTab, basketOf, isRead, keeps, line, noAlert, plus, quantity, region } from './box'
import { asDocumented, customer, ok, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import { addButton, card, dialog, email, guarantee, guest, order, orders, phone, recipe } from './subjects'

// Two and more widgets, tabs, days and people in one browser, and what happens between them.

const box = placeholder('bol-basket')
const week = placeholder('weekly-cost', 'data-start-of-week="2026-11-22"')
const header = placeholder('header-basket', '', '<a href="/basket">Basket</a>')
const panel = placeholder('postcode-panel')
const mobile = placeholder('mobile-basket-button', '', '<a href="/basket">Basket</a>')
const enquiry = bodies['enquiry-form'].replace('<div ', '<div data-load="ready" ')
const ofCustomer = (id: number) => customer.replace('content="17"', `content="${id}"`)
const reads = (turn: Pick<Turn, 'asked'>) =>
  turn.asked(/^\/api\/bol-basket/).filter(({ method }) => method === 'GET')
const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)
/** Moves the clock of the device, as if it had slept. */
const sleeps = async (page: Page, hours: number) => {
  await page.evaluate(shiftClock, hours * 3_600_000)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    window.dispatchEvent(new Event('focus'))
  })
}
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
const raise = (page: Page, name: string, detail: unknown) =>
  page.evaluate(
    ([type, given]) => {
      window.dispatchEvent(new CustomEvent(String(type), { detail: given }))
    },
    [name, detail] as const,
  )

const rows: Row[] = [
  {
    id: 'K-421',
    sees: 'after an order in a card, the box and the button of the phone know of it, with one reading for all',
    head: customer,
    body: card + box + mobile,
    visitor: { viewport: phone.viewport },
    shop: keeps(),
    act: async turn => {
      await region(turn).getByText('Cheese 1').first().waitFor()
      const before = reads(turn).length
      await order(turn)
      await region(turn).getByText('Winter box').first().waitFor()
      await turn.page.waitForTimeout(500)
      expect(reads(turn).length - before).toBeLessThanOrEqual(2)
      expect(await turn.page.locator('[data-widget=mobile-basket-button]').innerText()).toMatch(
        /3|5|14\.50|33\.70/,
      )
    },
  },
  {
    id: 'K-422',
    sees: 'two boxes of one page show the same after a press in either, and remove the line once',
    head: customer,
    body: `<div id="one">${box}</div><div id="two">${box}</div>`,
    shop: keeps(),
    act: async turn => {
      const { page, asked } = turn
      const number = (at: string) => page.locator(at).getByRole('spinbutton', { name: /Cheese 1/ })
      await number('#two').waitFor()
      await plus(page.locator('#one'), 'Cheese 1').click()
      await until(async () => (await number('#two').inputValue()) === '3', 'three in the other')
      await plus(page.locator('#two'), 'Cheese 1').click()
      await until(async () => (await number('#one').inputValue()) === '4', 'four in the one')
      await page
        .locator('#two')
        .getByRole('button', { name: /Remove Cheese 2/ })
        .click()
      await until(async () => (await page.locator('#one').getByRole('spinbutton').count()) === 1, 'one line')
      await page.waitForTimeout(1000)
      expect(asked(/bol-basket\/2/).filter(({ method }) => method === 'DELETE').length).toBeLessThanOrEqual(1)
      expect(
        asked(/bol-basket\/1/)
          .map(({ body }) => JSON.parse(body).quantity)
          .at(-1),
      ).toBe(4)
    },
  },
  {
    id: 'K-423',
    sees: 'a pause that is filled in before midnight begins no earlier than is allowed on the next day',
    head: customer,
    at: '2026-11-23T23:50:00Z',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      const field = page.getByRole('textbox', { name: /^First day/ })
      await field.waitFor()
      const shown = async () => {
        await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
        const days = await page
          .getByRole('grid')
          .first()
          .getByRole('button', { disabled: false })
          .evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? each.textContent ?? ''))
        await page.keyboard.press('Escape')
        return days
      }
      const before = await shown()
      await sleeps(page, 1)
      await page.waitForTimeout(300)
      const after = await shown()
      expect(before[0]).not.toBe(after[0])
      expect(after).not.toContain(before[0])
    },
  },
  {
    id: 'K-424',
    sees: 'a tab that slept over the change to summer time shows the week that it is, from Sunday on',
    head: customer,
    at: '2026-03-28T23:30:00Z',
    body: placeholder('weekly-cost'),
    act: async turn => {
      const { page, asked } = turn
      await until(() => asked(/^\/api\/basket\?/).length > 0, 'a week')
      expect(decodeURIComponent(asked(/^\/api\/basket\?/)[0]?.path ?? '')).toMatch(/2026-03-22/)
      await sleeps(page, 9)
      await page.waitForTimeout(1200)
      const words = await page.locator('.doorstep').first().innerText()
      expect(words).not.toMatch(/this week.*22 March/is)
      if (asked(/^\/api\/basket\?/).length > 1)
        expect(decodeURIComponent(asked(/^\/api\/basket\?/).at(-1)?.path ?? '')).toMatch(/2026-03-(22|29)/)
    },
  },
  {
    id: 'K-425',
    sees: 'what one customer typed and saw is not there for the next in the same browser, and nothing of it is stored',
    head: customer,
    body: `${recipe}${enquiry}${box}`,
    pages: {
      '/next': barePage(`${recipe}${enquiry}${box}`, ofCustomer(18)),
      '/out': barePage(`${recipe}${enquiry}`, guest),
    },
    act: async turn => {
      const { page } = turn
      await email(page).first().fill('kate@example.co')
      const other = page.locator('[data-widget=enquiry-form]').getByRole('textbox').first()
      await other.fill('the key is under the pot')
      await page.waitForTimeout(700)
      for (const next of ['/out', '/next', '/']) {
        await goTo(page, next)
        await email(page).first().waitFor()
        await page.waitForTimeout(500)
        if (next === '/') continue
        expect(
          await page
            .locator('input, textarea')
            .evaluateAll(all => all.map(each => (each as HTMLInputElement).value).join()),
        ).not.toMatch(/kate|pot/)
        expect(await stored(page)).not.toMatch(/kate|under the pot/)
      }
    },
  },
  {
    id: 'K-426',
    sees: 'who has logged out in another tab is led to the login once by the next press, and changes nobody’s box',
    head: customer,
    body: box + card,
    pages: { '/login': '<title>Login</title><h1>Log in</h1>' },
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      turn.answer(() => ({ status: 401, body: { message: 'Unauthenticated.' } }))
      await plus(region(turn), 'Cheese 1').click()
      await page.waitForURL(/login/)
      await page.getByRole('heading', { name: 'Log in' }).waitFor()
      expect(await stored(page)).not.toMatch(/Cheese/)
    },
  },
  {
    id: 'K-427',
    sees: 'a postcode that was confirmed in another tab is not asked for again when somebody comes back to a card',
    head: guest,
    body: panel + card,
    act: async turn => {
      const { page, asked } = turn
      const other = await anotherTab(page)
      await other
        .getByRole('textbox', { name: /postcode/i })
        .first()
        .fill('BA1 5LR')
      await other.keyboard.press('Enter')
      await until(() => asked(/postcode\/verify/).length > 0, 'a check')
      await other.locator('[aria-modal=true]').waitFor()
      await other.waitForTimeout(300)
      await page.bringToFront()
      await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
      await page.waitForTimeout(500)
      await addButton(page).click()
      await page.waitForTimeout(1000)
      // An order, or a question: nothing may stay without an answer.
      const words = await page.locator('body').innerText()
      expect(orders(turn).length > 0 || /postcode|log in|register|added/i.test(words)).toBe(true)
      await other.close()
    },
  },
  {
    id: 'K-428',
    sees: 'cookies and storage that are cleared in the middle cost a form nothing: it is sent once, with a fresh token',
    head: `${customer}<meta name="doorstep-csrf-url" content="/csrf-token">`,
    body: recipe,
    shop: () => {
      let isFresh = false
      return asked => {
        if (asked.path.startsWith('/csrf-token')) {
          isFresh = true
          return { status: 200, body: { token: 'fresh' } }
        }
        if (asked.path.startsWith('/email-recipe') && !isFresh)
          return { status: 419, body: { message: 'CSRF token mismatch.' } }
        return asked.method === 'GET' ? asDocumented(asked) : ok
      }
    },
    act: async ({ page, asked }) => {
      await email(page).fill('kate@example.co')
      await page.context().clearCookies()
      await page.evaluate('localStorage.clear(); sessionStorage.clear()')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await page.getByText('Recipe sent successfully').first().waitFor()
      expect(asked(/^\/email-recipe/).length).toBeLessThanOrEqual(2)
      expect(asked(/^\/csrf-token/)).toHaveLength(1)
    },
  },
  {
    id: 'K-429',
    sees: 'rubbish under our names in the storage, from another release or another hand, costs a page nothing',
    head: customer,
    body: recipe + box + placeholder('seasonal-popup', 'data-text="Hello"') + card,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await email(page).fill('kate@example.co')
      await region(turn).getByText('Cheese 1').first().waitFor()
      await page.waitForTimeout(700)
      for (const rubbish of [
        '',
        '{',
        'null',
        '[]',
        '{"v":0}',
        '"x"',
        '[[[]]]',
        '{"__proto__":{"x":1}}',
        'undefined',
        '9'.repeat(400),
      ]) {
        await page.evaluate(text => {
          for (const storage of [localStorage, sessionStorage])
            for (const key of Object.keys(storage)) storage.setItem(key, text)
        }, rubbish)
        await page.reload()
        await region(turn).getByText('Cheese 1').first().waitFor()
        await email(page).waitFor()
      }
      await order(turn)
      await email(page).fill('tom@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => turn.asked(/^\/email-recipe/).length > 0, 'a recipe')
    },
  },
  {
    id: 'K-430',
    sees: 'who goes back to a form after it was paid finds it ready, and a second payment is another one, with a key of its own',
    head: customer,
    body: placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"'),
    act: async ({ page, asked }) => {
      const pay = async () => {
        const button = page.getByRole('button', { name: /pay/i }).last()
        await button.waitFor()
        await button.click()
        await page.waitForURL(/posted/)
      }
      await page.getByRole('textbox').first().fill('36.85')
      await pay()
      await page.goBack()
      await page.getByRole('textbox').first().fill('10.00')
      await pay()
      const keys = asked(/^\/posted/).map(({ body }) => new URLSearchParams(body).get('_idempotency_key'))
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(2)
      expect(asked(/^\/posted/)[1]?.body).toMatch(/amount=10\.00/)
    },
  },
  {
    id: 'K-431',
    sees: 'six tabs that a browser restores at once show the same, ask little, and agree after a change in one',
    head: customer,
    body: box + card,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const before = reads(turn).length
      const others = await Promise.all(Array.from({ length: 5 }, () => anotherTab(page)))
      for (const each of others)
        await each.getByRole('spinbutton', { name: /Cheese 1/ }).waitFor({ timeout: 15_000 })
      expect(reads(turn).length - before).toBeLessThanOrEqual(12)
      const [first] = others as [Page]
      await first.getByRole('button', { name: 'Increase quantity of Cheese 1' }).click()
      await until(() => turn.asked(/bol-basket\/1/).length > 0, 'a change')
      for (const each of [page, ...others]) {
        await each.bringToFront()
        await each.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        await until(
          async () => (await each.getByRole('spinbutton', { name: /Cheese 1/ }).inputValue()) === '3',
          'three',
        )
      }
      const all = reads(turn).length
      await page.waitForTimeout(1500)
      expect(reads(turn).length - all).toBeLessThanOrEqual(6)
      for (const each of others) await each.close()
    },
  },
  {
    id: 'K-432',
    sees: 'a page that is printed while a change is on its way has the number that is on the screen',
    head: customer,
    body: box,
    shop: keeps((_, asked) => (asked.method === 'PUT' ? { status: 200, body: {}, wait: 1500 } : undefined)),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await plus(region(turn), 'Cheese 1').click()
      await page.waitForTimeout(500)
      await page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
      await page.emulateMedia({ media: 'print' })
      await page.waitForTimeout(200)
      expect(await quantity(turn).inputValue()).toBe('3')
      expect(
        await region(turn)
          .getByRole('button', { name: /quantity|Remove/ })
          .count(),
      ).toBe(0)
      await page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    },
  },
  {
    id: 'K-433',
    sees: 'presses in a box and a card without a connection are told, and after it is back the shop has what the page shows',
    head: customer,
    mayComplain: true,
    body: box + card,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await page.context().setOffline(true)
      await plus(region(turn), 'Cheese 1').click()
      await plus(region(turn), 'Cheese 1').click()
      await addButton(page).click()
      await until(
        async () => /connection|offline|reach|could not|couldn/i.test(await page.locator('body').innerText()),
        'a word of it',
      )
      await page.context().setOffline(false)
      await page.waitForTimeout(800)
      for (let time = 0; time < 3; time++) {
        const again = page.getByRole('button', { name: /try again|check again/i }).first()
        if (!(await again.count())) break
        await again.click()
        await page.waitForTimeout(700)
      }
      await page.waitForTimeout(800)
      const last = turn
        .asked(/bol-basket\/1/)
        .filter(({ method }) => method === 'PUT')
        .at(-1)
      const inShop = last ? String(JSON.parse(last.body).quantity) : '2'
      expect(await quantity(turn).inputValue()).toBe(inShop)
      const isThere = orders(turn).length > 0
      expect((await region(turn).getByText('Winter box').count()) > 0).toBe(isThere)
    },
  },
  {
    id: 'K-434',
    sees: 'on a slow line, presses in a row in a box and a card all count, in the end on the page as in the shop',
    head: customer,
    body: box + card,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await page.route('**/api/**', async route => {
        await new Promise(done => setTimeout(done, 700))
        await route.continue().catch(() => undefined)
      })
      await plus(region(turn), 'Cheese 1').click()
      await plus(region(turn), 'Cheese 1').click()
      await addButton(page).click()
      await region(turn).getByRole('button', { name: 'Decrease quantity of Cheese 2' }).click()
      await plus(region(turn), 'Cheese 1').click()
      await region(turn).getByText('Winter box').first().waitFor({ timeout: 15_000 })
      await page.waitForTimeout(4500)
      const sent = (id: number) =>
        JSON.parse(turn.asked(new RegExp(`bol-basket/${id}`)).at(-1)?.body ?? '{}').quantity
      expect([sent(1), sent(2), orders(turn).length]).toEqual([5, 1, 1])
      expect(await quantity(turn).inputValue()).toBe('5')
      expect(await quantity(turn, 'Cheese 2').inputValue()).toBe('1')
      await noAlert(turn)
    },
  },
  {
    id: 'K-435',
    sees: 'an old answer that comes after a change puts no old number back, in no widget',
    head: customer,
    body: box + mobile,
    shop: () => {
      let quantityNow = 2
      let readings = 0
      return asked => {
        if (isRead(asked, /^\/api\/bol-basket/)) {
          const body = basketOf([line('1', { quantity: quantityNow })])
          readings++
          return { status: 200, body, wait: readings === 2 ? 1800 : 0 }
        }
        if (asked.method === 'PUT') {
          quantityNow = JSON.parse(asked.body).quantity
          return ok
        }
        return asDocumented(asked)
      }
    },
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await raise(page, 'basket-updated', {})
      await page.waitForTimeout(400)
      await plus(region(turn), 'Cheese 1').click()
      const seen = new Set<string>()
      for (let look = 0; look < 30; look++) {
        seen.add(await quantity(turn).inputValue())
        await page.waitForTimeout(100)
      }
      expect([...seen]).toEqual(['3'])
    },
  },
  {
    id: 'K-436',
    sees: 'an event that a page raises fifty times is read a few times, and a screen reader hears nothing of it',
    head: customer,
    body: box + week + mobile,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      await page.waitForTimeout(500)
      const before = turn.asked(/^\/api\//).length
      await page.evaluate(() => {
        for (let time = 0; time < 50; time++) {
          window.dispatchEvent(new CustomEvent('basket-updated'))
          window.dispatchEvent(
            new CustomEvent('product-posted', { detail: { template: 'bol', product: 201, quantity: 1 } }),
          )
        }
      })
      await page.waitForTimeout(1500)
      expect(turn.asked(/^\/api\//).length - before).toBeLessThanOrEqual(6)
      expect(
        await page
          .locator('[aria-live]')
          .allInnerTexts()
          .then(all => all.join('').trim()),
      ).toBe('')
    },
  },
  {
    id: 'K-437',
    sees: 'events of the page with odd details crash nothing, confirm no postcode and put no markup on the page',
    head: guest,
    body: panel + placeholder('header-basket', '', '<a href="/basket">Basket</a>') + guarantee,
    act: async turn => {
      const { page } = turn
      await page.evaluate(() => {
        const odd: unknown[] = [
          null,
          undefined,
          7,
          '',
          'BS3 4TN',
          [],
          [[]],
          {},
          { postcode: null },
          { postcode: 7 },
          { postcode: {} },
          { postcode: '<img src=x onerror=alert(1)>' },
          { postcode: 'x'.repeat(5000) },
          { date: 'tomorrow' },
          { date: '2026-02-30' },
          { date: new Date() },
          { template: 'no', product: -1, quantity: Number.NaN },
          { quotaReached: 'yes' },
          Object.create(null),
          () => undefined,
          Symbol('x'),
          new Proxy(
            {},
            {
              get() {
                throw new Error('mine')
              },
            },
          ),
        ]
        for (const name of [
          'valid-postcode',
          'product-posted',
          'basket-updated',
          'open-weekly-basket',
          'doorstep:mounted',
          'doorstep:error',
        ]) {
          for (const detail of odd) window.dispatchEvent(new CustomEvent(name, { detail }))
          window.dispatchEvent(new Event(name))
          window.dispatchEvent(new MouseEvent(name))
        }
      })
      await page.waitForTimeout(800)
      expect(await page.locator('.doorstep img[src=x]').count()).toBe(0)
      while (await page.locator(dialog).count()) {
        await page.keyboard.press('Escape')
        await page.waitForTimeout(300)
      }
      expect(
        await page
          .getByRole('textbox', { name: /postcode/i })
          .first()
          .isVisible(),
      ).toBe(true)
      await page.getByRole('button', { name: 'Read the guarantee' }).click()
      await page.locator(dialog).waitFor()
    },
  },
  {
    id: 'K-438',
    sees: 'an event that a page raises before the widget is there is known to it when it comes',
    head: customer,
    body: '<p>First</p>',
    pages: {
      '/early': barePage(
        `${header}<script>addEventListener('DOMContentLoaded', () => { dispatchEvent(new CustomEvent('open-weekly-basket', { detail: { date: '2026-12-03' } })) })</script>`,
        customer,
      ),
    },
    act: async turn => {
      const { page, asked } = turn
      await goTo(page, '/early')
      await until(() => asked(/^\/api\/basket\?.*2026-1(1-29|2-0)/).length > 0, 'the week of the date')
      expect(await page.locator('body').innerText()).toMatch(/3 Dec|29 Nov|December/)
    },
  },
  {
    id: 'K-439',
    sees: 'where another person has logged in meanwhile, a tab that is looked at again shows the box of now, and nothing of before',
    head: customer,
    body: box,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      turn.answer(asked =>
        isRead(asked, /^\/api\/bol-basket/)
          ? {
              status: 200,
              body: {
                ...basketOf([line('8', {}, { name: 'Bread' })]),
                order: { id: 901, frequency: 0, date: '2030-11-27' },
              },
            }
          : asked.method === 'GET'
            ? asDocumented(asked)
            : { status: 404, body: {} },
      )
      await sleeps(page, 1)
      await region(turn).getByText('Bread').first().waitFor()
      expect(await region(turn).innerText()).not.toContain('Cheese')
    },
  },
  {
    id: 'K-440',
    sees: 'two widgets of weeks show the same week after a press in either, and know of an order by one reading',
    head: customer,
    body: `<div id="one">${week}</div><div id="two">${week}</div>${card}`,
    act: async turn => {
      const { page, asked } = turn
      const weeks = () => asked(/^\/api\/basket\?/).map(({ path }) => /[\d-]{10}/.exec(path)?.[0])
      const next = (at: string) =>
        page
          .locator(at)
          .getByRole('button', { name: /^Next week/ })
          .click()
      await until(() => weeks().length === 1, 'a week')
      await next('#one')
      await next('#two')
      await until(() => weeks().at(-1) === '2026-12-06', 'the second week')
      for (const at of ['#one', '#two'])
        await page
          .locator(at)
          .getByText(/6th December/)
          .first()
          .waitFor()
      await page.waitForTimeout(400)
      const before = weeks().length
      await order(turn)
      await until(() => weeks().length > before, 'a reading')
      await page.waitForTimeout(600)
      expect(weeks().slice(before)).toEqual(['2026-12-06'])
    },
  },
]
playRows(rows, [])
