/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { readFileSync } from 'node:fs'
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'
import { expectElement } from '../../support/expect-element'

const script = readFileSync('demo-pages/pages/assets/control-panel.js', 'utf8')
const find = (selector: string) => expectElement(document.querySelector(selector), HTMLElement)
const shownIn = (selector: string) => find(selector).textContent

test('A fault set in the control strip is sent to the demo shop and listed in its words', async () => {
  const data = createDemoShop().visit({}).page('/shop/milk')
  const page = new DOMParser().parseFromString(renderPage(data.path, data) ?? '', 'text/html')
  document.body.replaceWith(document.adoptNode(page.body))
  const sent: [string, unknown][] = []
  globalThis.fetch = async (address, { body } = {}) => {
    const plan = JSON.parse(String(body))
    sent.push([String(address), plan])
    return new Response(JSON.stringify({ faults: [plan] }))
  }
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  find('[data-demo-faults] [type=submit]').click()
  await new Promise(resolve => setTimeout(resolve))
  expect(sent).toEqual([['/demo/faults', expect.objectContaining({ match: '*', times: 1 })]])
  expect(shownIn('[data-demo-planned]')).toMatch(/; Every call; Once$/)
  expect(shownIn('[data-demo-count]')).toBe('1 fault')
  expect(shownIn('[data-demo-said]')).toBe('Set. It strikes at the next matching call.')
})
