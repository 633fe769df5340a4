import path from 'node:path'
import { buildSync } from 'esbuild'
import { answerBelow, pathInShop, requestOnSite } from '../../../demo-pages/static/addresses'

test('The service worker consists of the shop, its pages and Hono, without anything from Node', () => {
  const { metafile } = buildSync({
    absWorkingDir: path.resolve(__dirname, '../../..'),
    entryPoints: ['demo-pages/static/worker.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['browser'],
    logLevel: 'silent',
  })
  const rooms = Object.keys(metafile.inputs).map(
    file => /^(node_modules\/|shared\/)?[^/]+(\/[^/]+)?/.exec(file)?.[0],
  )
  expect([...new Set(rooms)].sort()).toEqual([
    'demo-pages/answer.ts',
    'demo-pages/catalogue',
    'demo-pages/file-headers.ts',
    'demo-pages/pages',
    'demo-pages/rules.json',
    'demo-pages/shop',
    'demo-pages/site.ts',
    'demo-pages/static',
    'node_modules/hono/dist',
    // The load strategies of a widget, which the catalogue lists.
    'shared/platform/runtime',
    // The default addresses of pages, for a demo in a folder.
    'shared/site/pages.ts',
    'shared/tools/server-helpers',
  ])
  const foreign = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(each => each.external),
  )
  expect(foreign).toEqual([])
})

test.each([
  ['/shop/milk', '/', '/shop/milk'],
  ['/dairy/shop/milk', '/dairy/', '/shop/milk'],
  ['/dairy/', '/dairy/', '/'],
  ['/api/basket', '/dairy/', '/api/basket'],
  // The folder has the same name as the control addresses.
  ['/demo/reset', '/demo/', '/demo/reset'],
  ['/demo/demo/reset', '/demo/', '/demo/reset'],
  ['/demo/search', '/demo/', '/search'],
])('%s of a demo in %s is the shop’s %s', (address, folder, path) => {
  expect(pathInShop(address, folder)).toBe(path)
})

const ask = (path: string, init: RequestInit = {}, seen: { referrer?: string; mode?: string } = {}) => {
  const request = new Request(`https://user.example${path}`, init)
  for (const [name, value] of Object.entries(seen)) Object.defineProperty(request, name, { value })
  return requestOnSite(request, '/dairy/', 'abc')
}

test('The shop gets the visitor, the requesting page and the body', async () => {
  const body = JSON.stringify({ postcode: 'BS3 4TN' })
  const headers = { 'Content-Type': 'application/json' }
  const page = 'https://user.example/dairy/shop/milk?a=b'
  const heard = await ask('/dairy/register?x=1', { method: 'POST', headers, body }, { referrer: page })
  expect([heard.url, heard.method, await heard.text()]).toEqual([
    'https://user.example/dairy/register?x=1',
    'POST',
    body,
  ])
  expect(Object.fromEntries(heard.headers)).toMatchObject({
    cookie: 'doorstep_demo=abc',
    'content-type': 'application/json',
    referer: 'https://user.example/dairy/shop/milk?a=b',
    'sec-fetch-site': 'same-origin',
  })
})

test('A form of another site is distinguished from the shop’s own', async () => {
  const post = { method: 'POST', body: 'a=b' }
  const site = async (referrer: string) =>
    (await ask('/dairy/demo/reset', post, { referrer, mode: 'navigate' })).headers.get('Sec-Fetch-Site')
  expect(await site('https://user.example/dairy/')).toBe('same-origin')
  expect(await site('https://evil.example/')).toBe('cross-site')
  expect(await site('')).toBe('cross-site')
})

test.each([
  ['/dairy/shop/milk', '/dairy/shop/milk'],
  ['/demo/reset', '/dairy/demo/reset'],
  ['/contact', '/dairy/contact'],
])('A request for %s is served from %s', async (asked, found) => {
  expect(new URL((await ask(asked)).url).pathname).toBe(found)
})

test('A page in a folder has a script that redirects its own scripts, and is otherwise unchanged', async () => {
  const page = (type: string) => new Response('<head></head>', { headers: { 'Content-Type': type } })
  expect(await (await answerBelow(page('text/html; charset=utf-8'), '/dairy/')).text()).toBe(
    '<head>\n<script src="/dairy/below.js"></script></head>',
  )
  expect(await (await answerBelow(page('text/plain'), '/dairy/')).text()).toBe('<head></head>')
})
