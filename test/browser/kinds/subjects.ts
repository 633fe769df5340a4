import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import type { Asked, Said } from '../../support/servers/bare-server'
import { asDocumented, json, placeholder, type Turn, until, veg } from './play-rows'

// The widgets that most rows are played with, and what a person does with them.

export const guarantee = placeholder('direct-debit')
export const postcode = placeholder('postcode-panel')
export const recipe = placeholder('recipe-email', 'data-recipe="7"')
export const cardOf = (product: object) =>
  placeholder('order-dialog', '', `${json({ product })}<a href="/found">Add to basket</a>`)
export const card = cardOf(veg)
/** A search with two suggestions of its own. */
export const milkSearch = placeholder(
  'typeahead',
  'data-action="/found"',
  `${json({ items: [{ name: 'Milk' }, { name: 'Milk shake' }] })}<p>Search</p>`,
)
/** A search that asks the shop for suggestions. */
export const shopSearch = placeholder(
  'typeahead',
  'data-url="/suggest" data-action="/found"',
  '<form action="/found"><input name="q" aria-label="Search"></form>',
)
/** Tabs for the panels of the page that have these ids. */
export const tabsOf = (...ids: string[]) =>
  placeholder(
    'tabs',
    '',
    json({ tabs: ids.map(panel => ({ panel, label: panel.replace(/^./, first => first.toUpperCase()) })) }),
  )
export const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true } as const

/** Runs a file of a package in the page. */
export const script = (page: Page, file: string) =>
  page.addScriptTag({ content: readFileSync(`node_modules/${file}`, 'utf8') })

/** Waits until exactly this many widgets are on the page. */
export const mounted = (page: Page, count: number) =>
  until(
    async () => (await page.locator('[data-widget-state=mounted] [data-doorstep-root]').count()) === count,
    `${count} widgets`,
  )
/** The ids that more than one element of the page has. */
export const idsTwice = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
export const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })

/** Our open dialog. */
export const dialog = '[data-doorstep-dialogs] [aria-modal=true]'
export async function openDialog(
  page: Page,
  name: string | RegExp = 'Read the guarantee',
  at = 0,
): Promise<Locator> {
  await page.getByRole('button', { name }).nth(at).click()
  await page.locator(dialog).waitFor()
  return page.locator(dialog)
}
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(dialog).waitFor({ state: 'detached' })
}
/** Opens and closes the guarantee. */
export async function readGuarantee(page: Page, at = 0): Promise<void> {
  await openDialog(page, 'Read the guarantee', at)
  await closeDialog(page)
}

/** The orders of box products so far. */
export const orders = ({ asked }: Pick<Turn, 'asked'>): Asked[] =>
  asked(/^\/api\/product\/bol/).filter(({ method }) => method === 'POST')
export const addButton = (page: Page) => page.getByRole('button', { name: /Add to basket/ }).first()
/** Presses the button of the first card, and waits until the shop has an order. */
export async function order(turn: Pick<Turn, 'page' | 'asked'>): Promise<void> {
  await addButton(turn.page).click()
  await until(() => orders(turn).length > 0, 'an order')
}
/** A shop that gives this answer to the order of a box product, and has the product in the basket from then on. */
export const shopThatAdds = (answer: Said) => () => {
  let isThere = false
  return (asked: Asked): Said => {
    if (asked.method === 'POST') {
      isThere = true
      return answer
    }
    if (asked.path !== '/api/bol-basket') return asDocumented(asked)
    const products = isThere ? [{ id: 5, product_id: veg.id, quantity: 1, product: veg }] : []
    return { status: 200, body: { basket: {}, order: { id: 900, frequency: 0 }, products } }
  }
}

export const pause = placeholder('pause-picker')
/** What a page prints for a guest. */
export const guest = '<meta name="doorstep-is-guest" content="yes">'

const types = json({
  types: [
    { value: 'deliveries', label: 'My deliveries' },
    { value: 'feedback', label: 'Feedback' },
  ],
})
/** An enquiry whose fields belong to the form of the page. */
export const enquiry = placeholder('enquiry-form', '', `${types}<p>Ring us</p>`)
/** An enquiry with a form of its own, as the server prints it. */
export const printedEnquiry = `<div data-widget="enquiry-form" data-action="/posted">${types}<form action="/posted" method="post"><label>Enquiry Type <select name="type"><option value="">Please choose</option><option value="deliveries">My deliveries</option><option value="feedback">Feedback</option></select></label><label>First line of address <input type="text" name="address_1"></label><label>Postcode <input type="text" name="postcode"></label><button type="submit">Send enquiry</button></form></div>`
/** The fields of a posted form. */
export const sent = (body: string | undefined) => new URLSearchParams(body)
