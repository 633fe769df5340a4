import { type PhpShop, servePhpShop } from '../support/servers/php-shop'
import type { EngineHost } from './drivers/engine'
import { askedEngines, whatIsMissing } from './drivers/installed'
import { startFirefox } from './drivers/playwright'
import { startWebKit } from './drivers/webkit'
import { createVisitor, type Visitor } from './journeys/visitor'

const desk = { width: 1280, height: 900 }
const starts = { firefox: startFirefox, webkit: startWebKit }
// Chromium plays every journey of that shop in test/browser, and these two play all of the demo shop's.
const engines = (['firefox', 'webkit'] as const).filter(name => askedEngines().includes(name))

/**
 * From the login through a box and an essential to the account: calls of each kind, forms, and the shop's own
 * addresses.
 */
async function shopAround(visitor: Visitor): Promise<void> {
  await visitor.arrives(['typeahead', 'weekly-view-link'])
  await visitor.type('textbox', 'Email', 'alison@doorstep.example')
  // Password fields have no role by which they can be found.
  await visitor.keys('Tab', ...'gold-top')
  await visitor.finds('textbox', 'Email', 'alison@doorstep.example')
  await visitor.keys('Enter')
  await visitor.arrives(['bol-basket'])
  await visitor.press('link', 'Order', { within: 'Seasonal veg box' })
  await visitor.finds('spinbutton', 'Quantity of Seasonal veg box', '1', { within: 'Your Best of Local box' })
  await visitor.press('link', 'Checkout', { within: 'Your Best of Local box' })
  await visitor.arrives(['checkout-panel'])
  await visitor.tabTo(/^select Delivery date/)
  await visitor.keys('ArrowDown')
  await visitor.sees(/Next delivery:\s+\w+day/)
  await visitor.press('button', 'Confirm Order')
  await visitor.sees(/Order \d+ is placed\./)
  await visitor.press('link', 'Milk')
  // Before the loader runs the link leads to the order form, as it should.
  await visitor.arrives(['weekly-cost'])
  await visitor.press('link', 'Order', { within: 'Oat drink' })
  await visitor.dialog('Order Oat drink')
  await visitor.press('button', /^Increase quantity of .*Monday/)
  await visitor.press('button', 'Add to my order')
  await visitor.dialog('')
  await visitor.press('link', 'Details')
  await visitor.arrives(['account-phone'])
  await visitor.press('button', 'Edit phone')
  await visitor.keys('End', ...Array.from('0101', () => 'Backspace'), ...'0123', 'Enter')
  await visitor.sees('Phone number saved.')
}

const inEngine = (name: 'firefox' | 'webkit') => {
  let host: EngineHost
  let shop: PhpShop
  beforeAll(async () => {
    const missing = whatIsMissing(name)
    if (missing) throw Object.assign(new Error(missing), { stack: missing })
    host = await starts[name]()
    shop = await servePhpShop()
  })
  afterAll(async () => {
    await host?.close()
    await shop?.close()
  })

  test('G-03 A customer of the PHP shop logs in, orders a box and an essential, and edits the account', async () => {
    const engine = await host.visitor(desk)
    try {
      await engine.goto(`${shop.url}/winkel/sign-in?back=/winkel/box`)
      await shopAround(createVisitor({ engine, url: shop.url, name: `php ${name}` }))
      expect(shop.complaints()).toBe('')
    } finally {
      await engine.close()
    }
  })
}

if (engines.length) describe.each(engines)('%s', inEngine)
else test.skip('Neither firefox nor webkit is among ENGINES', () => undefined)
