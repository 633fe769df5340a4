import { playRows, type Row } from './play-rows'
import { email, mounted, recipe } from './subjects'

// Frameworks and scripts of the page that take its markup apart, write it anew, or change the language itself.

const rows: Row[] = [
  {
    id: 'K-303',
    report: 'https://github.com/reactjs/react-rails/issues/960',
    sees: 'a form that is taken out of the page for a second and put back keeps what was typed',
    body: `<main id="main">${recipe}</main>`,
    act: async ({ page }) => {
      await email(page).fill('kate@example.co')
      await page.evaluate('window.out = main.firstElementChild; out.remove()')
      await page.waitForTimeout(1000)
      await page.evaluate('main.append(out)')
      await mounted(page, 1)
      expect(await email(page).inputValue()).toBe('kate@example.co')
    },
  },
]

playRows(rows)
