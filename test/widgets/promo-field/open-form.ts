import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { expectElement } from '../../support/expect-element'
import { openPage, type PageOptions } from '../../support/page/open-page'
import { fieldsIn } from '../../support/page/watch-posts'

type FormOptions = {
  /** Attributes of the placeholder. */
  attributes?: string
  /** The JSON script inside the placeholder. */
  json?: object
  /** The server's own content. */
  fallback?: string
  /** Attributes and content of the free products' placeholder; false for a form without one. */
  selector?: { attributes?: string; json?: object; fallback?: string } | false
  /** Whether the visitor's postcode is confirmed. */
  hasPostcode?: boolean
  /** Markup of the page before the form. */
  before?: string
  fetch?: typeof fetch
  globals?: PageOptions['globals']
  list?: PageOptions['list']
}

const optionsIn = (json?: object) =>
  json ? `<script type="application/json">${JSON.stringify(json)}</script>` : ''

/** A Wednesday: deliveries come on Mondays, Wednesdays and Fridays. */
const now = () => new Date('2026-11-25T12:00:00Z')

/** Opens the demo shop's registration form with the promotional code's field mounted. */
export async function openForm({
  attributes = '',
  json,
  fallback = '',
  selector = {},
  hasPostcode = false,
  before = '',
  fetch,
  globals,
  list,
}: FormOptions = {}) {
  const visit = createDemoShop({ now }).visit({ hasPostcode })
  const submissions: Record<string, string>[] = []
  const page = await openPage(
    `${before}<form id="register"><div data-widget="promo-field" ${attributes}>${optionsIn(json)}${fallback}</div>
      ${selector && `<div data-widget="product-selector" ${selector.attributes ?? ''}>${optionsIn(selector.json)}${selector.fallback ?? ''}</div>`}
      <button>Complete registration</button></form>`,
    {
      fetch: fetch ?? visit.fetch,
      globals: { csrfToken: visit.csrfToken, hasPostcode, ...globals },
      providers: { now },
      ...(list && { list }),
    },
  )
  const form = expectElement(document.querySelector<HTMLFormElement>('#register'), HTMLFormElement)
  form.addEventListener('submit', event => {
    event.preventDefault()
    submissions.push(posted())
  })
  const posted = () => fieldsIn(form)
  const checks = () =>
    visit.log.filter(({ path }) => path === '/register/code/verify').map(({ body }) => JSON.parse(body))
  return {
    ...page,
    visit,
    form,
    posted,
    submissions,
    checks,
    /** The visible text of the form, without announcements for screen readers. */
    says: within(form),
    field: () => within(form).getByRole<HTMLInputElement>('textbox', { name: /code/i }),
    button: () => within(form).getByRole('button', { name: /^check/i }),
  }
}

/** Sets up a typist on the test's clock; the page is opened before the clock is stopped. */
export function typeOnStoppedClock() {
  jest.useFakeTimers()
  return userEvent.setup({ advanceTimers: ms => jest.advanceTimersByTimeAsync(ms).then(() => {}) })
}

/** A server whose answers the test gives one by one, in any order. */
export function slowServer() {
  const calls: {
    code: string
    signal: AbortSignal
    answer: (body: unknown, status?: number) => Promise<void>
  }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { code }: { code: string } = await request.json()
    return new Promise<Response>(resolve => {
      calls.push({
        code,
        signal: request.signal,
        answer: (body, status = 200) =>
          act(async () => {
            resolve(Response.json(body, { status }))
            await jest.advanceTimersByTimeAsync(1)
          }),
      })
    })
  }
  return { calls, fetch: fetch }
}

export const discount = {
  scheme: { reward_type: 'discount', reward_order_type: null, reward_max_qty: null, products: [] },
}
