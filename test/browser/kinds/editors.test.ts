import { barePage } from '../../support/servers/bare-server'
import { customer, playRows, type Row, until } from './play-rows'
import { card } from './subjects'

// Markup as editors and content systems really write it, and the places where they put it.

const rows: Row[] = [
  {
    id: 'K-276',
    sees: 'in a preview whose page stands in an attribute, a widget that calls the shop works',
    head: customer,
    body: '<iframe id="preview" style="width:700px;height:500px"></iframe>',
    act: async ({ page, asked }) => {
      await page.evaluate(
        markup => {
          const frame = document.getElementById('preview') as HTMLIFrameElement
          frame.srcdoc = markup
        },
        barePage(card, customer),
      )
      const inside = page.frameLocator('#preview')
      await inside.getByRole('button', { name: /Add to basket/ }).click()
      await until(() => asked(/^\/api\/product\/bol$/).length > 0, 'an order')
      expect(await inside.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
    },
  },
]

playRows(rows)
