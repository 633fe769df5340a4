import { customer, placeholder, playRows, type Row, type Turn, until } from './play-rows'
import { email, guarantee, milkSearch, mounted, openDialog, readGuarantee, recipe } from './subjects'

// What an editor and a developer of an old site do in their first month with the widgets.

const sendsRecipe = async ({ page, asked }: Pick<Turn, 'page' | 'asked'>) => {
  await email(page).first().fill('kate@example.co')
  await page.getByRole('button', { name: 'SUBMIT' }).first().click()
  await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
}

const rows: Row[] = [
  {
    id: 'K-417',
    sees: 'a page that a prerender service or a crawler has saved with its widgets in it has each widget once, and they work',
    head: customer,
    body: recipe + guarantee + milkSearch + placeholder('bol-basket'),
    act: async turn => {
      const { page } = turn
      await page.getByText('Seasonal veg box').first().waitFor()
      await openDialog(page)
      const saved = await page.content()
      await page.route('**/saved', route =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: saved }),
      )
      await page.goto(new URL('/saved', page.url()).href)
      await page.waitForTimeout(1200)
      await mounted(page, 4)
      expect(await page.getByRole('textbox', { name: 'Email' }).count()).toBe(1)
      expect(await page.locator('[aria-modal=true]:visible').count()).toBe(0)
      await readGuarantee(page)
      await sendsRecipe(turn)
      await page.getByRole('combobox').first().pressSequentially('mil')
      await until(async () => (await page.getByRole('option').count()) === 2, 'two suggestions')
    },
  },
]
playRows(rows)
