import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { barePage } from '../../support/servers/bare-server'
import { keeps, plus, quantity, region } from './box'
import { customer, placeholder, playRows, type Row } from './play-rows'
import { email, guest, recipe } from './subjects'

// Two and more widgets, tabs, days and people in one browser, and what happens between them.

const box = placeholder('bol-basket')
const enquiry = bodies['enquiry-form'].replace('<div ', '<div data-load="ready" ')
const ofCustomer = (id: number) => customer.replace('content="17"', `content="${id}"`)
const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href)
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))

const rows: Row[] = [
  {
    id: 'K-425',
    report: 'https://github.com/dennisivy/proshop_django/issues/15',
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
