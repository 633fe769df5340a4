import path from 'node:path'
import { buildSync } from 'esbuild'

const [script] = buildSync({
  entryPoints: [path.resolve(__dirname, '../../../demo-pages/static/below.ts')],
  bundle: true,
  write: false,
}).outputFiles.map(({ text }) => text)

/** A page in a folder, as the browser has it after parsing. */
function read(markup: string): void {
  const tag = Object.assign(document.createElement('script'), { src: '/dairy/below.js' })
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
  document.body.innerHTML = markup
  new Function(script ?? '')()
  window.dispatchEvent(new Event('DOMContentLoaded'))
}

test('G-32 In a browser without script attribution, links and forms stay below the folder without a warning', () => {
  read('<aside data-demo></aside><a href="/shop/milk">Milk</a><form action="/register" method="post"></form>')
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(document.querySelector('a')).toHaveAttribute('href', '/dairy/shop/milk')
  expect(document.querySelector('form')).toHaveAttribute('action', '/dairy/register')
  expect(document.querySelector('aside')).toBeEmptyDOMElement()
})
