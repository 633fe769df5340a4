import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { Bundle } from '../../../demo-pages/shop/page-data'
import { loaderTag } from '../../support/page/loader-tag'

const shop = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') })
const files = { needed: ['c/0-aaaa.js'], styles: ['s/0-aaaa.css'] }
const bundle: Bundle = {
  widgets: {
    'mobile-nav': { when: 'visible', script: 'w/nav-aaaa.js', ...files, asleep: ['c/islands-aaaa.js'] },
    'enquiry-form': { when: 'visible', script: 'w/enquiry-aaaa.js', ...files },
    slider: { when: 'visible', script: 'w/slider-aaaa.js', ...files },
    tabs: { when: 'ready', script: 'w/tabs-aaaa.js', ...files },
  },
}

/**
 * The lines of a page's head that load parts of the bundle, without its own style sheet and the crash
 * reporter.
 */
const linesOf = (path: string, given: { bundle?: Bundle }) => {
  const data = { ...shop.visit({ as: 'customer' }).page(path), nonce: 'n0nce' }
  const [head = ''] = renderPage(path, { ...data, ...given })?.split('</head>') ?? []
  return head.split('\n').filter(line => /\/doorstep\/(?!page|helpers)/.test(line))
}
const moduleTag = (file: string) => `<link rel="modulepreload" href="/doorstep/${file}">`
const sheet = '<link rel="preload" as="style" href="/doorstep/s/0-aaaa.css">'
const activating = moduleTag('c/islands-aaaa.js')

test('The head of a page with sleeping or waiting widgets loads only the code that wakes them', () => {
  expect(linesOf('/', { bundle })).toEqual([loaderTag, activating])
})

test("A page's head loads the files of widgets that start at once", () => {
  const both = (script: string) => [loaderTag, moduleTag('c/0-aaaa.js'), moduleTag(script), sheet, activating]
  expect(linesOf('/contact', { bundle })).toEqual(both('w/enquiry-aaaa.js'))
  expect(linesOf('/recipes/bread-and-butter-pudding', { bundle })).toEqual(both('w/tabs-aaaa.js'))
})

test('Before the bundle is built a page loads only the loader', () => {
  expect(linesOf('/account/details', {})).toEqual([loaderTag])
})
