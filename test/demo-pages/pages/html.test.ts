/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { attributes, html, json, trusted } from '../../../demo-pages/pages/layout/html'

test('Text in a template is escaped, in content and in attributes', () => {
  const hostile = `<img src=x onerror="alert(1)">'&`
  const { markup } = html`<p title="${hostile}">${hostile}</p>`
  const page = new DOMParser().parseFromString(markup, 'text/html')
  expect(page.querySelector('p')?.textContent).toBe(hostile)
  expect(page.querySelector('p')?.title).toBe(hostile)
  expect(page.querySelector('img')).toBeNull()
})

test('Templates nest, lists are joined, and null and false print nothing', () => {
  const rows = [1, 2].map(row => html`<li>${row}</li>`)
  expect(html`<ul>${rows}</ul>${false}${null}${undefined}${trusted('<hr>')}`.markup).toBe(
    '<ul><li>1</li><li>2</li></ul><hr>',
  )
})

test('JSON in a script element cannot end it, and is read back unchanged', () => {
  const value = { name: '</script><!-- <script>', and: '\u2028&' }
  const { markup } = json(value)
  expect(markup).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(markup)).toEqual(value)
})

test('An attribute is left out for null and false, and bare for true', () => {
  expect(html`<i${attributes({ hidden: true, title: null, lang: false, id: 'a"b' })}></i>`.markup).toBe(
    '<i hidden id="a&quot;b"></i>',
  )
})
