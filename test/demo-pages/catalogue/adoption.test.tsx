import { readFileSync } from 'node:fs'
import { describeWidgets } from '../../../demo-pages/catalogue/describe'
import type { Contract } from '../../../demo-pages/catalogue/outline'
import { renderCatalogue } from '../../../demo-pages/catalogue/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { type CallName, routes } from '../../../shared/domain/api/client/routes'
import { widgets } from '../../../widgets'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'
import { examplesOf, pageOf } from '../../support/widgets/all-widgets'

const contract: Contract = JSON.parse(readFileSync('dist/openapi.json', 'utf8'))
const operations = Object.values(contract.paths).flatMap(methods => Object.values(methods))
const clock = () => new Date('2026-11-25T12:00:00Z')

/** Gives whether the request is that call; an address that the page chooses matches any path. */
function isCall(name: CallName, method: string, pathname: string): boolean {
  const route = routes[name]
  const pattern = route.path.startsWith('/') ? route.path.replace(/\{\w+\}/g, '[^/]+') : '/.*'
  return method === route.method && new RegExp(`^${pattern}$`).test(pathname)
}

/** The first calls of each widget, as the contract gives them. */
const firstCalls: Record<string, CallName[]> = {}
for (const { operationId, 'x-first-of': widgets = [] } of operations)
  for (const name of widgets) firstCalls[name] = [...(firstCalls[name] ?? []), operationId as CallName]

const madeBy = (widget: string) =>
  operations.filter(each => each['x-widgets']?.includes(widget)).map(({ operationId }) => operationId)

test('G-11 Each widget that calls the shop declares its first calls and makes them', () => {
  const asking = new Set(operations.flatMap(each => each['x-widgets'] ?? []))
  // Its product is chosen in the form before any call.
  expect([...asking].filter(name => !firstCalls[name])).toEqual(['product-selector'])
  for (const [name, calls] of Object.entries(firstCalls))
    expect([name, calls.filter(call => !madeBy(name).includes(call))]).toEqual([name, []])
})

test.each(Object.entries(firstCalls))(
  'G-11 %s mounts without an error in a shop that answers only its first calls',
  async (name, first) => {
    const [example] = await examplesOf(name)
    const visit = createDemoShop({ now: clock }).visit({ as: example?.visitor ?? 'guest', hasPostcode: true })
    await visit.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
    const { order } = await (await visit.call('GET', '/api/bol-basket')).json()
    const served = pageOf(example as never)
      .replaceAll(`data-widget="${name}"`, `data-widget="${name}" data-load="ready"`)
      // The checkout belongs to this visitor's basket.
      .replace('"id": 900', `"id": ${order.id}`)
    await openPage(served, {
      globals: { ...visit.globals() },
      fetch: async request => {
        const { pathname } = new URL(request.url)
        if (first.some(call => isCall(call, request.method, pathname))) return visit.fetch(request)
        return new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
      },
      providers: { now: clock },
    })
    await pass(20_000)
    const placeholder = document.querySelector<HTMLElement>(`[data-widget="${name}"]`)
    expect(placeholder?.dataset.widgetState).toBe('mounted')
    for (const script of placeholder?.querySelectorAll('script') ?? []) script.remove()
    expect(placeholder?.textContent).not.toMatch(/sorry|couldn.t|try again/i)
    expect(placeholder?.textContent?.trim()).not.toBe('')
  },
)

test('G-11 The page of a widget lists what to print, and links to its calls from the first to all', async () => {
  const examples = Object.fromEntries(
    await Promise.all(Object.keys(widgets).map(async name => [name, await examplesOf(name)] as const)),
  )
  const described = await describeWidgets(widgets, examples)
  const shown = (name: string) => {
    const data = createDemoShop().visit().page(`/catalogue/${name}`)
    const page = String(renderCatalogue(`/catalogue/${name}`, { widgets: described, contract }, data))
    return page.slice(page.indexOf('id="alone"'), page.indexOf('id="attributes"'))
  }
  for (const name of Object.keys(widgets)) {
    const links = [...shown(name).matchAll(/calls#(\w+)"/g)]
      .map(([, call]) => call)
      .filter(call => call !== 'addresses')
    expect([name, links.toSorted()]).toEqual([name, madeBy(name).toSorted()])
    expect(shown(name)).toContain('Without any call')
  }
  const words = (name: string) =>
    shown(name)
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
  expect(words('pause-picker')).toContain(
    'POST to an address of yours, such as /account/pauses, with start_date and end_date',
  )
  expect(words('order-dialog')).toContain('the placeholder with product in the JSON child')
  expect(words('order-dialog')).toMatch(/With one call ?POST \/api\/product\/bol .*In the whole shop/)
  expect(words('checkout-panel')).toContain(
    'checkoutComplete, usually /shop/best-of-local/checkout-complete/{id}',
  )
  expect(words('payment-form')).toContain('with the token for its form, in the form’s field _token')
  expect(words('order-dialog')).toContain('Until a postcode is confirmed: it asks for one first')
  expect(words('postcode-panel')).toContain('With data-variant=&quot;account&quot;.')
  expect(words('product-selector')).not.toContain('POST /api/product')
  expect(words('map')).toContain('The head of the page needs no setting for it.')
})
