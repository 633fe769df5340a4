import { keeps, plus, quantity, region } from './box'
import { customer, placeholder, playRows, type Row } from './play-rows'

// Two and more widgets, tabs, days and people in one browser, and what happens between them.

const box = placeholder('bol-basket')

const rows: Row[] = [
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
]
playRows(rows)
