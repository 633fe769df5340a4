import { pagePaths, renderPage } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { openShopPage } from '../support/page/shop-page'
import { pass } from '../support/test-time'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'
import { touching } from '../support/words/touching-texts'

test.each(widgetNames)('J-73 %s has no control whose name is two texts without a space', async name => {
  const found: string[] = []
  for (const example of await examplesOf(name)) {
    const page = pageOf(example).replaceAll('data-widget=', 'data-load="ready" data-widget=')
    await openShopPage(page, { as: example.visitor ?? 'guest' })
    await pass(2500)
    found.push(...touching())
  }
  expect(found).toEqual([])
})

test.each(pagePaths)(
  'J-73 On %s, printed for a guest, no control has a name of two texts without a space',
  path => {
    const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })
    document.body.innerHTML = renderPage(path, shop.visit({ as: 'guest' }).page(path)) ?? ''
    expect(touching()).toEqual([])
  },
)
