import { act, screen } from '@testing-library/react'
import { expectElement } from '../support/expect-element'
import { openShopPage } from '../support/page/shop-page'
import { present } from '../support/present'
import { pass } from '../support/test-time'
import { examplesOf, pageOf } from '../support/widgets/all-widgets'
import { listen } from '../transcripts/screen-reader'
import { type Act, acts } from './refusals/acts'

/* Presses as a screen reader hears them: every move of the focus, and every announcement. */

const at = '2026-11-25T12:00:00Z'
type Fetch = (request: Request) => Promise<Response>

/** What becomes of the call. */
export const ways: Readonly<Record<string, (request: Request, fetch: Fetch) => Promise<Response>>> = {
  'the shop accepts it': (request, fetch) => fetch(request),
  'the shop refuses it': async () =>
    Response.json({ message: 'Your box holds too much glass.' }, { status: 422 }),
  'its answer is lost': async (request, fetch) => {
    await fetch(request)
    throw new TypeError('lost')
  },
  'the shop is not reached': async () => {
    throw new TypeError('lost')
  },
}

export function hearAsReader(): void {
  beforeEach(() => {
    window.scrollTo = () => {}
    Element.prototype.scrollIntoView = () => {}
    // A card also tells the developer about a refusal.
    jest.spyOn(console, 'warn').mockImplementation()
  })
  afterEach(() => jest.restoreAllMocks())
}

/** Plays an action, and returns what was heard. */
export async function hearAct(name: string, way: string): Promise<string[]> {
  const { call, as, hasPostcode, html, prepare, does } = acts[name] as Act
  sessionStorage.clear()
  const page = await openShopPage(
    async visit => {
      await prepare?.(visit)
      const markup = typeof html === 'function' ? await html(visit) : html
      const { fetch } = visit
      const isIt = ({ method, url }: Request) => `${method} ${new URL(url).pathname}`.startsWith(call)
      Object.assign(visit, {
        fetch: (request: Request) => (isIt(request) ? ways[way]?.(request, fetch) : fetch(request)),
      })
      return markup
    },
    { at, ...(as && { as }), ...(hasPostcode !== undefined && { hasPostcode }) },
  )
  await pass(2500)
  const ear = listen({ isEveryMoveHeard: true })
  await ear.step(name, async () => does?.(page))
  // Errors wait for each other.
  await pass(4000)
  ear.stop()
  return ear.lines
}

/** An example of a widget, what the box holds, and the presses. */
type Scene = {
  widget: string
  example?: number
  holds?: number
  as?: 'guest'
  presses: readonly (readonly [role: string, name: RegExp])[]
}

export const scenes: Readonly<Record<string, Scene>> = {
  'the week is turned and turned back': {
    widget: 'weekly-cost',
    presses: [
      ['button', /^Next week/],
      ['button', /^Back to this week/],
    ],
  },
  'a line is taken out of the box and put back': {
    widget: 'bol-basket',
    holds: 231,
    presses: [
      ['button', /^Remove Mature cheddar/],
      ['button', /^Undo/],
    ],
  },
  'a box is emptied': {
    widget: 'bol-basket',
    holds: 231,
    presses: [
      ['button', /^Cancel order/],
      ['button', /^Yes/],
    ],
  },
  'rows are added to a list and removed': {
    widget: 'business-requirements',
    presses: [
      ['button', /^Add/],
      ['checkbox', /Item, row 1$|^Select Item/],
      ['button', /^Delete/],
      ['button', /^Undo/],
    ],
  },
  'more posts are shown': { widget: 'social-block', presses: [['button', /^Load More/]] },
  'a link is copied': { widget: 'referral-link', presses: [['button', /^Copy/]] },
}

/** Plays a scene, and returns what was heard. */
export async function hearScene({ widget, example = 0, holds, as, presses }: Scene): Promise<string[]> {
  sessionStorage.clear()
  const markup = pageOf(present((await examplesOf(widget))[example]))
  const { user } = await openShopPage(
    async visit => {
      if (holds) await visit.call('POST', '/api/product/bol', { id: holds, quantity: 3, increment: false })
      return markup.replaceAll('data-widget=', 'data-load="ready" data-widget=')
    },
    { at, ...(as && { as }) },
  )
  await pass(2500)
  const ear = listen({ isEveryMoveHeard: true })
  for (const [role, name] of presses) {
    const [found] = await screen.findAllByRole(role, { name })
    await ear.step(`presses ${found?.getAttribute('aria-label') ?? found?.textContent}`, () =>
      user.click(expectElement(found, HTMLElement)),
    )
    await act(() => pass(1500))
  }
  ear.stop()
  return ear.lines
}
