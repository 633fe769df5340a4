import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { freePort } from '../../engines/drivers/free-port'
import { openBrowser, patience, type SharedBrowser } from '../../support/browser'
import { bodies } from '../../support/servers/bare-bodies'
import { type Asked, barePage, lax, type Said, serveBare } from '../../support/servers/bare-server'
import { asDocumented, customer, until } from './play-rows'
import { addButton, card } from './subjects'

// Servers, proxies and caches between a shop and its visitors: nginx and Caddy themselves, in front of a bare page.

const rocket = `<script>addEventListener("load", () => { for (const old of document.querySelectorAll("[type=held-module]")) {
  const again = document.createElement("script"); for (const { name, value } of old.attributes) again.setAttribute(name, value);
  again.type = "module"; old.replaceWith(again) } })</script>`

type Turn = { page: Page; asked: () => Asked[] }
type Row = {
  id: string
  sees: string
  /** The lines of a `server` of nginx, or of a site of Caddy; `$BACK` is the shop. */
  lines: string
  server?: 'nginx' | 'Caddy'
  head?: string
  body?: string
  at?: string
  say?: (asked: Asked) => Said | undefined
  act: (turn: Turn) => Promise<void>
}

const pass = 'proxy_pass http://$BACK; proxy_set_header Host $http_host; proxy_set_header Accept-Encoding "";'
const all = `location / { ${pass} }`
const posts = (asked: Turn['asked']) =>
  asked().filter(({ method, path: at }) => method === 'POST' && at.startsWith('/api/product/bol'))
const isMounted = (page: Page) => page.locator('[data-widget-state=mounted]').first().waitFor()

/** Orders; the shop has it, once. */
async function orders({ page, asked }: Turn): Promise<void> {
  await isMounted(page)
  await addButton(page).click()
  await until(() => posts(asked).length > 0, 'an order')
  await page
    .getByText(/1 added|in your b|Thank you/i)
    .first()
    .waitFor()
  expect(posts(asked)).toHaveLength(1)
}
/** Presses; nobody is told that anything was added, and one message says that it was not. */
async function isRefused({ page }: Turn): Promise<void> {
  await isMounted(page)
  await addButton(page).click()
  await page
    .getByText(/try again|check again|cannot|couldn.t|not sure|went wrong/i)
    .first()
    .waitFor()
  expect(await page.getByText(/1 added/).count()).toBe(0)
}
/** No widget comes; what the page has printed is there and works. */
async function keepsFallback({ page }: Turn): Promise<void> {
  await page.waitForTimeout(1000)
  const link = page.getByRole('link', { name: 'Add to basket' })
  expect(await link.isVisible()).toBe(true)
  await link.click()
  await page.waitForURL(/\/found$/)
}

const rows: Row[] = [
  {
    id: 'K-201',
    sees: 'behind nginx that compresses and drops the ETag, an order goes through, also after a reload',
    lines: `gzip on; gzip_types text/javascript application/json; location / { proxy_pass http://$BACK; }`,
    act: async turn => {
      await isMounted(turn.page)
      await turn.page.reload()
      await orders(turn)
    },
  },
  {
    id: 'K-202',
    sees: 'where an optimiser holds every script back until the page has loaded, an order goes through',
    lines: `location / { ${pass} sub_filter_once off; sub_filter 'type="module"' 'type="held-module"'; sub_filter '</body>' '$ROCKET</body>'; }`,
    act: orders,
  },
  {
    id: 'K-203',
    sees: 'on a shop that a proxy mounts below a folder, an order goes through',
    lines: `location /winkel/ { proxy_pass http://$BACK/; proxy_set_header Accept-Encoding ""; sub_filter 'src="/doorstep' 'src="/winkel/doorstep'; }`,
    at: '/winkel/',
    head: '<script type="application/json" data-doorstep-site>{ "root": "/winkel" }</script>',
    act: orders,
  },
  {
    id: 'K-204',
    sees: 'where the server answers a missing file with its start page, the link of the page stays',
    lines: `${all} location /doorstep/w/ { default_type text/html; return 200 "<!doctype html><p>Start</p>"; }`,
    act: keepsFallback,
  },
  {
    id: 'K-205',
    sees: 'a call that is led to the login takes the visitor there',
    lines: `${all} location = /api/product/bol { return 302 /login; } location = /login { default_type text/html; return 200 "<h1>Log in</h1>"; }`,
    act: async turn => {
      await isMounted(turn.page)
      await addButton(turn.page).click()
      await turn.page.waitForURL(/\/login/)
    },
  },
  {
    id: 'K-206',
    sees: 'a call that is led to a login elsewhere is told as not done',
    lines: `${all} location = /api/product/bol { return 302 http://localhost:1/login; }`,
    act: isRefused,
  },
  {
    id: 'K-207',
    sees: 'on a page whose quotes a minifier has taken away, an order goes through',
    lines: `location / { ${pass} sub_filter_once off; sub_filter 'data-load="ready"' 'data-load=ready'; sub_filter 'data-widget="order-dialog"' 'data-widget=order-dialog'; sub_filter 'type="application/json"' 'type=application/json'; }`,
    act: orders,
  },
  {
    id: 'K-208',
    sees: 'scripts, styles and answers that are labelled ISO-8859-1 show the right letters',
    lines: `charset iso-8859-1; override_charset on; charset_types text/javascript text/css application/json; location / { ${pass} }`,
    act: async turn => {
      await orders(turn)
      expect(await turn.page.locator('body').innerText()).not.toMatch(/Ã|â€|Â/)
    },
  },
  {
    id: 'K-210',
    sees: 'where scripts are labelled as text and may not be sniffed, the link of the page stays',
    lines: `${all} location ~ \\.js$ { ${pass} proxy_hide_header Content-Type; add_header Content-Type text/plain; add_header X-Content-Type-Options nosniff; }`,
    act: keepsFallback,
  },
  {
    id: 'K-211',
    sees: 'on a cached page with the token of somebody else, a fresh one is read and the order goes through',
    lines: all,
    head: '<meta name="doorstep-csrf-url" content="/csrf-token">',
    say: (() => {
      let refused = 0
      return (asked: Asked): Said | undefined =>
        asked.path === '/csrf-token'
          ? { status: 200, body: { token: 'fresh' } }
          : asked.method === 'POST' && !refused++
            ? { status: 419, body: {} }
            : asDocumented(asked)
    })(),
    act: async ({ page, asked }) => {
      await isMounted(page)
      await addButton(page).click()
      await until(() => posts(asked).length === 2, 'a second try')
      await page
        .getByText(/1 added|Thank you/i)
        .first()
        .waitFor()
    },
  },
  {
    id: 'K-212',
    sees: 'where a firewall refuses PUT with a page, what was typed stays and one message says that it is not saved',
    lines: `location / { ${pass} limit_except GET POST { deny all; } }`,
    body: bodies['account-phone'].replace('<div ', '<div data-load="ready" '),
    act: async ({ page }) => {
      await isMounted(page)
      const field = page.locator('.doorstep input').first()
      await field.fill('0117 496 0199')
      await field.press('Enter')
      await page
        .getByText(/try again|cannot|can.t|couldn.t|went wrong/i)
        .first()
        .waitFor()
      expect(await field.inputValue()).toBe('0117 496 0199')
    },
  },
  {
    id: 'K-213',
    sees: 'a placeholder from an include of nginx is a widget, and the include’s own comments harm nothing',
    lines: `ssi on; ssi_types text/html; location / { ${pass} } location = /part { default_type text/html; return 200 '<!--# echo var="x" -->$CARD'; }`,
    body: '<!--# include virtual="/part" -->',
    act: orders,
  },
  {
    id: 'K-214',
    sees: 'a call that a redirect turns into a read is not told as done',
    lines: `${all} location = /api/product/bol { return 301 /api/product/bol/; }`,
    act: isRefused,
  },
  {
    id: 'K-215',
    sees: 'while the shop restarts, the proxy’s page is told as not done',
    lines: `${all} location = /api/product/bol { proxy_pass http://127.0.0.1:1; }`,
    act: isRefused,
  },
  {
    id: 'K-216',
    sees: 'from a network of files that allows no other origin, no widget comes and the link stays',
    lines: `location / { ${pass} sub_filter 'src="/doorstep' 'src="http://$BACK/doorstep'; }`,
    act: keepsFallback,
  },
  {
    id: 'K-217',
    sees: 'where a file is said to be compressed and is not, the link of the page stays',
    lines: `${all} location /doorstep/w/ { ${pass} add_header Content-Encoding gzip; }`,
    act: keepsFallback,
  },
  {
    id: 'K-218',
    sees: 'where a service worker answers a missing file with the start page, the link of the page stays',
    lines: `${all} location = /sw.js { default_type text/javascript; return 200 'addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil(clients.claim()));addEventListener("fetch",e=>{if(e.request.url.includes("/doorstep/w/"))e.respondWith(new Response("<p>Start",{headers:{"Content-Type":"text/html"}}))})'; }`,
    act: async turn => {
      await turn.page.evaluate(async () => {
        await navigator.serviceWorker.register('/sw.js')
        await navigator.serviceWorker.ready
      })
      await turn.page.reload()
      await keepsFallback(turn)
    },
  },
  {
    id: 'K-219',
    sees: 'behind Caddy, which compresses what passes, an order goes through',
    server: 'Caddy',
    lines: 'encode zstd gzip\nreverse_proxy $BACK',
    act: orders,
  },
]

const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-proxies-'))
let browser: SharedBrowser
let shop: Awaited<ReturnType<typeof serveBare>>
let say: (asked: Asked) => Said | undefined = asDocumented
const pages: Record<string, string> = { '/found': '<title>Found</title>' }
beforeAll(async () => {
  shop = await serveBare(pages, asked => say(asked), { policy: `${lax}; script-src * 'unsafe-inline'` })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

async function inFront({ server = 'nginx', lines }: Row): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort()
  const own = lines
    .replaceAll('$BACK', new URL(shop.url).host)
    .replaceAll('$ROCKET', rocket.replaceAll('\n', ' '))
    .replaceAll('$CARD', card)
  const file = path.join(folder, server)
  const settings =
    server === 'Caddy'
      ? `{\nadmin off\nauto_https off\n}\nhttp://127.0.0.1:${port} {\n${own}\n}`
      : `daemon off; pid ${folder}/pid; error_log stderr; user root; events {} http { access_log off; server { listen 127.0.0.1:${port}; ${own} } }`
  writeFileSync(file, settings)
  const command = ['/usr/sbin/nginx', '/usr/bin/caddy'].find(
    each => each.endsWith(server.toLowerCase()) && existsSync(each),
  )
  if (!command) throw new Error(`There is no ${server}: apt-get install ${server.toLowerCase()}`)
  const words = server === 'Caddy' ? ['run', '--adapter', 'caddyfile', '--config', file] : ['-c', file]
  const child = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let said = ''
  child.stderr.on('data', part => {
    said += part
  })
  const url = `http://127.0.0.1:${port}`
  for (let left = 100; left > 0; left--) {
    if (await fetch(`${url}/found`).catch(() => null)) return { url, child }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error(`${server} does not start: ${said}`)
}

test.each(
  rows.map(row => [`${row.id} ${row.sees.charAt(0).toUpperCase()}${row.sees.slice(1)}`, row] as const),
)(
  '%s',
  async (_, row) => {
    pages['/'] = barePage(row.body ?? card, `${customer}${row.head ?? ''}`)
    say = row.say ?? asDocumented
    const { url, child } = await inFront(row)
    const ended = new Promise(resolve => child.once('exit', resolve))
    const context = await browser.newContext({
      viewport: { width: 1000, height: 800 },
      reducedMotion: 'reduce',
    })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(6000 * patience)
      const before = shop.asked.length
      await page.goto(url + (row.at ?? '/'))
      await row.act({
        page,
        asked: () => shop.asked.slice(before),
      })
    } finally {
      await context.close()
      child.kill()
      await ended
    }
  },
  30_000 * patience,
)
