// The bytes of a returning visitor: on the next visit, and after one and two releases, with the last files as
// dictionaries and without. Fails when a limit below is exceeded.
import { fileURLToPath } from 'node:url'
import { importBundled } from '../../build.mjs'
import { bestSize, openBrowser } from './measuring.mjs'
import { buildReleases } from './releases.mjs'
import { visits } from './visits.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const limits = { plain: 60_000, 'with dictionaries': 20_000 }
const { serve } = await importBundled(`export { serve } from './demo-pages/serve'`, 'bench-serve')
const browser = await openBrowser()
let port = 0

/** A tab's responses from the server, not from the browser's cache: files of the bundle as sent. */
async function hear(tab) {
  const tools = await tab.context().newCDPSession(tab)
  const paths = new Map()
  const heard = []
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/doorstep/')) paths.set(requestId, pathname)
  })
  tools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) =>
    heard.push({ requestId, statusCode, headers }),
  )
  await tools.send('Network.enable')
  const lower = headers => Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toLowerCase(), v]))
  return () =>
    heard
      .filter(({ requestId }) => paths.has(requestId))
      .map(({ requestId, statusCode, headers }) => {
        const said = lower(headers)
        const sent = { encoding: said['content-encoding'], length: Number(said['content-length'] ?? 0) }
        return { path: paths.get(requestId), status: statusCode, ...sent }
      })
}

/** Opens a page with a browser's cache, at a release; presses on request; gives the transferred bytes. */
async function visit({ at, as, before, press, answered }, context, { folder, earlier, presses }) {
  const shop = await serve({ port, dist: folder, earlier })
  port = Number(new URL(shop.url).port)
  const tab = await context.newPage()
  const whatCame = await hear(tab)
  await tab.request.post(`${shop.url}/demo/visitor`, { data: as })
  await before?.(tab, shop)
  await tab.goto(shop.url + at, { waitUntil: 'load' })
  await tab.waitForLoadState('networkidle')
  if (presses) {
    await press(tab)
    await answered(tab)
    await tab.waitForLoadState('networkidle')
  }
  await tab.close()
  await shop.close()
  return weigh(folder, whatCame(), earlier)
}

/** Without a dictionary a file counts with its best compression; without old files there is none. */
async function weigh(folder, files, earlier = []) {
  const bytes = await Promise.all(
    files.map(async ({ path: file, status, encoding, length }) => {
      if (status === 304) return 0
      if (encoding === 'dcz' && earlier.length) return length
      return bestSize(folder, file)
    }),
  )
  const asked = files.filter(({ status }) => status === 304).length
  return { bytes: bytes.reduce((sum, each) => sum + each, 0), sent: files.length - asked, asked }
}

const inWords = ({ bytes, sent, asked }) =>
  `${(bytes / 1000).toFixed(1).padStart(6)} kB in ${sent} files, ${asked} asked for and unchanged`

const withContext = async task => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await task(context)
  await context.close()
}

console.log('\nOn the next visit, of the same release')
for (const each of visits)
  await withContext(async context => {
    const same = { folder: dist, presses: true }
    await visit(each, context, same)
    console.log(`  ${each.name.padEnd(20)} ${inWords(await visit(each, context, same))}`)
  })

const failures = []
const { built, remove } = await buildReleases()
const [present, ...later] = built
console.log(
  '\nAfter releases that change a sentence and fix something in a chunk (the first in basket, the second in core)',
)
for (const each of visits.filter(({ at }) => at === '/'))
  for (const [at, folder] of later.entries())
    for (const [how, earlier] of [
      ['plain', []],
      ['with dictionaries', [present, ...later.slice(0, at)]],
    ])
      for (const presses of [false, true])
        await withContext(async context => {
          await visit(each, context, { folder: present, presses: true })
          const came = await visit(each, context, { folder, earlier, presses })
          const name = `${each.name}, ${at + 1} later, ${presses ? 'pressed' : 'asleep'}, ${how}`
          console.log(`  ${name.padEnd(52)} ${inWords(came)}`)
          if (came.bytes > limits[how]) failures.push(`${name}: ${came.bytes} bytes are over ${limits[how]}.`)
        })
await remove()
await browser.close()
if (failures.length) {
  console.error(`\nOver the limit:\n  ${failures.join('\n  ')}`)
  process.exitCode = 1
}
