import { act, fireEvent } from '@testing-library/react'
import { printingNothing } from '../../../../../demo-pages/pages/print-nothing'
import { findProduct } from '../../../../../demo-pages/shop/products/catalogue'
import type { Visit } from '../../../../../demo-pages/shop/visit'
import { printedOn } from '../../../../support/page/inactive-page'
import { settled } from '../../../../support/page/open-page'
import { openShopPage } from '../../../../support/page/shop-page'
import { present } from '../../../../support/present'

/** The moment of an event, relative to the widget that must know of it. */
const moments = ['asleep', 'loading', 'between', 'mounted', 'unmounted'] as const
export const kinds = ['prints nothing', 'prints its state'] as const
export type Moment = (typeof moments)[number]
type Kind = (typeof kinds)[number]

/** A widget that listens to an event, on a page printed with the shop's current state. */
type Subject = {
  write: (visit: Visit) => string
  /** The widget must be pressed before it shows anything. */
  isPressed?: boolean
  /** Makes the widget show its state. */
  prepare?: (visit: Visit) => Promise<unknown>
  /** The visitor of the demo's page; a customer by default. */
  as?: { as: 'guest'; hasPostcode: boolean }
}

const milk = 101
const cheddar = 231
const withProduct =
  (widget: string, id: number, attributes = '') =>
  () =>
    `<div data-widget="${widget}"${attributes}><script type="application/json">${JSON.stringify({ product: findProduct(id) })}</script><a href="/contact">Order</a></div>`
const onDemoPage = (widget: string, path: string) => (visit: Visit) => printedOn(visit, path, [widget])
const boxIn = (visit: Visit) => visit.page('/account/orders').box.boxes.find(box => box.order_id === 806)?.id
const reward = {
  reward_type: 'free',
  reward_order_type: 'regular',
  reward_max_qty: 2,
  products: [findProduct(milk)],
}

export const subjects: Readonly<Record<string, Subject>> = {
  'order-dialog': { write: withProduct('order-dialog', cheddar), isPressed: true },
  'order-edit': { write: withProduct('order-edit', milk), isPressed: true },
  'day-order': {
    write: withProduct('day-order', milk, ' data-selected-date="2026-11-27"'),
    isPressed: true,
  },
  'regular-order': { write: withProduct('regular-order', milk) },
  'one-off-order': { write: withProduct('one-off-order', milk) },
  'bol-basket': { write: onDemoPage('bol-basket', '/shop/best-of-local/featured') },
  'mobile-basket-button': { write: onDemoPage('mobile-basket-button', '/'), isPressed: true },
  'header-basket': { write: onDemoPage('header-basket', '/') },
  'weekly-cost': { write: onDemoPage('weekly-cost', '/shop/milk') },
  'weekly-view-link': { write: onDemoPage('weekly-view-link', '/') },
  'registration-steps': {
    write: onDemoPage('registration-steps', '/'),
    as: { as: 'guest', hasPostcode: true },
  },
  'postcode-panel': { write: onDemoPage('postcode-panel', '/') },
  'product-selector': {
    write: () =>
      `<div data-widget="product-selector" data-product="${milk}"><script type="application/json">${JSON.stringify({ scheme: reward })}</script><p>Your free milk</p></div>`,
  },
  'order-again': { write: onDemoPage('order-again', '/shop/best-of-local/featured') },
  'view-box': { write: onDemoPage('view-box', '/account/orders'), isPressed: true },
  'box-order-detail': {
    write: visit => onDemoPage('box-order-detail', `/account/orders/${boxIn(visit)}`)(visit),
  },
  'checkout-panel': {
    write: onDemoPage('checkout-panel', '/shop/best-of-local/checkout'),
    prepare: visit => visit.call('POST', '/api/product/bol', { id: 221, quantity: 2, increment: false }),
  },
}

/** Waits for the widgets and their calls. */
const rest = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn++) await settled()
  })

export const placeholder = (widget: string) =>
  present(document.querySelector<HTMLElement>(`[data-widget="${widget}"]`))

/** Presses the first control, if the widget has one. */
async function turnTo(widget: string, { isPressed }: Subject): Promise<void> {
  const place = placeholder(widget)
  const control = place.querySelector<HTMLElement>(
    '.doorstep :is(button,a), :scope > :is(a,button), a, button',
  )
  const shown = place.querySelector('.doorstep')
  if (isPressed) fireEvent.click(present(control))
  else if (!shown) fireEvent.click(place)
  await rest()
}

/** The text of the page and of the layers above it. */
export const words = (): string => {
  const seen = document.body.cloneNode(true) as HTMLElement
  for (const each of seen.querySelectorAll('script,template,style,[role=status],[role=alert]:empty'))
    each.remove()
  return (seen.textContent ?? '').replace(/\s+/g, ' ')
}

const strategyAt = (moment: Moment) =>
  moment === 'mounted' || moment === 'unmounted' ? 'ready' : 'interaction'
const withStrategy = (markup: string, strategy: string) =>
  markup.replace(/(<\w+ data-widget="[^"]*")(?:([^>]*?) data-load="\w+")?/g, `$1 data-load="${strategy}"$2`)

/** A widget of another kind, which creates the stores before the event. */
const companion =
  '<div data-widget="promo-field" data-load="ready"></div><div data-widget="bol-basket" data-load="ready"></div>'

export type Page = Awaited<ReturnType<typeof openShopPage>>

/** Opens a subject's page at that moment, runs `happen`, and then uses the widget. */
export async function play(
  widget: string,
  { moment, kind, happen }: { moment: Moment; kind: Kind; happen: (visit: Visit) => unknown },
  as?: Parameters<typeof openShopPage>[1],
): Promise<Page & { readsAfter: string[] }> {
  const subject = present(subjects[widget])
  const page = await openShopPage(async visit => {
    await subject.prepare?.(visit)
    const markup = subject.write(visit)
    const isPrinting = kind === 'prints its state'
    const written = isPrinting ? markup : printingNothing(markup)
    // A widget that sleeps with its printed state is left alone.
    const own = isPrinting && /data-load="printed"/.test(markup) && strategyAt(moment) === 'interaction'
    return (
      (own ? written : withStrategy(written, strategyAt(moment))) + (moment === 'between' ? companion : '')
    )
  }, as ?? subject.as)
  await rest()
  if (moment === 'unmounted') act(() => window.Doorstep?.unmount(placeholder(widget)))
  let asked = page.visit.log.length
  const raise = async () => {
    asked = page.visit.log.length
    await happen(page.visit)
  }
  if (moment === 'loading') {
    await act(async () => {
      fireEvent.click(
        subject.isPressed ? present(placeholder(widget).querySelector('a,button')) : placeholder(widget),
      )
      await raise()
    })
    await rest()
    if (!subject.isPressed) await turnTo(widget, subject)
    return { ...page, readsAfter: readsSince(page, asked) }
  }
  await act(async () => void (await raise()))
  await rest()
  if (moment === 'unmounted') {
    act(() => window.Doorstep?.mount())
    await rest()
  }
  await turnTo(widget, subject)
  return { ...page, readsAfter: readsSince(page, asked) }
}

const readsSince = ({ visit }: Page, from: number) =>
  visit.log.slice(from).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))

export const raise = (name: string, detail: object = {}): void =>
  void window.dispatchEvent(new CustomEvent(name, { detail }))
