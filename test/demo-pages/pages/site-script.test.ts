/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { readFileSync } from 'node:fs'
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'

const read = (file: string) => readFileSync(file, 'utf8')
const jquery = read('node_modules/jquery/dist/jquery.min.js')
const script = read('demo-pages/pages/assets/site.js')
const find = (selector: string) => document.querySelector<HTMLElement>(selector)

function openWithScripts(path: string, setup: VisitorSetup = {}): void {
  const data = createDemoShop().visit(setup).page(path)
  const page = new DOMParser().parseFromString(renderPage(data.path, data) ?? '', 'text/html')
  document.body.replaceWith(document.adoptNode(page.body))
  for (const text of [jquery, script]) {
    const element = document.createElement('script')
    element.textContent = text
    document.head.append(element)
    element.remove()
  }
}
const confirmPostcode = (detail: unknown) =>
  window.dispatchEvent(new CustomEvent('valid-postcode', { detail }))

beforeEach(() => openWithScripts('/shop/milk'))

test('A confirmed postcode reaches the strip', () => {
  confirmPostcode({ postcode: 'BS3 4TN', quotaReached: false })
  expect(find('[data-delivery-note]')?.textContent).toBe('Delivering to BS3 4TN by 8am')
})

test.each([[null], ['BS3 4TN'], [{ postcode: 7 }]])('An event with the detail %j changes nothing', detail => {
  confirmPostcode(detail)
  expect(find('[data-delivery-note]')?.textContent).toBe('On your doorstep by 8am')
})

test('Your week opens the weekly basket if there is one, and is a link otherwise', () => {
  const press = () => {
    let isPrevented = false
    // jsdom does not follow links, so the test reads only whether the page cancelled the click.
    const read = (event: Event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', read, { once: true })
    find('[data-open-week]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return isPrevented
  }
  expect(press()).toBe(false)
  window.addEventListener('open-weekly-basket', event => event.preventDefault(), { once: true })
  expect(press()).toBe(true)
})

test('J-20 X4 The shop’s own form is sent once, and its button is busy until the page is shown again', () => {
  openWithScripts('/register')
  const form = find('[data-registration-form]') as HTMLFormElement
  const send = () => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  const busy = () => [...form.querySelectorAll('[aria-busy="true"]')].map(each => each.textContent)
  expect([send(), busy(), send()]).toEqual([true, ['Complete registration'], false])
  window.dispatchEvent(new Event('pageshow'))
  expect([busy(), send()]).toEqual([[], true])
})

test('A category filters the shelf at once', () => {
  find('[data-filters] a[data-kind="eggs"]')?.click()
  const left = [...document.querySelectorAll<HTMLElement>('[data-products] > li')].filter(
    ({ hidden }) => !hidden,
  )
  expect(left.map(card => card.querySelector('h3')?.textContent)).toEqual(['Free range eggs'])
})

test('The menu opens, and Escape closes it and returns the focus', () => {
  const menu = find('[data-menu]')
  menu?.click()
  expect(menu?.getAttribute('aria-expanded')).toBe('true')
  find('#phone-nav a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(menu?.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(menu)
})
