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
