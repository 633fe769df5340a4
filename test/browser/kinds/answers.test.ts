import type { Asked, Said } from '../../support/servers/bare-server'
import { basketOf, isRead, line, noAlert, plus, region } from './box'
import { asDocumented, customer, ok, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import { shopSearch } from './subjects'

// Answers that the contract allows and few servers give: other statuses, encodings, orders and values.

const basket = placeholder('bol-basket')
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
const pressesPlus = async (turn: Turn) => {
  await plus(region(turn), 'Cheese 1').click()
  await until(() => turn.asked(/bol-basket\/1/).length > 0, 'a change')
  await until(async () => /£24\.00/.test(await region(turn).innerText()), 'the new total')
  await turn.page.waitForTimeout(200)
  await noAlert(turn)
}

const rows: Row[] = [
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

playRows(rows)
