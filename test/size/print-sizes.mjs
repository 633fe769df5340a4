// Prints what each widget costs a page that holds nothing else, beside the floor of the given libraries, and fails
// where the budget in package.json is exceeded.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import * as esbuild from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = path.join(root, 'dist')
const { budget } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
const manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'))

const brotli = content =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const sizeOf = async file => brotli(await readFile(path.join(dist, file)))
const sum = async files =>
  (await Promise.all([...new Set(files)].map(sizeOf))).reduce((total, size) => total + size, 0)

async function floor() {
  const contents = `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    import { createStore, useStore } from 'zustand'
    import ky from 'ky'
    import { object, string, number, array } from 'yup'
    const store = createStore(() => ({ n: 1 }))
    const Page = () => createElement('p', null, useStore(store, s => s.n))
    createRoot(document.body).render(createElement(Page))
    ky.get('/x').json().then(x => object({ a: string(), b: number(), c: array(string()) }).validate(x))`
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return brotli(outputFiles[0].contents)
}

const loader = await sizeOf('loader.js')
const floorSize = await floor()
const rows = [['loader', loader, 0, budget.loader, 0]]
for (const [name, { script, needed, styles }] of Object.entries(manifest.widgets)) {
  const scripts = await sum(['loader.js', script, ...needed])
  const sheets = await sum(styles)
  rows.push([name, scripts, sheets, budget.widgets[name]?.script, budget.widgets[name]?.style])
}
const kept = (size, limit) =>
  limit === undefined ? 'no budget' : size <= limit ? `of ${limit}` : `OVER ${limit}`
console.log(
  `\nBytes of a page that holds one widget (brotli). Floor of the given libraries: ${floorSize} B of script.`,
)
for (const [name, scripts, sheets, scriptLimit, styleLimit] of rows) {
  const ratio = name === 'loader' ? '' : `${(scripts / floorSize).toFixed(3)} × floor`
  const style =
    name === 'loader' ? '' : `style ${String(sheets).padStart(6)} ${kept(sheets, styleLimit).padEnd(10)}`
  console.log(
    `  ${name.padEnd(18)} script ${String(scripts).padStart(6)} ${kept(scripts, scriptLimit).padEnd(10)} ${style} ${ratio}`,
  )
}
const over = rows.filter(
  ([name, scripts, sheets, a, b]) => !(scripts <= a) || (name !== 'loader' && !(sheets <= b)),
)
if (over.length) {
  console.error(
    `\nThe size budget in package.json is exceeded or missing for: ${over.map(([name]) => name).join(', ')}.`,
  )
  process.exitCode = 1
}
