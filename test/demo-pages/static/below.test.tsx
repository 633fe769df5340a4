import path from 'node:path'
import { buildSync } from 'esbuild'

const [script] = buildSync({
  entryPoints: [path.resolve(__dirname, '../../../demo-pages/static/below.ts')],
  bundle: true,
  write: false,
}).outputFiles.map(({ text }) => text)

/** A page in a folder, as the browser has it once all of its markup is read. */
function read(markup: string): void {
  const tag = Object.assign(document.createElement('script'), { src: '/dairy/below.js' })
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
  document.body.innerHTML = markup
  new Function(script ?? '')()
  window.dispatchEvent(new Event('DOMContentLoaded'))
}

test('in a browser that does not tell where scripts lead, a demo in a folder says so', () => {
  read('<aside data-demo><details></details></aside>')
  expect(document.querySelector('aside > p:first-child')).toHaveTextContent(
    /^In this browser, a demo in a folder loses its way where a script opens the next page/,
  )
})

test('in a browser that tells, it says nothing', () => {
  const navigation = new EventTarget()
  Object.assign(window, { navigation })
  read('<aside data-demo><details></details></aside>')
  expect(document.querySelector('aside')).not.toHaveTextContent(/./)
  Reflect.deleteProperty(window, 'navigation')
})
