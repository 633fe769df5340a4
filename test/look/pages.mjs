// Takes screenshots of every page of the demo shop, before and after presses, at two widths, and prints axe's findings
// and the layout shift of each.
//   npm run look:pages                  writes into look/pages; needs a build
//   ONLY=checkout npm run look:pages    only pages with this in their name

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { openBrowser } from '../bench/measuring.mjs'
import { pressAll } from './press-all.mjs'
import { shopPages } from './what-to-see.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const out = path.join(root, 'look/pages')
const at = new Date('2026-11-25T12:00:00Z')
const widths = [1280, 390]
const mostShift = 0.02
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Adds up layout shifts without a press, as the browsers' own measure does. */
const watchShift = () => {
  window.movedBy = 0
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.movedBy += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const customer = { as: 'customer', hasPostcode: true }
const guest = { as: 'guest', hasPostcode: true }
const inBox = [221, 231].map(id => ({
  path: '/api/product/bol',
  body: { id, quantity: 2, increment: false },
}))

/** Pages of a visitor with something in the box. */
const filled = [
  { name: 'filled box, customer', path: '/shop/best-of-local/featured', as: customer },
  { name: 'filled box, guest', path: '/shop/bakery', as: guest },
  { name: 'filled checkout, customer', path: '/shop/best-of-local/checkout', as: customer },
  {
    name: 'filled checkout foot, customer',
    path: '/shop/best-of-local/checkout',
    as: customer,
    isWindow: true,
  },
  { name: 'filled foot bar, customer', path: '/shop/bakery', as: customer, isWindow: true },
].map(page => ({ ...page, before: inBox }))

/** Scrolls through the page, so that lazy content is there. */
async function scrollThrough(tab) {
  await tab.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(resolve => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await tab.waitForLoadState('networkidle')
}

const axeFinds = tab =>
  tab.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })

async function lookAt(browser, url, page, width) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    hasTouch: width < 500,
    isMobile: width < 500,
    bypassCSP: true,
  })
  const tab = await context.newPage()
  try {
    await tab.addInitScript(watchShift)
    await tab.clock.setFixedTime(at)
    await tab.request.post(`${url}/demo/visitor`, { data: page.as })
    for (const data of page.before ?? [])
      await tab.request.post(`${url}${data.path}`, {
        data: data.body,
        headers: { 'X-CSRF-Token': await tokenOf(tab, url) },
      })
    await tab.goto(url + page.path)
    await tab.waitForLoadState('networkidle')
    await scrollThrough(tab)
    const shift = await tab.evaluate(() => window.movedBy)
    const missing = []
    await pressAll(tab, page.presses ?? [], problem => missing.push(problem))
    const fullPage = page.isWindow !== true && (await tab.getByRole('dialog').count()) === 0
    const file = `${page.name.replace(/[^\w-]+/g, '-')}-${width}.png`
    await tab.screenshot({ path: path.join(out, file), fullPage, animations: 'disabled' })
    await tab.evaluate(axe)
    const found = await axeFinds(tab)
    const sideways = await tab.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)
    return {
      page,
      width,
      file,
      shift,
      found: [...missing, ...found, ...(sideways ? ['scrolls sideways'] : [])],
    }
  } catch (problem) {
    return {
      page,
      width,
      file: '',
      shift: 0,
      found: [`could not be looked at: ${problem.message.split('\n')[0]}`],
    }
  } finally {
    await context.close()
  }
}

async function tokenOf(tab, url) {
  const text = await (await tab.request.get(`${url}/`)).text()
  return /name="csrf-token" content="([^"]*)"/.exec(text)?.[1] ?? ''
}

const { importBundled } = await import(pathToFileURL(path.join(root, 'build.mjs')))
const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'look-pages')
const shop = await serve({ port: 0, dist: path.join(root, 'dist'), shop: { now: () => at, seed: 1 } })
const browser = await openBrowser()
const rows = []
try {
  if (!process.env.ONLY) await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  const wanted = [...shopPages, ...filled].filter(({ name }) => name.includes(process.env.ONLY ?? ''))
  for (const page of wanted)
    for (const width of widths) rows.push(await lookAt(browser, shop.url, page, width))
} finally {
  await browser.close()
  await shop.close()
}
for (const { page, width, shift, found } of rows)
  console.log(
    `${page.name} · ${width} · moves ${shift.toFixed(3)}${shift > mostShift ? ' TOO FAR' : ''} · axe ${found.length}${found.map(each => `\n    ${each}`).join('')}`,
  )
const pictures = rows.map(
  ({ page, width, file }) =>
    `<figure><figcaption>${page.name} · ${width}</figcaption><img loading="lazy" src="${file}" alt=""></figure>`,
)
await writeFile(
  path.join(out, 'index.html'),
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Pages</title><style>img{max-width:100%}</style>\n${pictures.join('\n')}\n`,
)
const faults = rows.filter(({ shift, found }) => shift > mostShift || found.length)
console.log(
  `${rows.length} pictures of ${rows.length / widths.length} pages in look/pages, ${faults.length} with findings`,
)
