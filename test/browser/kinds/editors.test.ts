import { barePage } from '../../support/servers/bare-server'
import { customer, json, placeholder, playRows, type Row, until, veg } from './play-rows'
import { card, order } from './subjects'

// Markup as editors and content systems really write it, and the places where they put it.

const rows: Row[] = [
  {
    id: 'K-271',
    sees: 'a card that is a link as a whole orders, and leads nowhere',
    head: customer,
    body: `<a href="/found" style="display:block">Winter box ${placeholder('order-dialog', '', json({ product: veg }))}</a>`,
    act: async turn => {
      await order(turn)
      await turn.page.waitForTimeout(400)
      expect(new URL(turn.page.url()).pathname).toBe('/')
    },
  },
  {
    id: 'K-272',
    sees: 'a widget in a label opens nothing by itself when its words are pressed',
    body: `<label>Your choice ${placeholder('payment-form', 'data-action="/posted" data-outstanding-balance="36.85"')}</label>`,
    act: async ({ page }) => {
      const field = page.getByRole('textbox').first()
      await field.fill('5')
      await page
        .getByText(/36\.85/)
        .first()
        .click()
      expect(await page.getByRole('textbox').first().inputValue()).toMatch(/^5(\.00)?$/)
      await page.getByRole('button', { name: /pay/i }).last().click()
      await page.waitForURL(/posted/)
    },
  },
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
