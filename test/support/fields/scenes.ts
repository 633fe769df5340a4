import { renderPage } from '../../../demo-pages/pages/render'
import type { Visit } from '../../../demo-pages/shop/visit'
import type { Example } from '../../../shared/platform/runtime/example'
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
  'order-dialog': [[{ press: /^(order|add)/i }]],
  'order-edit': [[{ press: /^edit/i }]],
  'postcode-panel': [[{ fill: /postcode/i, with: 'EX4 4QJ' }, { press: /^check/i }]],
  'regular-order': [[{ press: /./ }]],
}

const shopPages: Readonly<Record<string, string>> = { 'checkout-panel': '/shop/best-of-local/checkout' }

const sceneOf = (widget: string, example: Example, steps: readonly Step[]): Scene => ({
  widget,
  name: [example.name, ...steps.map(step => ('press' in step ? step.press.source : step.with))].join(', '),
  visitor: example.visitor ?? 'guest',
  hasPostcode: widget !== 'postcode-panel',
  html: () => ready(pageOf(example)),
  steps,
})

/** Every example of a widget, at first and with its fields opened; if that is not enough, also a page of the shop. */
export async function scenesOf(widget: string): Promise<Scene[]> {
  const examples = await examplesOf(widget)
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
    ...examples.flatMap(example =>
      [[], ...(openers[widget] ?? [])].map(steps => sceneOf(widget, example, steps)),
    ),
  ]
}
