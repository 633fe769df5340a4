import { createAnswer } from '../answer'
import { ConnectionLost } from '../shop/server/faults'
import { plainPage } from '../shop/server/replies'
import { answerAt, siteBelow } from '../site'
import { answerBelow, pathInShop, requestOnSite } from './addresses'
import { type FileSums, storeFiles } from './stored-files'
import { openStoredShop } from './stored-shop'
import type { FetchEvent, WorkerScope } from './worker-scope'

/**
 * Inserted before this script by the build: its version, its files, how far its clock is ahead in milliseconds, and
 * whether its pages in a folder have other addresses.
 */
declare const DEMO: { version: string; files: FileSums; ahead: number; hasOwnAddresses: boolean }

const scope = globalThis as unknown as WorkerScope
const base = new URL('.', scope.location.href).pathname
const root = base.slice(0, -1)
const site = base === '/' ? null : DEMO.hasOwnAddresses ? siteBelow(root) : { root }
const files = storeFiles(DEMO.files, base)

const openShop = async () => {
  const stored = await openStoredShop(base, DEMO.version, () => new Date(Date.now() + DEMO.ahead))
  const usual = createAnswer({ shop: stored.shop, readFile: files.read })
  return { ...stored, answer: site ? answerAt(usual, site) : usual }
}
let opened: ReturnType<typeof openShop> | undefined
// Opened at the first request, when no earlier version writes any more.
const shopOfBrowser = () => {
  opened ??= openShop()
  return opened
}

/**
 * Returns the address without index.html and a slash at its end, which static servers add and the shop does not have;
 * null if it has neither.
 */
const tidyAddress = (address: string): string | null => {
  const url = new URL(address)
  const tidy = url.pathname.replace(/\/(index\.html)?$/, '') || '/'
  if (url.pathname === base || url.pathname === tidy) return null
  url.pathname = tidy.length < base.length ? base : tidy
  return url.href
}

async function answerFromShop(event: FetchEvent): Promise<Response> {
  const { request } = event
  const { visitor, answer, keep } = await shopOfBrowser()
  try {
    const answered = await answer(await requestOnSite(request, base, visitor))
    return site ? await answerBelow(answered, base) : answered
  } catch (problem) {
    if (problem instanceof ConnectionLost || request.signal.aborted) return Response.error()
    console.error(problem)
    return plainPage(500, 'The demo shop has stumbled', 'Reload the page, or reset the demo.')
  } finally {
    event.waitUntil(keep())
  }
}

// Opens the page once the new worker answers, and not before: requests to the old worker stay unanswered while it
// stops.
const changing = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>A new version</title>
<p>A new version of the demo shop is on its way.</p>
<script>
const workers = navigator.serviceWorker
const again = () => location.reload()
workers.addEventListener('controllerchange', again)
workers.getRegistration().then(({ waiting } = {}) => (waiting ? waiting.postMessage('take over') : again()))
</script></html>`

/** Installs a waiting update if the only page is reloaded; other open pages would lose their files. */
async function takeUpdate({ url }: Request): Promise<Response | null> {
  const { waiting } = scope.registration
  if (!waiting) return null
  const pages = await scope.clients.matchAll({ type: 'window' })
  if (pages.some((page, at) => at > 0 || page.url.split('#')[0] !== url.split('#')[0])) return null
  return new Response(changing, { headers: { 'Content-Type': 'text/html' } })
}

/** Answers every request here; none goes on to the network. */
async function answerAlways(event: FetchEvent): Promise<Response> {
  const { request } = event
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (request.mode === 'navigate' && isRead) {
    const tidy = tidyAddress(request.url)
    if (tidy) return Response.redirect(tidy)
    const update = request.isReloadNavigation ? await takeUpdate(request) : null
    if (update) return update
  }
  const path = pathInShop(new URL(request.url).pathname, base)
  return (isRead && (await files.read(path, request))) || answerFromShop(event)
}

scope.addEventListener('install', event =>
  event.waitUntil(
    files.store(async (done, all) => {
      const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' })
      for (const page of pages) page.postMessage({ done, all })
    }),
  ),
)
scope.addEventListener('activate', event => event.waitUntil(files.tidy()))
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting()
})
scope.addEventListener('fetch', event => {
  if (new URL(event.request.url).origin !== scope.location.origin) return
  event.respondWith(answerAlways(event))
})
