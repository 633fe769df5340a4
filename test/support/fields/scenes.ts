import { renderPage } from '../../../demo-pages/pages/render'
import type { Visit } from '../../../demo-pages/shop/visit'
import type { Example } from '../../../shared/platform/runtime/example'
import { present } from '../present'
import { examplesOf, pageOf } from '../widgets/all-widgets'

/** A page with fields of one widget, reached by pressing the named buttons or filling the labelled fields. */
export type Scene = {
  widget: string
  name: string
  visitor: 'guest' | 'customer'
  hasPostcode: boolean
  html: (visit: Visit) => string
  steps: readonly Step[]
}

export type Step = { press: RegExp } | { fill: RegExp; with: string }

const ready = (html: string) =>
  html.replaceAll(/data-widget="([\w-]+)"(?! data-load)/g, '$& data-load="ready"')

const placeholderIn = (page: string, name: string) =>
  new DOMParser().parseFromString(page, 'text/html').querySelector(`[data-widget="${name}"]`)?.outerHTML ?? ''

/** The presses that show the fields of widgets that hide them at first. */
const openers: Readonly<Record<string, readonly (readonly Step[])[]>> = {
  'account-name': [[{ press: /^edit/i }]],
  'account-phone': [[{ press: /^edit/i }]],
  'account-password': [[{ press: /^edit/i }]],
  'box-order-detail': [[{ press: /delete order/i }]],
  'day-order': [[{ press: /./ }]],
  'header-basket': [[{ press: /double cream/i }], [{ press: /whole milk/i }]],
  'mobile-basket-button': [[{ press: /./ }]],
  'one-off-order': [[{ press: /./ }]],
  'order-dialog': [[{ press: /^(order|add)/i }], [{ press: /^details/i }]],
  'order-edit': [[{ press: /^edit/i }]],
  'postcode-panel': [[{ fill: /postcode/i, with: 'EX4 4QJ' }, { press: /^check/i }]],
  'regular-order': [[{ press: /./ }]],
}

/** The examples that show fields which the first example of their widget does not show. */
const showMore: Readonly<Record<string, readonly string[]>> = {
  'account-name': ['Without titles'],
  'box-order-detail': ['Every two weeks'],
  'business-requirements': ['Rows that came back'],
  'checkout-panel': ['A box that comes again', 'Left somewhere else', 'On one screen'],
  'day-order': ['Only weekly', 'With plus and minus'],
  'enquiry-form': ['A form of its own'],
  'order-dialog': ['With a dialog', 'A daily essential', 'With a product sheet', 'Plus and minus'],
  'order-edit': ['One delivery', 'One delivery with plus and minus'],
  'pause-picker': ['Own wording'],
  'postcode-panel': ['Across a coloured band'],
  'product-selector': ['A reward for every week', 'A reward for one date'],
  'promo-field': ['With the offline-customer checkbox'],
  typeahead: ['A field of a form of yours'],
}

const shopPages: Readonly<Record<string, string>> = { 'checkout-panel': '/shop/best-of-local/checkout' }

type Opened = { example: Example; steps: readonly Step[] }

const sceneOf = (widget: string, { example, steps }: Opened): Scene => ({
  widget,
  name: [example.name, ...steps.map(step => ('press' in step ? step.press.source : step.with))].join(', '),
  visitor: example.visitor ?? 'guest',
  hasPostcode: widget !== 'postcode-panel',
  html: () => ready(pageOf(example)),
  steps,
})

/**
 * The examples of a widget that show other fields, each at first and with its fields opened; if that is not enough, also
 * a page of the shop.
 */
export async function scenesOf(widget: string): Promise<Scene[]> {
  const all = await examplesOf(widget)
  const names = [all[0]?.name, ...(showMore[widget] ?? [])]
  const chosen = names.map(name => present(all.find(example => example.name === name)))
  const path = shopPages[widget]
  const onPage: Scene[] = path
    ? [
        {
          widget,
          name: path,
          visitor: 'customer',
          hasPostcode: true,
          html: visit => ready(placeholderIn(renderPage(path, visit.page(path)) ?? '', widget)),
          steps: [],
        },
      ]
    : []
  return [
    ...onPage,
    ...chosen.flatMap(example =>
      [[], ...(openers[widget] ?? [])].map(steps => sceneOf(widget, { example, steps })),
    ),
  ]
}
