import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { VisitorSetup } from '../../../demo-pages/shop/server/control'
import type { Example } from '../../../shared/platform/runtime/example'
import type { OpenShop, WatchedPage } from '../../support/browser'
import { hostSoftware } from '../../support/host-software.mjs'
import { examplesOf, pageOf, widgetNames } from '../../support/widgets/all-widgets'

export const loader = '<script type="module" src="/doorstep/loader.js"></script>'

/** A page of another site. */
export type Host = {
  /** Its first line; a page without one is in quirks mode. */
  doctype?: string
  /** Attributes of its root element. */
  root?: string
  head?: string
  body?: string
  scripts?: string
  /** The policy of its server; inline scripts have the nonce "host". */
  policy?: string
  /** The setup before it is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

const packages = {
  javascript: '/usr/share/javascript',
  modules: hostSoftware(),
  tests: path.resolve('test'),
}

/** The text of a library from its package; without it the tests fail instead of being skipped. */
export function libraryText(file: string): string {
  const [from = '', ...rest] = file.split('/')
  const full = path.join(packages[from as keyof typeof packages], ...rest)
  try {
    return readFileSync(full, 'utf8')
  } catch {
    throw new Error(
      `${full} is missing: \`npm ci\` brings the modules, \`node test/ready.mjs\` the system's libraries.`,
    )
  }
}

/** Loads libraries into a host page's head: scripts and style sheets, in that order. */
export const tagsOf = (files: readonly string[]): string =>
  files
    .map(file =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/library/${file}">`
        : `<script src="/library/${file}"></script>`,
    )
    .join('')

/** The page of an example with a box of this shop, which otherwise knows that it is gone. */
export const shopPageOf = (example: Example): string =>
  pageOf(example)
    .replaceAll('871-20261126', '806-20261205')
    .replaceAll('871', '806')
    .replaceAll('2026-11-26', '2026-12-05')

/** Every widget, or the named ones, as in its first example; links wait for a press unless stated. */
export async function everyWidget(
  when: 'at once' | 'as usual' = 'as usual',
  names: readonly string[] = widgetNames,
): Promise<string> {
  const pages = await Promise.all(
    names.map(async name => {
      const [example] = await examplesOf(name)
      if (!example) throw new Error(`${name} has no example`)
      return `<section data-of="${name}">${shopPageOf(example)}</section>`
    }),
  )
  const early = when === 'at once' ? /<(div|span) (?=data-widget=)/g : /<(div) (?=data-widget=)/g
  return pages.join('').replaceAll(early, '<$1 data-load="ready" ')
}

/** Opens another site's page on the shop's origin, for a visitor who has a token. */
export async function visitHost(
  open: OpenShop,
  {
    doctype = '<!doctype html>',
    root = 'lang="en"',
    head = '',
    body = '',
    scripts = loader,
    policy,
    prepare,
  }: Host,
  options: BrowserContextOptions & VisitorSetup = {},
): Promise<WatchedPage> {
  const page = await open.visit('/assets/logo-mark.svg', options)
  // The visitor's facts as the shop's own pages print them.
  const asked = (path: string) => page.request.get(open.url + path).then(reply => reply.json())
  // One after the other, since the first answer makes the visitor known.
  const { as, hasPostcode } = await asked('/demo/state')
  const { token: csrfToken } = await asked('/csrf-token')
  const globals = { csrfToken, isGuest: as === 'guest', hasPostcode }
  const set = Object.entries(globals).map(([name, value]) => `window.${name} = ${JSON.stringify(value)}`)
  const said =
    !policy || policy.includes("'nonce-host'")
      ? `<script nonce="host">${set.join('; ')}</script>`
      : `<meta name="csrf-token" content="${globals.csrfToken}">`
  const html = `${doctype}<html ${root}><head><meta charset="utf-8"><title>Host</title>
    ${said}${head}${scripts}</head><body>${body}</body></html>`
  await page.route('**/host', route =>
    route.fulfill({
      contentType: 'text/html',
      body: html,
      headers: { ...(policy && { 'Content-Security-Policy': policy }) },
    }),
  )
  await page.route('**/library/**', route => {
    const file = new URL(route.request().url()).pathname.replace('/library/', '')
    const contentType = file.endsWith('.css') ? 'text/css' : 'text/javascript'
    return route.fulfill({ contentType, body: libraryText(file) })
  })
  await prepare?.(page)
  await page.goto(`${open.url}/host`)
  return page
}

/** Waits until every widget is on the page and has read its data. */
export async function allSettled(page: Page): Promise<void> {
  await page
    .locator('[data-load=ready]:not([data-widget-state=mounted])')
    .first()
    .waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}
