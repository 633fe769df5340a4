import type { Asked, Said } from '../../support/servers/bare-server'
import { basketOf, isRead, line, noAlert, plus, region } from './box'
import {
  asDocumented,
  customer,
  ok,
  placeholder,
  playRows,
  type Row,
  type Turn,
  until,
  veg,
} from './play-rows'
import { card } from './subjects'

// What the frameworks, plugins and databases of real shops put around and into an answer.

const box = placeholder('bol-basket')
const week = placeholder('weekly-cost', 'data-start-of-week="2026-11-22"')
const openWeek = placeholder('header-basket', 'data-open data-start-of-week="2026-11-22"')
const isBox = (asked: Asked) => isRead(asked, /^\/api\/bol-basket/)
const isWeek = (asked: Asked) => isRead(asked, /^\/api\/basket\?/)
const said = (body: unknown, more: object = {}): Said => ({ status: 200, body, ...more })
/** Answers the read of the box, and everything else as documented. */
const saysBox = (body: unknown) => (asked: Asked) => (isBox(asked) ? said(body) : asDocumented(asked))
const wide = { links: { first: '/?page=1', next: null }, meta: { current_page: 1, last_page: 1, total: 1 } }
const addsTo = async ({ page }: Turn) =>
  page
    .getByRole('button', { name: /Add to basket/ })
    .first()
    .click()
const isAdded = ({ page }: Turn) => page.getByText(/Added to your box/).first()
/** A shop that answers the order with this, and has the product in its box afterwards, if it took it. */
const takes =
  (answer: Said, isTaken = true) =>
  () => {
    let isThere = false
    return (asked: Asked): Said => {
      if (asked.method === 'POST' && asked.path === '/api/product/bol') {
        isThere = isTaken
        return answer
      }
      const found = isThere ? [{ ...line(5), product_id: 333, quantity: 1, product: veg }] : []
      return isBox(asked) ? said(basketOf(found)) : asDocumented(asked)
    }
  }
/** A shop that keeps the quantity of a line, and answers its change with this. */
const keeps =
  (answer: Said, lines = [line(1), line(2)]) =>
  () => {
    const now = new Map<string, number>()
    return (asked: Asked): Said => {
      const [, id] = /^\/api\/bol-basket\/(\w+)/.exec(asked.path) ?? []
      if (id && asked.method === 'PUT') {
        now.set(id, (JSON.parse(asked.body) as { quantity: number }).quantity)
        return answer
      }
      const lastly = lines.map(each => ({ ...each, quantity: now.get(String(each.id)) ?? each.quantity }))
      return isBox(asked) ? said(basketOf(lastly)) : asDocumented(asked)
    }
  }
/** Presses plus beside the first line, and sees three, without a word of a failure. */
const three = async (turn: Turn) => {
  await plus(region(turn), 'Cheese 1').first().click()
  await until(() => turn.asked(/bol-basket\/1/).length > 0, 'a change')
  await until(async () => /£24\.00/.test(await region(turn).innerText()), 'the new total')
  await turn.page.waitForTimeout(400)
  await noAlert(turn)
}
const due = (more: object = {}) => ({
  id: 41,
  product_id: 101,
  product: { id: 101, name: 'Whole milk', template: 'de', order_price: '1.35' },
  quantity_ordered: 2,
  total_price: '2.70',
  delivery_date: '2026-11-27',
  ...more,
})
const weekOf = (products: unknown) => ({ products, orders: [], pauses: [], moves: [], activeBolOrder: null })

const rows: Row[] = [
  {
    id: 'K-321',
    sees: 'a box that a resource class has wrapped, with links and meta beside it, is shown',
    head: customer,
    body: box,
    say: saysBox({ data: basketOf([line(1)]), ...wide }),
    act: async turn => {
      await region(turn).getByText('Cheese 1').waitFor()
      await noAlert(turn)
    },
  },
  {
    id: 'K-322',
    sees: 'a box whose products are a page of a collection is shown, or is said to be unknown, never empty',
    head: customer,
    body: box,
    say: saysBox(basketOf({ data: [line(1)], ...wide })),
    act: async ({ page }) => {
      await page
        .getByText('Cheese 1')
        .or(page.getByRole('alert').filter({ hasText: /./ }))
        .first()
        .waitFor()
      expect(await page.locator('.doorstep').first().innerText()).not.toMatch(/£0\.00|empty/i)
    },
  },
  {
    id: 'K-323',
    sees: 'prices with a decimal comma are not a hundred times as much',
    head: customer,
    body: box,
    say: saysBox(
      basketOf([line(1, {}, { order_price: '4,80' }), line(2, {}, { order_price: '1.204,80' })], {
        id: 7,
        discount_amount: '0,50',
      }),
    ),
    act: async turn => {
      const shown = turn.page.locator('.doorstep').first()
      await until(async () => /Cheese 1|try again/i.test(await shown.innerText()), 'the box')
      expect(await shown.innerText()).not.toMatch(/£(48\d|96\d|120,?480|50\.00|2,?409)/)
    },
  },
  {
    id: 'K-324',
    sees: 'prices with signs, spaces, a rounding error or below nothing by a sign alone are read as what they are',
    head: customer,
    body: box,
    say: saysBox(
      basketOf(
        [
          line(1, { quantity: 1 }, { order_price: 1.2000000000000002 }),
          line(2, { quantity: 1 }, { order_price: ' £2.50 ' }),
          line(3, { quantity: 1 }, { order_price: '-0.00' }),
        ],
        { id: 7, discount_amount: -0 },
      ),
    ),
    act: async turn => {
      await region(turn).getByText('Cheese 3').waitFor()
      const shown = await region(turn).innerText()
      expect(shown).toMatch(/Total\s+£3\.70/)
      expect(shown).not.toMatch(/[−-]£|NaN/)
    },
  },
  {
    id: 'K-325',
    sees: 'tags and entities in a name are words, also in a message and in a title, and nothing of them runs',
    head: customer,
    body: box,
    say: saysBox(
      basketOf([
        line(1, {}, { name: 'Bread &amp; butter <img src=x onerror="window.ran = 1"> <b>bold</b>' }),
      ]),
    ),
    act: async turn => {
      await region(turn).getByText('<b>bold</b>').first().waitFor()
      expect(await turn.page.locator('.doorstep b, .doorstep img[onerror]').count()).toBe(0)
      expect(await turn.page.evaluate('window.ran')).toBeUndefined()
    },
  },
  {
    id: 'K-326',
    sees: 'a warning of PHP before an answer is not shown; people read that the box is unknown, and can try again',
    head: customer,
    body: box,
    shop: () => {
      let isMended = false
      return asked => {
        if (!isBox(asked)) return asDocumented(asked)
        const text = JSON.stringify(basketOf([line(1)]))
        if (isMended) return said(text, { type: 'application/json' })
        setTimeout(() => {
          isMended = true
        }, 1500)
        return said(
          `<br />\n<b>Deprecated</b>:  strlen(): Passing null in <b>/var/www/cart.php</b> on line <b>31</b><br />\n${text}`,
        )
      }
    },
    act: async turn => {
      const again = turn.page.getByRole('button', { name: /try again/i }).first()
      await again.waitFor()
      expect(await turn.page.locator('.doorstep').first().innerText()).not.toMatch(/Deprecated|var\/www|<b>/)
      await turn.page.waitForTimeout(1500)
      await again.click()
      await region(turn).getByText('Cheese 1').waitFor()
    },
  },
  {
    id: 'K-327',
    sees: 'a change whose answer has a warning of PHP before it is kept, and nothing is said of a failure',
    head: customer,
    body: box,
    shop: keeps(
      said('<br />\n<b>Notice</b>: Undefined index: qty in <b>cart.php</b><br />\n{"success":true}', {
        type: 'application/json',
      }),
    ),
    act: three,
  },
  {
    id: 'K-328',
    sees: 'a press after the session has ended leads to the login that the site has named, and it comes back',
    head: `${customer}<script type="application/json" data-doorstep-site>{ "pages": { "login": "/en/sign-in" } }</script>`,
    body: card,
    say: asked => {
      if (asked.path === '/api/product/bol')
        return { status: 302, body: '', headers: { Location: '/en/sign-in/?next=%2Fapi' } }
      return asked.path.startsWith('/en/sign-in')
        ? said('<!doctype html><title>Sign in</title><h1>Sign in</h1>')
        : asDocumented(asked)
    },
    act: async turn => {
      await addsTo(turn)
      await turn.page.waitForURL(/\/en\/sign-in/)
    },
  },
  {
    id: 'K-329',
    sees: 'an order that is answered with 200 and an error is not said to be added, and the reason is read',
    head: customer,
    body: card,
    shop: takes(said({ error: 'Sold out until Friday.' }), false),
    act: async turn => {
      await addsTo(turn)
      await turn.page.getByText('Sold out until Friday.').first().waitFor()
      expect(await isAdded(turn).count()).toBe(0)
    },
  },
  {
    id: 'K-330',
    sees: 'an order that is refused with a list of error objects is told by its sentence, without its code',
    head: customer,
    body: card,
    shop: takes(
      said({ success: 'false', errors: [{ code: 'cart.sold_out', message: 'Sold out until Friday.' }] }),
      false,
    ),
    act: async turn => {
      await addsTo(turn)
      await turn.page.getByText('Sold out until Friday.').first().waitFor()
      expect(await turn.page.locator('.doorstep').first().innerText()).not.toMatch(
        /sold_out|\[object|Added to/,
      )
    },
  },
  {
    id: 'K-331',
    sees: 'an order whose answer has empty places for errors is added',
    head: customer,
    body: card,
    shop: takes(
      said({ error: null, errors: [], message: '', status: 'ok', data: { errors: {}, error: false } }),
    ),
    act: async turn => {
      await addsTo(turn)
      await isAdded(turn).waitFor()
      await noAlert(turn)
    },
  },
  {
    id: 'K-332',
    sees: 'an order that is answered with 201, the new address and no words is added, once',
    head: customer,
    body: card,
    shop: takes({ status: 201, body: '', headers: { Location: '/api/bol-basket/5' } }),
    act: async turn => {
      await addsTo(turn)
      await isAdded(turn).waitFor()
      await noAlert(turn)
      expect(turn.asked(/^\/api\/product\/bol$/)).toHaveLength(1)
    },
  },
  {
    id: 'K-333',
    sees: 'a change that is answered with 202, or with 205 and nothing, is saved',
    head: customer,
    body: box,
    shop: () => {
      const [accepted, reset] = [
        keeps({ status: 202, body: { queued: true } })(),
        keeps({ status: 205, body: '' })(),
      ]
      let changes = 0
      return asked => {
        if (asked.method === 'PUT') changes++
        if (changes === 1) reset({ ...asked })
        return changes < 2 ? accepted(asked) : reset(asked)
      }
    },
    act: async turn => {
      await three(turn)
      await plus(region(turn), 'Cheese 1').click()
      await until(async () => /£28\.80/.test(await region(turn).innerText()), 'the newer total')
      await turn.page.waitForTimeout(300)
      await noAlert(turn)
    },
  },
  {
    id: 'K-334',
    sees: 'a week whose names are in camel case costs no £0.00',
    head: customer,
    body: week,
    say: asked =>
      isWeek(asked)
        ? said(
            weekOf([
              {
                lineId: 41,
                productId: 101,
                productName: 'Milk',
                quantityOrdered: 2,
                totalPrice: '2.70',
                deliveryDate: '2026-11-27',
              },
            ]),
          )
        : asDocumented(asked),
    act: async ({ page }) => {
      const shown = page.locator('.doorstep').first()
      await until(async () => /try again|could not|couldn/i.test(await shown.innerText()), 'a word of it')
      expect(await shown.innerText()).not.toMatch(/£0\.00/)
    },
  },
  {
    id: 'K-335',
    sees: 'of three weeks that are paged through quickly, the last is shown, whichever answer comes last',
    head: customer,
    body: week,
    say: asked => {
      if (!isWeek(asked)) return asDocumented(asked)
      const [, start = ''] = /start_of_week=([\d-]+)/.exec(asked.path) ?? []
      const wait = { '2026-11-22': 0, '2026-11-29': 1200, '2026-12-06': 700, '2026-12-13': 100 }[start] ?? 0
      const price = { '2026-11-29': '2.90', '2026-12-06': '6.10', '2026-12-13': '13.10' }[start] ?? '2.20'
      return said(weekOf([due({ delivery_date: start, total_price: price })]), { wait })
    },
    act: async ({ page }) => {
      await page.getByText('£2.20').waitFor()
      for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /next week/i }).click()
      await page.getByText('£13.10').waitFor()
      await page.waitForTimeout(1500)
      expect(await page.locator('.doorstep').first().innerText()).toMatch(/£13\.10/)
    },
  },
  {
    id: 'K-336',
    sees: 'an answer that trickles in over three seconds is shown, and nothing is said before',
    head: customer,
    body: box,
    say: asked => (isBox(asked) ? said(basketOf([line(1)]), { pieces: 30 }) : asDocumented(asked)),
    act: async turn => {
      await turn.page.waitForTimeout(1500)
      await noAlert(turn)
      await region(turn).getByText('Cheese 1').waitFor()
      await noAlert(turn)
    },
  },
  {
    id: 'K-337',
    sees: 'a change whose answer breaks off in the middle is looked up and kept',
    head: customer,
    body: box,
    mayComplain: true,
    shop: keeps(said({ success: true, message: 'Thank you, that is saved.' }, { pieces: 'half' })),
    act: three,
  },
  {
    id: 'K-338',
    sees: 'a line that a join of tables has doubled is there twice at most, and a change to it is made once',
    head: customer,
    body: box,
    shop: keeps(ok, [line(1), line(1)]),
    act: async turn => {
      await plus(region(turn), 'Cheese 1').first().click()
      await until(() => turn.asked(/bol-basket\/1/).length > 0, 'a change')
      await turn.page.waitForTimeout(500)
      expect(turn.asked(/bol-basket\/1/)).toHaveLength(1)
      expect(await region(turn).getByRole('spinbutton').count()).toBeLessThanOrEqual(2)
      await noAlert(turn)
    },
  },
  {
    id: 'K-339',
    sees: 'deliveries whose dates are written by other databases are on their day, or said to be missing',
    head: customer,
    body: openWeek,
    say: asked =>
      isWeek(asked)
        ? said(
            weekOf([
              due({ id: 1, delivery_date: '2026-11-27 00:00:00+00' }),
              due({ id: 2, delivery_date: '2026-11-27 00:00:00 UTC' }),
              due({ id: 3, delivery_date: '2026-11-27 00:00:00 +0000' }),
              due({
                id: 4,
                delivery_date: {
                  date: '2026-11-27 00:00:00.000000',
                  timezone_type: 3,
                  timezone: 'Europe/London',
                },
              }),
              due({ id: 5, delivery_date: '/Date(1795737600000)/' }),
              due({ id: 6, delivery_date: '27.11.2026' }),
              due({ id: 7, delivery_date: '2026-11-27T00:00:00.0000000' }),
              due({ id: 8, delivery_date: 1795737600 }),
            ]),
          )
        : asDocumented(asked),
    act: async ({ page }) => {
      await page.getByText('Whole milk').first().waitFor()
      const shown = await page.locator('.doorstep').first().innerText()
      const there = await page.getByText('Whole milk').locator('visible=true').count()
      // Not all of them, so the sum is not said to be whole.
      if (there < 8) expect(shown).toMatch(/part of this week can/i)
      expect(
        await page
          .getByRole('region', { name: /Friday 27/ })
          .getByText('Whole milk')
          .count(),
      ).toBe(there)
    },
  },
  {
    id: 'K-340',
    sees: 'lines whose optional fields are null, empty, zero, false or left out are all in the box, with their names',
    head: customer,
    body: box,
    say: saysBox({
      ...basketOf(
        [null, '', 0, false, undefined].map((none, at) => ({
          id: at + 1,
          product_id: none,
          quantity: 1,
          unavailable: none,
          product: {
            id: 201 + at,
            name: `Cheese ${at + 1}`,
            template: none,
            edg_code: none,
            is_available: none === null || none === '' || none === undefined ? none : true,
            max_qty_allowed: none === 0 ? null : none,
            order_price: none === 0 ? '0' : '1.00',
            image: none,
            size: none,
          },
        })),
        { id: 7, discount_amount: null, coupon_code: '', deliveries: null },
      ),
      order: {
        id: 900,
        frequency: '',
        date: null,
        next_delivery_date: '',
        parent_id: 0,
        editing_order_id: false,
        weekday: null,
        previous_total: '',
        previous_products: '',
        delivery_slot_id: null,
        delivery_instructions: null,
      },
    }),
    act: async turn => {
      await region(turn).getByText('Cheese 5').waitFor()
      const shown = await region(turn).innerText()
      for (const at of [1, 2, 3, 4, 5]) expect(shown).toContain(`Cheese ${at}`)
      expect(shown).toMatch(/Total\s+£4\.00/)
      expect(shown).not.toMatch(/null|undefined|false|NaN|unavailable/i)
      await noAlert(turn)
    },
  },
]

playRows(rows, [])
