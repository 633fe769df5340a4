import { gzipSync } from 'node:zlib'
import type { Asked, Said } from '../../support/servers/bare-server'
import { shopNow } from '../../support/shop-time'
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
import { card, cardOf, order, orders, shopSearch, shopThatAdds } from './subjects'

// Answers that the contract allows and few servers give: other statuses, encodings, orders and values.

const basket = placeholder('bol-basket')
const week = placeholder('weekly-cost', 'data-start-of-week="2026-11-22"')
/** A basket that answers reads with what was last put, and puts with `saved`. */
const shop = (saved: Said, products = [line(1), line(2)]) => {
  const quantities = new Map<string, number>()
  return (asked: Asked): Said => {
    const [, id] = /^\/api\/bol-basket\/([\w-]+)/.exec(asked.path) ?? []
    if (id && asked.method === 'PUT') {
      quantities.set(id, (JSON.parse(asked.body) as { quantity: number }).quantity)
      return saved
    }
    if (isRead(asked, /^\/api\/bol-basket/)) {
      const now = products.map(each => ({
        ...each,
        quantity: quantities.get(String(each.id)) ?? each.quantity,
      }))
      return { status: 200, body: basketOf(now) }
    }
    return asDocumented(asked)
  }
}
const addsOnce = async (turn: Turn) => {
  await order(turn)
  await turn.page
    .getByText(/Added to your box/)
    .first()
    .waitFor()
  await noAlert(turn)
  expect(orders(turn)).toHaveLength(1)
}
const pressesPlus = async (turn: Turn) => {
  await plus(region(turn), 'Cheese 1').click()
  await until(() => turn.asked(/bol-basket\/1/).length > 0, 'a change')
  await until(async () => /£24\.00/.test(await region(turn).innerText()), 'the new total')
  await turn.page.waitForTimeout(200)
  await noAlert(turn)
}

const rows: Row[] = [
  {
    id: 'K-221',
    sees: 'a change that is answered with 204 is saved, and nothing is said of a failure',
    head: customer,
    body: basket,
    shop: () => shop({ status: 204, body: '' }),
    act: pressesPlus,
  },
  {
    id: 'K-222',
    sees: 'a read that is led to the address with a slash shows its basket',
    head: customer,
    body: basket,
    say: asked =>
      asked.path === '/api/bol-basket'
        ? { status: 301, body: '', headers: { Location: '/api/bol-basket/' } }
        : asked.path === '/api/bol-basket/'
          ? { status: 200, body: basketOf([line(1)]) }
          : asDocumented(asked),
    act: async turn => {
      await region(turn).getByText('Cheese 1').waitFor()
    },
  },
  {
    id: 'K-223',
    sees: 'an order that is answered with 303 to the basket is added, once',
    head: customer,
    body: card,
    shop: shopThatAdds({ status: 303, body: '', headers: { Location: '/api/bol-basket' } }),
    act: addsOnce,
  },
  {
    id: 'K-224',
    sees: 'an answer that begins with a byte order mark is read',
    head: customer,
    body: basket,
    say: asked =>
      isRead(asked, /^\/api\/bol-basket/)
        ? { status: 200, type: 'application/json', body: `﻿${JSON.stringify(basketOf([line(1)]))}` }
        : asDocumented(asked),
    act: async turn => {
      await region(turn).getByText('Cheese 1').waitFor()
    },
  },
  {
    id: 'K-225',
    sees: 'an order whose answer has a comment of a page cache behind it is added once',
    head: customer,
    body: card,
    shop: shopThatAdds({
      status: 200,
      type: 'application/json',
      body: '{"success":true,"message":"Added."}\n<!-- Page cached by LiteSpeed Cache -->',
    }),
    act: addsOnce,
  },
  {
    id: 'K-226',
    sees: 'an answer in ISO-8859-1 that says so has its accents',
    head: customer,
    body: basket,
    say: asked =>
      isRead(asked, /^\/api\/bol-basket/)
        ? {
            status: 200,
            type: 'application/json; charset=iso-8859-1',
            body: Buffer.from(JSON.stringify(basketOf([line(1, {}, { name: 'Crème fraîche' })])), 'latin1'),
          }
        : asDocumented(asked),
    act: async turn => {
      await region(turn).getByText('Crème fraîche').waitFor()
    },
  },
  {
    id: 'K-227',
    sees: 'the next page of a grid that is written in windows-1252 has its accents and pounds',
    body: `<ul data-community-grid><li data-community-item="a">One</li></ul>${placeholder('community-grid', '', '<p><a href="/more" data-community-next>Load more</a></p>')}`,
    say: ({ path }) =>
      path.startsWith('/more')
        ? {
            status: 200,
            type: 'text/html; charset=windows-1252',
            body: Buffer.from(
              '<ul data-community-grid><li data-community-item="b">Café, £2</li></ul>',
              'latin1',
            ),
          }
        : ok,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await page.getByText('Café, £2').waitFor()
    },
  },
  {
    id: 'K-228',
    sees: 'an answer that is compressed is read',
    head: customer,
    body: basket,
    say: asked =>
      isRead(asked, /^\/api\/bol-basket/)
        ? {
            status: 200,
            type: 'application/json',
            headers: { 'Content-Encoding': 'gzip' },
            body: gzipSync(JSON.stringify(basketOf([line(1)]))),
          }
        : asDocumented(asked),
    act: async turn => {
      await region(turn).getByText('Cheese 1').waitFor()
    },
  },
  {
    id: 'K-229',
    sees: 'of a shop that asks for an hour of rest, by date, people read within twelve seconds',
    head: customer,
    body: week,
    say: asked =>
      isRead(asked, /^\/api\/basket\?/)
        ? {
            status: 429,
            body: { message: 'Too Many Attempts.' },
            headers: { 'Retry-After': new Date(shopNow().getTime() + 3_600_000).toUTCString() },
          }
        : asDocumented(asked),
    act: async turn => {
      await turn.page
        .getByRole('button', { name: /try again/i })
        .first()
        .waitFor({ timeout: 12_000 })
    },
  },
  {
    id: 'K-230',
    sees: 'a shop that is back after a second is asked again, and nothing is said',
    head: customer,
    body: basket,
    shop: () => {
      let reads = 0
      return (asked: Asked): Said =>
        isRead(asked, /^\/api\/bol-basket/)
          ? reads++
            ? { status: 200, body: basketOf([line(1)]) }
            : { status: 503, body: 'Down', headers: { 'Retry-After': '1' } }
          : asDocumented(asked)
    },
    act: async turn => {
      await region(turn).getByText('Cheese 1').waitFor()
      await noAlert(turn)
    },
  },
  {
    id: 'K-231',
    sees: 'suggestions that are only for customers do not lead a typing visitor away',
    body: shopSearch,
    say: ({ path }) =>
      path.startsWith('/suggest') ? { status: 401, body: { message: 'Unauthenticated.' } } : ok,
    act: async ({ page, asked }) => {
      await page.getByRole('combobox').pressSequentially('milk')
      await until(() => asked(/^\/suggest/).length > 0, 'a search')
      await page.waitForTimeout(600)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await page.getByRole('combobox').inputValue()).toBe('milk')
    },
  },
  {
    id: 'K-232',
    sees: 'lines that the shop lists in another order after a change stay where they are',
    head: customer,
    body: basket,
    shop: () => {
      let puts = 0
      const tell = shop(ok, [line(1), line(2)])
      return (asked: Asked): Said => {
        if (asked.method === 'PUT') puts++
        const said = tell(asked)
        if (puts && isRead(asked, /^\/api\/bol-basket/) && said !== 'lost')
          (said.body as { products: unknown[] }).products.reverse()
        return said
      }
    },
    act: async turn => {
      await pressesPlus(turn)
      await until(() => turn.asked(/^\/api\/bol-basket$/).length > 1, 'another read')
      await turn.page.waitForTimeout(200)
      const names = await region(turn)
        .getByRole('spinbutton')
        .evaluateAll(each => each.map(one => one.getAttribute('aria-label')))
      expect(names.map(name => name?.slice(-1))).toEqual(['1', '2'])
    },
  },
  {
    id: 'K-233',
    sees: 'of two lines of one product, the pressed one is changed',
    head: customer,
    body: basket,
    shop: () => shop(ok, [line(1), { ...line(2), product_id: 201, product: { ...line(1).product } }]),
    act: async turn => {
      await plus(region(turn), 'Cheese 1').nth(1).click()
      await until(() => turn.asked(/bol-basket\//).length > 0, 'a change')
      expect(turn.asked(/bol-basket\//).map(({ path }) => path)).toEqual(['/api/bol-basket/2'])
    },
  },
  {
    id: 'K-234',
    sees: 'ids with leading zeros are sent back as they came',
    head: customer,
    body: cardOf({ ...veg, id: '007' }) + basket,
    say: asked =>
      isRead(asked, /^\/api\/bol-basket/)
        ? { status: 200, body: basketOf([line('007')]) }
        : asDocumented(asked),
    act: async turn => {
      await order(turn)
      await plus(region(turn), 'Cheese 007').click()
      await until(() => turn.asked(/bol-basket\/007/).length > 0, 'a change')
      expect(JSON.parse(orders(turn)[0]?.body ?? '')).toMatchObject({ id: '007' })
    },
  },
  {
    id: 'K-235',
    sees: 'the largest id is sent back to the last digit',
    head: customer,
    body: cardOf({ ...veg, id: 999_999_999_999_999 }),
    act: async turn => {
      await order(turn)
      expect(orders(turn)[0]?.body).toContain('999999999999999,')
    },
  },
  {
    id: 'K-236',
    sees: 'a product that costs nothing is in the box, and the total is that of the others',
    head: customer,
    body: basket,
    say: asked =>
      isRead(asked, /^\/api\/bol-basket/)
        ? { status: 200, body: basketOf([line(1), line(2, {}, { order_price: 0 })]) }
        : asDocumented(asked),
    act: async turn => {
      await region(turn).getByText('Cheese 2').waitFor()
      const said = await region(turn).innerText()
      expect(said).toMatch(/£0\.00|free/i)
      expect(said).toMatch(/Total\s+£9\.60/)
    },
  },
  {
    id: 'K-237',
    sees: 'a voucher worth more than the box leaves nothing to pay, and no total below zero',
    head: customer,
    body: basket,
    say: asked =>
      isRead(asked, /^\/api\/bol-basket/)
        ? {
            status: 200,
            body: basketOf([line(1)], { id: 7, discount_amount: '20.00', coupon_code: 'GIFT20' }),
          }
        : asDocumented(asked),
    act: async turn => {
      await region(turn).getByText('Cheese 1').waitFor()
      expect(await region(turn).innerText()).toMatch(/Total\s+£0\.00/)
    },
  },
  {
    id: 'K-238',
    sees: 'a basket with nothing in it, as PHP writes nothing, is an empty box',
    head: customer,
    body: basket,
    say: asked =>
      isRead(asked, /^\/api\/bol-basket/)
        ? { status: 200, body: { basket: [], order: [], products: {} } }
        : asDocumented(asked),
    act: async turn => {
      await region(turn)
        .getByText(/empty|add some products|nothing/i)
        .first()
        .waitFor()
      await noAlert(turn)
    },
  },
  {
    id: 'K-239',
    sees: 'a week that knows of nothing costs nothing, and says so without a doubt',
    head: customer,
    body: week,
    say: asked =>
      isRead(asked, /^\/api\/basket\?/)
        ? { status: 200, body: { products: [], orders: {}, pauses: null, moves: '', activeBolOrder: [] } }
        : asDocumented(asked),
    act: async turn => {
      await turn.page.getByText('£0.00').waitFor()
      await noAlert(turn)
    },
  },
  {
    id: 'K-240',
    sees: 'of two bottles of which none came, none are said to have come',
    head: customer,
    body: placeholder('header-basket', 'data-open data-start-of-week="2026-11-22"'),
    say: asked => {
      const said = asDocumented(asked)
      if (!isRead(asked, /^\/api\/basket\?/) || said === 'lost') return said
      const body = structuredClone(said.body) as { products: object[] }
      body.products = body.products.map(each => ({ ...each, past_cutoff: true, quantity_delivered: 0 }))
      return { status: 200, body }
    },
    act: async turn => {
      const monday = turn.page.getByRole('region', { name: /Monday 23/ })
      await monday.getByText('Whole milk').first().waitFor()
      const said = await monday.innerText()
      expect(said).toMatch(/0 of 2|Delivered x 0|not delivered|none|0 delivered|Undelivered/i)
      expect(said).not.toMatch(/Delivering/)
    },
  },
]

playRows(rows, [])
