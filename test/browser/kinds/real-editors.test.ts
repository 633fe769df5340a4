import type { Page } from 'playwright-core'
import { playRows, type Row, type Turn, until } from './play-rows'

// Placeholders as editors, minifiers, inliners, translators and consent managers hand them on.

const items = { items: [{ name: 'Milk' }, { name: 'Milk shake' }] }
const script = (text: string, type = 'application/json') => `<script type="${type}">${text}</script>`
const search = (inside: string, more = '') =>
  `<div data-widget="typeahead" data-action="/found" ${more}>${inside}<p>Ring us</p></div>`
const suggests = async ({ page }: Pick<Turn, 'page'>, count = 2) => {
  await page.getByRole('combobox').first().pressSequentially('mil')
  await until(async () => (await page.getByRole('option').count()) === count, `${count} suggestions`)
}
/** The printed content stays, and a message says what is wrong. */
const names = async (page: Page, what: RegExp) => {
  await page.getByText('Ring us').first().waitFor()
  const report = () => page.evaluate(() => JSON.stringify(window.Doorstep?.report() ?? ''))
  await until(async () => what.test(await report()), `a message with ${what}`)
}

const rows: Row[] = [
  {
    id: 'K-349',
    sees: 'data that a consent manager holds back leave the printed content, and the widget comes with them',
    mayComplain: true,
    body: search(script(JSON.stringify(items), 'text/plain'), 'id="search"'),
    act: async turn => {
      await names(turn.page, /another type/)
      await turn.page.evaluate(() => {
        const held = document.querySelector('#search script')
        const given = document.createElement('script')
        given.type = 'application/json'
        given.textContent = held?.textContent ?? ''
        held?.replaceWith(given)
      })
      await suggests(turn)
    },
  },
]

playRows(rows)
