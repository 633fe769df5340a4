import { customer, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import { card } from './subjects'

// Morphing, transitions, patched built-ins, resets and layers of the page around a widget.

const box = placeholder('bol-basket')
const orders = async ({ page, asked }: Turn) => {
  await page
    .getByRole('button', { name: /Add to basket/ })
    .first()
    .click()
  await until(() => asked(/^\/api\/product\/bol$/).length > 0, 'an order')
}

const rows: Row[] = [
  {
    id: 'K-370',
    sees: 'where an agent takes every address of a call for text, a box is shown and an order made',
    head: `${customer}<script>const own = fetch; window.fetch = (address, how = {}) => { const start = performance.now(); const isOurs = address.startsWith('/') || address.indexOf(location.host) > 0; if (isOurs && how.headers && how.headers['X-None']) return; return own(address, how).then(answer => { console.debug(address.split('?')[0], performance.now() - start); return answer }) }</script>`,
    body: card + box,
    act: async turn => {
      await turn.page.getByText('Seasonal veg box').first().waitFor()
      await orders(turn)
      const [order] = turn.asked(/^\/api\/product\/bol$/)
      expect(JSON.parse(order?.body ?? '{}')).toMatchObject({ id: 333 })
    },
  },
]

playRows(rows)
