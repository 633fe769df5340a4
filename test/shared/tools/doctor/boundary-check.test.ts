import { check } from '../../../../shared/tools/doctor/check'
import { standAt } from '../../../support/page/stand-at'
import { definitionOf } from '../../../support/widgets/all-widgets'

const service = 'https://maps.example/api.js?key=yours&a=1'
const map = `<div data-widget="map" data-load="ready" data-api-url="${service.replace('&', '&amp;')}"><script type="application/json">{"markers":[{"position":{"lat":51,"lng":-2},"infoTitle":"Bath"}]}</script><p>Ring us</p></div>`
const form = (action: string) =>
  `<div data-widget="enquiry-form" data-load="ready" data-action="${action}"><script type="application/json">{"types":[{"value":"a","label":"A"}]}</script><p>Ring us</p></div>`
const block = (site: object) =>
  `<script type="application/json" data-doorstep-site>${JSON.stringify(site)}</script>`

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta name="csrf-token" content="a"><script type="module" src="/d/loader.js"></script></head><body>${body}</body></html>`
beforeAll(() => standAt('https://shop.test'))

const checked = async (source: string) => {
  const known = await Promise.all(['map', 'enquiry-form'].map(definitionOf))
  const options = Object.fromEntries(known.map(each => [each.name, each.options]))
  const faults = check(source, { options, isOriginKnown: true })
  return faults.map(({ message }) => message)
}

test.each([
  ['a whole page without the settings', page(map), 1],
  ['a whole page with the settings', page(block({ scripts: [service] }) + map), 0],
  ['a part of a page, which does not show what the site allows', map, 0],
  ['a part with settings that name another', block({ scripts: ['/a.js'] }) + map, 1],
  ['a form at a call, in a part of a page', form('/api/basket/cancel-bol'), 1],
  ['a form at a page', page(form('/contact')), 0],
  ['a switched-off placeholder', page(`<div data-doorstep-off>${map}</div>`), 0],
])('J-01 J-02 The command line reports just what is wrong in %s', async (_, source, faults) => {
  const found = (await checked(source)).filter(each => /^(map|enquiry-form):/.test(each))
  expect(found).toHaveLength(faults)
})
