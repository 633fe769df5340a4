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
 * The lines of a page's head that fetch something of the bundle, its own style sheet and what reports failures
 * left out.
 */
const linesOf = (path: string, given: { bundle?: Bundle }) => {
  const data = { ...shop.visit({ as: 'customer' }).page(path), nonce: 'n0nce' }
  const [head = ''] = renderPage(path, { ...data, ...given })?.split('</head>') ?? []
  return head.split('\n').filter(line => /\/doorstep\/(?!page|helpers)/.test(line))
}
const moduleTag = (file: string) => `<link rel="modulepreload" href="/doorstep/${file}">`
const sheet = '<link rel="preload" as="style" href="/doorstep/s/0-aaaa.css">'
const activating = moduleTag('c/islands-aaaa.js')

test('the head of a page whose widgets are inactive or waiting requests only the code that activates them', () => {
  expect(linesOf('/', { bundle })).toEqual([loaderTag, activating])
})

test('a page asks in its head for the files of widgets that are loaded at once, by their markup or as they always are', () => {
  const both = (script: string) => [loaderTag, moduleTag('c/0-aaaa.js'), moduleTag(script), sheet, activating]
  expect(linesOf('/contact', { bundle })).toEqual(both('w/enquiry-aaaa.js'))
  expect(linesOf('/recipes/bread-and-butter-pudding', { bundle })).toEqual(both('w/tabs-aaaa.js'))
})

test('before the bundle is built a page asks for the loader alone', () => {
  expect(linesOf('/account/details', {})).toEqual([loaderTag])
})
