import type { Locator, Page } from 'playwright-core'
import { playRows, type Row, until } from './play-rows'
import { dialog, email, guarantee, guest, openDialog, pause, readGuarantee, recipe } from './subjects'

// What newer browsers bring to a page, and newer frameworks around a widget.

const calendarButton = (page: Page) => page.getByRole('button', { name: /Choose from a calendar: First day/ })
const choosesDay = async (page: Page) => {
  const field = page.getByRole('textbox', { name: /^First day/ })
  const before = await field.inputValue()
  await calendarButton(page).click()
  await page.getByRole('grid').first().getByRole('button', { disabled: false }).last().click()
  await until(async () => (await field.inputValue()) !== before, 'another day')
}
const isOnTop = (at: Locator) =>
  at.first().evaluate(each => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && (each.contains(found) || found.contains(each))
  })
const isIn = (page: Page, selector: string) =>
  page.evaluate(at => document.querySelector(at)?.contains(document.activeElement) === true, selector)

const rows: Row[] = [
  {
    id: 'K-569',
    sees: 'in a dialog that an element of the page has in its shadow, our dialog can be used, closed and left, and what was done is said',
    head: `${guest}<script>customElements.define('x-dialog', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<dialog style="width:700px;height:500px"><slot name="content"></slot></dialog>' } show() { this.shadowRoot.firstChild.showModal() } close() { this.shadowRoot.firstChild.close() } get isOpen() { return this.shadowRoot.firstChild.open } })</script>`,
    body: `<x-dialog id="theirs"><form slot="content" method="dialog">${guarantee}${pause}${recipe}</form></x-dialog>`,
    act: async ({ page, asked }) => {
      await page.evaluate('theirs.show()')
      await choosesDay(page)
      await openDialog(page)
      expect(await isOnTop(page.locator(dialog))).toBe(true)
      expect(await isIn(page, dialog)).toBe(true)
      await page.locator(dialog).getByRole('button').last().click()
      await page.locator(dialog).waitFor({ state: 'detached' })
      await readGuarantee(page)
      expect(await page.evaluate('theirs.isOpen')).toBe(true)
      await email(page).fill('kate@example.co')
      await email(page).press('Enter')
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      await openDialog(page)
      await page.evaluate('theirs.close()')
      await page.locator(dialog).waitFor({ state: 'detached' })
    },
  },
]

playRows(rows)
