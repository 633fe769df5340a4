import { act } from '@testing-library/react'
import { renderPage } from '../../../demo-pages/pages/render'
import type { Visit } from '../../../demo-pages/shop/visit'
import { activateName } from '../../../shared/platform/page/events/activate'
import { expectElement } from '../expect-element'
import { settled } from './open-page'
import { openShopPage } from './shop-page'

/** For each widget, the page on which the demo shop prints its first state. */
export const printedAt: Readonly<Record<string, string>> = {
  'header-basket': '/',
  'weekly-view-link': '/',
  'weekly-cost': '/shop/milk',
  'mobile-basket-button': '/',
  'postcode-panel': '/',
  'promo-field': '/register',
  'product-selector': '/register',
  typeahead: '/',
  'mobile-nav': '/',
  'registration-steps': '/',
  'bol-basket': '/shop/best-of-local/featured',
  'checkout-panel': '/shop/best-of-local/checkout',
  'order-again': '/shop/best-of-local/featured',
  'view-box': '/account/orders',
  'account-name': '/account/details',
  'account-phone': '/account/details',
  'account-password': '/account/details',
  'payment-form': '/account/payments',
  'direct-debit': '/account/payments',
  'transaction-search': '/account/transactions',
  'pause-picker': '/account/pauses',
  'community-grid': '/community',
  'recipe-email': '/recipes/bread-and-butter-pudding',
  'business-requirements': '/business',
}

/** The placeholders of those widgets, with the printed answers, from a page of the demo shop. */
export function printedOn(visit: Visit, path: string, widgets: readonly string[]): string {
  const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
  // The site's style sheet hides these elements.
  for (const plain of page.querySelectorAll('[data-load=printed] .plain-only'))
    plain.toggleAttribute('hidden', true)
  const placeholders = widgets.flatMap(name =>
    [...page.querySelectorAll(`[data-widget="${name}"]`)].slice(0, 1),
  )
  return [...placeholders, ...page.querySelectorAll('script[data-doorstep-answer]')]
    .map(({ outerHTML }) => outerHTML)
    .join('')
}

export const placeholderOf = (widget: string): HTMLElement =>
  expectElement(document.querySelector(`[data-widget="${widget}"]`), HTMLElement)
export const stateOf = (widget: string): string | undefined => placeholderOf(widget).dataset.widgetState

/** The text that a visitor reads in the widget, with the names of its buttons and links, without spaces. */
export function wordsOf(widget: string): string {
  const placeholder = placeholderOf(widget)
  const shown = (placeholder.querySelector(':scope > .doorstep') ?? placeholder).cloneNode(true) as Element
  const silent =
    'script,template,style,[role=listbox],[hidden],[type=hidden],details:not([open]) > :not(summary)'
  for (const each of shown.querySelectorAll(silent)) each.remove()
  const names = [...shown.querySelectorAll(':is(a,button)[aria-label],input')].map(
    each => each.getAttribute('aria-label') ?? (each as HTMLInputElement).value,
  )
  return [shown.textContent, ...names].join('').replace(/\s+/g, '')
}

/** Opens a page of the demo shop on which those widgets are inactive. */
export const openInactive = async (
  path: string,
  widgets: readonly string[],
  {
    prepare,
    more = '',
    ...options
  }: Parameters<typeof openShopPage>[1] & { prepare?: (visit: Visit) => unknown; more?: string } = {},
) =>
  openShopPage(async visit => {
    await prepare?.(visit)
    return printedOn(visit, path, widgets) + more
  }, options)

/** Runs something and waits until all its effects are done. */
export const settle = (deed: () => unknown) =>
  act(async () => {
    await deed()
    await settled()
  })

/** Activates a placeholder as the page itself does. */
export const activate = (widget: string) =>
  settle(() => placeholderOf(widget).dispatchEvent(new CustomEvent(activateName, { bubbles: true })))
