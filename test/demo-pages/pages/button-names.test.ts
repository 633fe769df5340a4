/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { pagePaths, renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const shop = createDemoShop({ now: () => new Date('2026-11-25T12:00:00Z') })

const wordsOf = (control: Element) =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().replace(/\s+/g, ' ')

/** The landmark that tells apart what is in it from what has the same words elsewhere: "Log in" of the header. */
const placeOf = (control: Element) => control.closest('header, footer, nav, main')

/** Where a control leads, or what it sends. */
const deedOf = (control: Element) =>
  control.getAttribute('href') ??
  [...(control.closest('form')?.elements ?? [])]
    .map(each => (each.getAttribute('name') === '_token' ? '' : each.getAttribute('value')))
    .join(' ') + control.getAttribute('value')

const pages = (['guest', 'customer'] as const).flatMap(as => pagePaths.map(path => [path, as] as const))

test.each(pages)(
  'J-74 On %s, as a %s, no two buttons or links beside each other have one name and do different things',
  (path, as) => {
    document.documentElement.innerHTML = renderPage(path, shop.visit({ as }).page(path)) ?? ''
    const controls = [...document.querySelectorAll('a[href], button, summary')].filter(
      each => !each.closest('.demo, template, .plain-only'),
    )
    const known = controls.map(each => ({ words: wordsOf(each), place: placeOf(each), deed: deedOf(each) }))
    const alike = known.filter(({ words, place, deed }) =>
      known.some(other => other.words === words && other.place === place && other.deed !== deed),
    )
    expect(alike.map(({ words }) => words)).toEqual([])
  },
)
