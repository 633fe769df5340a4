import type { Locator, Page } from 'playwright-core'
import type { Asked } from '../../support/servers/bare-server'
import { json, placeholder, type Turn, until, veg } from './play-rows'

// The widgets that most rows are played with, and what a person does with them.

export const guarantee = placeholder('direct-debit')
export const postcode = placeholder('postcode-panel')
export const recipe = placeholder('recipe-email', 'data-recipe="7"')
const cardOf = (product: object) =>
  placeholder('order-dialog', '', `${json({ product })}<a href="/found">Add to basket</a>`)
export const card = cardOf(veg)
/** A search with two suggestions of its own. */
export const milkSearch = placeholder(
  'typeahead',
  'data-action="/found"',
  `${json({ items: [{ name: 'Milk' }, { name: 'Milk shake' }] })}<p>Search</p>`,
)
/** Tabs for the panels of the page that have these ids. */
export const tabsOf = (...ids: string[]) =>
  placeholder(
    'tabs',
    '',
    json({ tabs: ids.map(panel => ({ panel, label: panel.replace(/^./, first => first.toUpperCase()) })) }),
  )
export const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true } as const

/** Waits until exactly this many widgets are on the page. */
export const mounted = (page: Page, count: number) =>
  until(
    async () => (await page.locator('[data-widget-state=mounted] [data-doorstep-root]').count()) === count,
    `${count} widgets`,
  )
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
/** The fields of a posted form. */
export const sent = (body: string | undefined) => new URLSearchParams(body)
