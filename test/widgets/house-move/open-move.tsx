import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { keyField } from '../../../shared/platform/page/login/idempotency'
import { expectElement } from '../../support/expect-element'
import { openPage, settled } from '../../support/page/open-page'
import { fieldsIn, fieldsSentBy } from '../../support/page/watch-posts'

/** A Wednesday; the first demo customer lives on a round of every morning. */
const noon = '2026-11-25T12:00:00Z'
export const home = { id: 1, address_summary: '14 Greville Street, BS3 4TN' }
export const dairy = { id: 2, address_summary: 'The Old Dairy, BS41 8QA' }

type MoveOptions = {
  addresses?: object[]
  attributes?: string
  json?: object
  fallback?: string
  fetch?: typeof fetch
  /** The page's form around the widget; false when the widget brings its own. */
  hasForm?: boolean
  earliest?: string | null
  /** The moment at which the page is opened. */
  at?: string
}

const conflictsPath = '/account/house-moves/conflicts'

/** Opens the first demo customer's move to Bath, where deliveries come on Tuesdays and Fridays. */
export async function openMove({
  addresses = [home],
  attributes = '',
  json = {},
  fallback = '',
  fetch,
  hasForm = true,
  earliest = '27/11/2026',
  at = noon,
}: MoveOptions = {}) {
  const clock = { at }
  const now = () => new Date(clock.at)
  const visit = createDemoShop({ now }).visit({ as: 'customer' })
  const options = JSON.stringify({ addresses, ...json })
  const widget = `<div data-widget="house-move" data-load="ready" data-postcode="BA1 5LR" ${earliest ? `data-earliest-date="${earliest}"` : ''} ${attributes}>
    <script type="application/json">${options}</script>${fallback}</div>`
  const page = await openPage(hasForm ? `<form id="move">${widget}</form>` : widget, {
    fetch: fetch ?? visit.fetch,
    globals: { ...visit.globals() },
    providers: { now },
  })
  const form = expectElement(document.querySelector<HTMLFormElement>('form'), HTMLFormElement)
  const posted = () => fieldsIn(form)
  const sent: Record<string, string>[] = []
  const keys: (FormDataEntryValue | null)[] = []
  form.addEventListener('submit', event => {
    if (!event.defaultPrevented) {
      sent.push(posted())
      keys.push(fieldsSentBy(form).get(keyField))
    }
    event.preventDefault()
  })
  const user = userEvent.setup()
  const asked = () =>
    visit.log.filter(({ path }) => path === conflictsPath).map(({ body }) => JSON.parse(body))
  return {
    ...page,
    clock,
    visit,
    user,
    form,
    posted,
    sent,
    keys,
    asked,
    says: within(form),
    date: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Moving on' }),
    confirm: () => screen.getByRole('button', { name: /^Confirm my move|^Sending/ }),
    select: (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name }),
    async setDate(text: string) {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Moving on' })
      await user.clear(field)
      await user.paste(text)
      await user.tab()
      await act(settled)
    },
  }
}

type Call = { date: string; answer: (body: object) => Promise<void> }

/** A shop whose answers the test gives one by one, in any order. */
export function slowShop() {
  const calls: Call[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request
    const { date }: { date: string } = await request.json()
    return new Promise<Response>(resolve => {
      calls.push({
        date,
        answer: body =>
          act(async () => {
            resolve(Response.json(body))
            await settled()
          }),
      })
    })
  }
  return { calls, fetch: fetch }
}
