import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { customer, json, milk, placeholder, playRows, type Row } from './play-rows'
import { openDialog, phone, recipe } from './subjects'

// Phones: small fonts that zoom the page, keyboards over half the window, in-app browsers that lack features.

const fields = [
  placeholder('postcode-panel'),
  recipe,
  placeholder('promo-field'),
  placeholder('pause-picker'),
  placeholder('account-password', 'data-editing'),
  placeholder('transaction-search', 'data-action="/found"'),
  ...[
    bodies['account-phone'],
    bodies['payment-form'],
    bodies['enquiry-form'],
    bodies['business-requirements'],
    bodies.typeahead,
    bodies['house-move'],
  ].map(body => body.replaceAll(/<div (?=data-widget=)/g, '<div data-load="ready" ')),
].join('')
/** Fields whose font is so small that iOS zooms the page on focus. */
const small = (page: Page, selector: string) =>
  page.evaluate(
    wanted =>
      [...document.querySelectorAll(`.doorstep ${wanted}`)]
        .filter(
          each => each.getBoundingClientRect().width > 2 && (each as HTMLInputElement).type !== 'checkbox',
        )
        .filter(each => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
        .map(each => `${each.closest('[data-widget]')?.getAttribute('data-widget')} ${each.localName}`),
    selector,
  )
const day = `<span data-widget="day-order" data-load="ready" data-selected-date="2027-11-26">${json({ product: milk })}<a href="/found">Change</a></span>`

const rows: Row[] = [
  {
    id: 'K-141',
    report: 'https://github.com/Workday/canvas-kit/issues/1556',
    sees: 'on a phone no text field has text so small that the page is zoomed',
    head: customer,
    body: fields,
    visitor: phone,
    act: async ({ page }) => expect(await small(page, 'input')).toEqual([]),
  },
  {
    id: 'K-148',
    report: 'https://github.com/tata1mg/catalyst-core/pull/99',
    sees: "with the keyboard up, a dialog's buttons can be reached by scrolling",
    head: customer,
    body: day,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page, /^Change/)
      await page.setViewportSize({ width: 390, height: 300 })
      const buttons = dialog.getByRole('button')
      for (let at = 0; at < (await buttons.count()); at++) {
        await buttons.nth(at).scrollIntoViewIfNeeded()
        const box = await buttons.nth(at).boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(302)
      }
    },
  },
]

playRows(rows)
