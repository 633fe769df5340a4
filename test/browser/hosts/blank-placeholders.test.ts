import { loadStrategies } from '../../../shared/platform/runtime/widget-list'
import { type OpenShop, openShop } from '../../support/browser'
import { visitHost } from './host-page'

/** What stands in a placeholder in which nobody can press anything. */
const blank: Record<string, string> = {
  nothing: '',
  'an empty paragraph': '<p></p>',
  'a space': ' ',
  'a comment': '<!-- later -->',
  'a space that breaks no line': '<p>&nbsp;</p>',
  'a hidden link': '<a href="/help" hidden>Help</a>',
  'a link for screen readers': `<a href="/help" style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Help</a>`,
}
/** What somebody can press. */
const pressable: Record<string, string> = {
  text: 'Order',
  'a button with a picture': '<button><svg width="20" height="20"></svg></button>',
  'a link that floats': '<a href="/help" style="float: left">Help</a>',
}
const product = '{ "product": { "id": 101, "name": "Whole milk", "template": "de", "order_price": "1.35" } }'
const placeholder = (name: string, inside: string, load: string) =>
  `<section data-of="${name}" style="min-height: 20px"><div data-widget="order-dialog" data-load="${load}">${inside}<script type="application/json">${product}</script></div></section>`
const all = (of: Record<string, string>, load: string) =>
  Object.entries(of)
    .map(([name, inside]) => placeholder(name, inside, load))
    .join('')

let open: OpenShop
beforeAll(async () => {
  open = await openShop()
})
afterEach(() => open.leave())
afterAll(() => open.close())

test.each(loadStrategies)(
  'L-50 With data-load="%s" a widget comes into each placeholder that shows nothing to press, and one with a link waits for the press if it is told to',
  async load => {
    const body = `${all(blank, load)}<div hidden>${placeholder('hidden', 'Order', load)}</div>${all(pressable, load)}<div style="height: 5000px"></div>${placeholder('far', '<p></p>', load)}`
    const page = await visitHost(open, { body }, { as: 'customer' })
    for (const name of Object.keys(blank)) {
      const part = page.locator(`[data-of="${name}"]`)
      await part.locator('[data-widget-state=mounted]').waitFor({ state: 'attached' })
      await part.getByRole('button').first().waitFor()
    }
    const waits = await page.locator('[data-widget-state=waiting]').count()
    const isAsleep = load === 'interaction' || load === 'printed'
    expect(waits).toBe(isAsleep ? Object.keys(pressable).length + 2 : 0)
  },
)
