// Takes screenshots of every page of the demo shop and of what a press opens, at two widths: look/plain/index.html. Needs a build.
//   npm run look                        the present state; prints axe's findings and the layout shift of each
//   npm run look -- widgets             and every example of every widget
//   npm run look -- rtl                 another mode of modes.mjs: wide, text-200, forced, print, late, down …; into a folder of that name
//   npm run look -- <commit>            with the changes since that commit and their size, the largest first
//   ONLY=week,box npm run look          only views with one of these in their name
//   npm run look -- thumbnails          new pictures of the widgets for the catalogue's first page, without the page
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openBrowser } from '../bench/measuring.mjs'
import { compare } from './compare.mjs'
import { modes } from './modes.mjs'
import { takePicture } from './take-picture.mjs'
import { takeThumbnails } from './thumbnails.mjs'
import { whatToSee } from './what-to-see.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const words = process.argv.slice(2)
const isForCatalogue = words[0] === 'thumbnails'
const modeName = words.find(word => word in modes) ?? 'plain'
const mode = modes[modeName]
const { widths } = mode
const widgets = words.includes('widgets')
// In another mode, a dozen widgets together say enough.
const examples = widgets ? (modeName === 'plain' ? 'alone' : 'together') : 'none'
const commit = isForCatalogue ? undefined : words.find(word => word !== modeName && word !== 'widgets')
const out = path.join(root, 'look', modeName)
const parts = (process.env.ONLY ?? '').split(',')
const isWanted = sight => parts.some(part => sight.name.includes(part)) && (mode.only?.(sight) ?? true)
// A Wednesday in season, so that dates and offers stay the same.
const now = new Date('2026-11-25T12:00:00Z')
const atOnce = 2
const mostShift = 0.02

const run = (command, args, cwd = root) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed:\n${stderr}`)
  return stdout.trim()
}

/** The sources of that commit, built in a folder of their own that is kept for the next time. */
async function treeOf(name) {
  const hash = run('git', ['rev-parse', '--verify', `${name}^{commit}`])
  const tree = path.join(root, 'node_modules/.cache/look', hash)
  if (!existsSync(path.join(tree, 'dist/loader.js'))) {
    await rm(tree, { recursive: true, force: true })
    await mkdir(tree, { recursive: true })
    run('git', ['archive', '--output', `${tree}.tar`, hash])
    run('tar', ['-xf', `${tree}.tar`, '-C', tree])
    await rm(`${tree}.tar`)
    await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'))
    run(process.execPath, ['build.mjs'], tree)
  }
  return tree
}

// While Chromium takes a picture larger than its window it forgets the touch screen that Playwright emulates, and lays
// the page out for a mouse. These settings stay.
const touch = [
  'primaryPointerType=2',
  'availablePointerTypes=2',
  'primaryHoverType=1',
  'availableHoverTypes=1',
]
const openWith = settings => openBrowser(settings.length ? [`--blink-settings=${settings}`] : [])
const openBrowsers = async ({ settings = [] } = mode) => ({
  wide: await openWith(settings),
  phone: await openWith([...settings, ...touch]),
})

const fileOf = ({ name }, width) => `${name.replace(/[^\w-]+/g, '-')}-${width}.png`

/** Today's way of putting examples on one page, whichever commit is looked at. */
const bundleExamples = async () => {
  const { importBundled } = await import(pathToFileURL(path.join(root, 'build.mjs')))
  return importBundled(
    `export { showExamples } from './test/support/contrast/show-examples'`,
    'look-examples',
  )
}
let bundled
const loadExamples = () => {
  bundled ??= bundleExamples()
  return bundled
}

/** Puts what stands together on the page, once it is open. */
async function arrange(tab, { together }) {
  if (together) await (await loadExamples()).showExamples(tab, together)
}

/** The shop of one tree, running while screenshots are taken. */
async function inShop(tree, look) {
  // The shop finds its files from its working directory.
  process.chdir(tree)
  const { importBundled } = await import(pathToFileURL(path.join(tree, 'build.mjs')))
  const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'look-serve')
  const shop = await serve({ port: 0, dist: path.join(tree, 'dist'), shop: { now: () => now, seed: 1 } })
  try {
    return await look(shop.url)
  } finally {
    await shop.close()
    process.chdir(root)
  }
}

/** A line for each picture, with what was found below it. */
const lineOf = ({ sight, width, shift, found }) =>
  [`${sight.name} · ${width} · moves ${shift.toFixed(3)}`, ...found].join('\n    ')

/** Takes all screenshots of one tree into a folder; returns the findings of each. */
async function shoot(browsers, tree, folder) {
  await mkdir(folder, { recursive: true })
  return inShop(tree, async url => {
    const sights = (await whatToSee(url, examples)).filter(isWanted)
    const wanted = sights.flatMap(sight =>
      widths.filter(width => width < 500 || !sight.isPhone).map(width => ({ sight, width })),
    )
    const rows = []
    const work = async () => {
      for (let next = wanted.shift(); next; next = wanted.shift()) {
        const file = path.join(folder, fileOf(next.sight, next.width))
        const browser = next.width < 500 ? browsers.phone : browsers.wide
        const picture = await takePicture(browser, { url, now, mode }, { ...next, file }, arrange)
        rows.push({ ...next, ...picture })
        console.log(lineOf({ ...next, ...picture }))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return rows
  })
}

/** New pictures for the catalogue's first page. */
async function renewThumbnails(browser) {
  const { widgets } = JSON.parse(await readFile(path.join(root, 'dist/editor/catalogue.json'), 'utf8'))
  const folder = path.join(root, 'demo-pages/pages/assets/widgets')
  await inShop(root, url => takeThumbnails(browser, url, widgets.filter(isWanted), now, folder))
}

const shown = (folder, file) =>
  existsSync(path.join(out, folder, file))
    ? `<img loading="lazy" src="${folder}/${file}" alt="${folder}">`
    : ''

const asHtml = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const rowOf = ({ sight, width, share, shift, found }) => {
  const file = fileOf(sight, width)
  const change = share === null ? 'new' : share === undefined ? '' : `${(share * 100).toFixed(2)} % changed`
  const findings = [shift > mostShift && `moves ${shift.toFixed(3)}`, ...found].filter(Boolean)
  return `<section><h2>${asHtml(sight.name)} · ${width} <small>${change} ${asHtml(findings.join(' · '))}</small></h2>
<div>${shown('before', file)}${shown('now', file)}${shown('changed', file)}</div></section>`
}

const isFaulty = ({ shift, found }) => shift > mostShift || found.length > 0

if (isForCatalogue) {
  const browser = await openBrowser()
  await renewThumbnails(browser).finally(() => browser.close())
  process.exit()
}

const started = Date.now()
if (!process.env.ONLY) await rm(out, { recursive: true, force: true })
const before = commit ? await treeOf(commit) : undefined
const browsers = await openBrowsers()
const rows = []
try {
  if (before) await shoot(browsers, before, path.join(out, 'before'))
  rows.push(...(await shoot(browsers, root, path.join(out, 'now'))))
  if (before) await mkdir(path.join(out, 'changed'), { recursive: true })
  for (const row of before ? rows : []) {
    const [old, newest, changed] = ['before', 'now', 'changed'].map(each =>
      path.join(out, each, fileOf(row.sight, row.width)),
    )
    row.share = existsSync(old) ? await compare(old, newest, changed) : null
  }
} finally {
  await browsers.wide.close()
  await browsers.phone.close()
}
if (!before)
  console.log(
    `${rows.filter(isFaulty).length} of ${rows.length} with findings or moving by more than ${mostShift}`,
  )
if (before) rows.sort((one, other) => (other.share ?? 1) - (one.share ?? 1))
const style =
  'body{font:16px system-ui;margin:24px}div{display:flex;gap:16px;align-items:start}img{max-width:32%;border:1px solid #999}small{color:#a00}'
await writeFile(
  path.join(out, 'index.html'),
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Look</title><style>${style}</style>\n${rows.map(rowOf).join('\n')}\n`,
)
const count = rows.filter(({ share }) => share !== 0 && share !== undefined).length
console.log(
  `${rows.length} pictures${before ? `, ${count} of them changed` : ''}, in ${Math.round((Date.now() - started) / 1000)} s: look/${modeName}/index.html`,
)
// A page that moves is a fault in itself; what axe finds is for a person to read.
if (rows.some(({ shift }) => shift > mostShift)) process.exitCode = 1
