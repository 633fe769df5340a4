import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'
import type { FaultOptions } from '../../../demo-pages/shop/server/fault-kinds'
import { listen, type WindowEvents } from '../../../shared/platform/page/events/window-events'
import { expectElement } from '../../support/expect-element'
import { dataLayer } from '../../support/page/data-layer'
import { openPage, type PageOptions } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

export const user = userEvent.setup({ delay: null })

export const panel = (attributes = '', inside = '') =>
  `<div data-widget="postcode-panel" ${attributes}>${inside}</div>`

/** Each answer waits for this promise before it is delivered. */
type Hold = { holdBack?: (path: string, body: string) => Promise<void> | undefined }

let stopHearing = () => {}
afterEach(() => stopHearing())

/** Opens a page with panels on a demo shop of its own, as a new visitor. */
export async function visitPanel(
  markup = panel(),
  {
    as = 'guest',
    hasPostcode = false,
    fault,
    holdBack,
    ...page
  }: VisitorSetup & PageOptions & Hold & { fault?: FaultOptions } = {},
) {
  const visit = createDemoShop().visit({ as, hasPostcode })
  if (fault) visit.setFault({ times: 'always', ...fault })
  const fetch: typeof visit.fetch = async (input, init) => {
    const body = input instanceof Request ? await input.clone().text() : ''
    const reply = await visit.fetch(input, init)
    await holdBack?.(new URL(reply.url).pathname, body)
    return reply
  }
  const opened = await openPage(markup, { fetch, ...page, globals: { ...visit.globals(), ...page.globals } })
  const heard: WindowEvents['valid-postcode'][] = []
  stopHearing = listen('valid-postcode', detail => heard.push(detail))
  /** The bodies of the calls to that path, oldest first. */
  const sentTo = (path: string) =>
    visit.log.filter(entry => entry.path === path).map(({ body }) => JSON.parse(body))
  return { ...opened, visit, heard, sentTo }
}

export const verifyPath = '/register/postcode/verify'
export const accountPath = '/account/addresses/postcode/verify'

/** The first panel on the page. */
export const shown = () =>
  within(expectElement(document.querySelector<HTMLElement>('[data-widget]'), HTMLElement))
export const field = () => screen.getByRole<HTMLInputElement>('textbox')
export const checkButton = () => screen.getByRole('button', { name: 'Check' })
export const dialog = () => screen.findByRole('dialog')

/** Replaces the postcode at once, as pasting does, and presses Check. */
export async function check(postcode: string) {
  await user.clear(field())
  await user.paste(postcode)
  await user.click(checkButton())
}

/** Checks a postcode and closes the dialog with the answer. */
export async function checkAndClose(postcode: string) {
  await check(postcode)
  await dialog()
  await user.keyboard('{Escape}')
}

/** Everything pushed to the page's analytics. */
export const reported = () => dataLayer()

/** The text of the page's polite live region, once it has one. */
export const spoken = (text: string) =>
  waitFor(
    () => expect(document.querySelector('[data-doorstep-shell] > [role=status]')).toHaveTextContent(text),
    // The region announces one text a second, and another may come first.
    { timeout: 2500 },
  )

/** The dialog's title, which the focus reads out, is left out. */
export async function saidByDialogOnly() {
  await rest(150)
  expect(document.querySelector('[data-doorstep-shell] > [role=status]')?.textContent ?? '').toBe('')
}

/** Lets all pending calls and timers finish. */
export const rest = (ms = 30) => pass(ms)

/** Restores the page from the back/forward cache. */
export const comeBack = () =>
  act(() => {
    window.dispatchEvent(Object.assign(new CustomEvent('pageshow'), { persisted: true }))
  })
