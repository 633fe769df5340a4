import path from 'node:path'
import type { Page } from 'playwright-core'
import { type OpenShop, openShop, type WatchedPage } from '../../support/browser'
import { hostSoftware } from '../../support/host-software.mjs'
import { isWhole, rowsOf } from '../../support/rows'
import { widgetNames } from '../../support/widgets/all-widgets'
import { everyWidget, loader, tagsOf, visitHost } from './host-page'

// Software that shops use, as its package brings it: on a page with widgets each does its task, started before the
// widgets and after. Old libraries that replace built-ins are in host-libraries.test.ts, routers
// and morphs (Turbo, htmx, Alpine, idiomorph) in routers.test.ts.

let open: OpenShop

beforeAll(async () => {
  open = await openShop({
    folders: {
      '/~partytown/': path.join(hostSoftware(), '@qwik.dev/partytown/lib'),
    },
  })
})
afterEach(() => open.leave())
afterAll(() => open.close())

type Software = {
  files?: string[]
  /** Its markup on the page. */
  body?: string
  /** A script of the head, before the files; such software wants to be first. */
  first?: string
  /** Starts it, once its files are loaded. */
  starts?: string
  /** Its main task: played by a person, or read from the page. */
  act: (page: Page) => Promise<unknown>
}

const modules = (name: string, ...files: string[]) => files.map(file => `modules/${name}/${file}`)
const jquery = 'javascript/jquery/jquery.js'
const has = (page: Page, script: string) => page.waitForFunction(script)

/** Opens the page's own dialog, and closes it by its own button. */
async function opensAndCloses(page: Page, opener: string, shown: string, closer: string): Promise<void> {
  await page.locator(opener).click()
  await page.locator(shown).waitFor()
  await page.waitForTimeout(400)
  await page.locator(closer).click()
  await page.locator(shown).waitFor({ state: 'hidden' })
}

const bootstrapModal = (attribute: string) =>
  `<button id="opens" data-${attribute}toggle="modal" data-${attribute}target="#theirs">Sizes</button>
  <div class="modal fade" id="theirs" tabindex="-1"><div class="modal-dialog"><div class="modal-content"><p>Theirs</p>
  <button id="closes" data-${attribute}dismiss="modal">Close</button></div></div></div>`

const software: Record<string, Software> = {
  'vanilla-cookieconsent 3': {
    files: modules('vanilla-cookieconsent', 'dist/cookieconsent.css', 'dist/cookieconsent.umd.js'),
    starts: `CookieConsent.run({ hideFromBots: false, disablePageInteraction: true, categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
      language: { default: 'en', translations: { en: { consentModal: { title: 'Cookies', description: 'May we?', acceptAllBtn: 'Yes to all' },
      preferencesModal: { sections: [] } } } } })`,
    async act(page) {
      await page.getByRole('button', { name: 'Yes to all' }).click()
      await page.getByRole('button', { name: 'Yes to all' }).waitFor({ state: 'hidden' })
      await has(page, "document.cookie.includes('cc_cookie')")
    },
  },
  'a tag manager that puts scripts in, and hears each click and form': {
    first: `window.dataLayer = []; window.heard = 0
      for (const type of ['click', 'submit']) document.addEventListener(type, () => heard++, true)
      const push = dataLayer.push; dataLayer.push = function (...given) { return push.apply(this, given) }
      const bring = () => { for (let at = 0; at < 5; at++) { const tag = document.createElement('script')
        tag.text = 'window.tags = (window.tags || 0) + 1'; document.getElementsByTagName('script')[0].before(tag) } }
      if (document.readyState === 'complete') bring(); else addEventListener('load', bring)`,
    act: page => has(page, 'tags === 5'),
  },
  'Bootstrap 5.3': {
    files: modules('bootstrap-5', 'dist/css/bootstrap.css', 'dist/js/bootstrap.bundle.js'),
    body: bootstrapModal('bs-'),
    act: page => opensAndCloses(page, '#opens', '#theirs', '#closes'),
  },
  'Select2 on every list of the page': {
    files: [jquery, ...modules('select2', 'dist/css/select2.css', 'dist/js/select2.js')],
    body: '<select id="theirs"><option>Small</option><option>Large</option></select>',
    starts: "$('select').select2()",
    async act(page) {
      await page.locator('#theirs + .select2').click()
      await page.getByRole('option', { name: 'Large' }).click()
      await has(page, "document.getElementById('theirs').value === 'Large'")
    },
  },
  'Sentry 5, which wraps fetch, timers and listeners': {
    files: modules('@sentry/browser', 'build/bundle.js'),
    starts:
      "Sentry.init({ dsn: 'https://key@reports.example/1', transport: class { sendEvent() { window.sent = (window.sent || 0) + 1; return Promise.resolve({ status: 'success' }) } close() { return Promise.resolve(true) } } }); Sentry.captureMessage('Theirs')",
    act: page => has(page, 'sent === 1'),
  },
  'focus-trap 8': {
    files: modules('tabbable', 'dist/index.umd.js').concat(modules('focus-trap', 'dist/focus-trap.umd.js')),
    body: '<button id="opens">Menu</button><nav id="theirs"><a href="#one">One</a> <button id="closes">Close</button></nav>',
    starts: `const trap = focusTrap.createFocusTrap('#theirs'); document.getElementById('opens').onclick = () => trap.activate()
      document.getElementById('closes').onclick = () => trap.deactivate()`,
    async act(page) {
      await page.locator('#opens').click()
      await has(page, "document.activeElement.closest('#theirs')")
      for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab')
      await has(page, "document.activeElement.closest('#theirs')")
      await page.locator('#closes').click()
    },
  },
  'Partytown 0.14, whose worker hears what is put in dataLayer': {
    first: "window.dataLayer = []; window.partytown = { forward: ['dataLayer.push'] }",
    body: `<script type="text/partytown">window.dataLayer = window.dataLayer || []; dataLayer.push = entry => {
      document.documentElement.setAttribute('data-heard', (document.documentElement.getAttribute('data-heard') || '') + ' ' + entry.event) }
      document.documentElement.setAttribute('data-title', document.title)</script>`,
    files: modules('@qwik.dev/partytown', 'lib/partytown.js'),
    async act(page) {
      await has(page, "document.documentElement.dataset.title === 'Host'")
      // Without a service worker Partytown runs its scripts on the page itself, after ten seconds.
      expect(page.workers().length).toBeGreaterThan(0)
      await page.locator('script[type="text/partytown-x"]').waitFor({ state: 'attached' })
      await page
        .locator('[data-of="order-dialog"]')
        .getByRole('button', { name: /^Add to basket/ })
        .first()
        .click()
      await has(page, '/ add_to_cart/.test(document.documentElement.dataset.heard)')
      // The worker would outlive the page in a tab that is used again.
      await page.evaluate(async () => {
        for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
      })
    },
  },
}

/** Whether the library is there before the widgets, or comes when all of them have mounted. */
const orders = ['before the widgets', 'after the widgets'] as const
const table = Object.entries(software).flatMap(([name, each]) =>
  orders.map(order => [`${name}, ${order}`, each, order] as const),
)

/**
 * The most noticeable software: the first asks before everything, the second wraps everything, the third
 * rebuilds lists.
 */
const always = [
  'vanilla-cookieconsent 3, before the widgets',
  'Sentry 5, which wraps fetch, timers and listeners, before the widgets',
  'Bootstrap 5.3, after the widgets',
]

/** Each way in which widgets use the page: dialogs, a list, a calendar, a form, slides, and what follows the basket. */
const few = [
  'direct-debit',
  'typeahead',
  'pause-picker',
  'order-dialog',
  'bol-basket',
  'header-basket',
  'postcode-panel',
  'promo-field',
  'slider',
]

const unmounted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')]
      .filter(({ dataset }) => dataset.widgetState !== 'mounted')
      .map(({ dataset }) => `${dataset.widget} is ${dataset.widgetState}`),
  )
const roots = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-widget]')]
      .filter(each => each.querySelectorAll(':scope > [data-doorstep-root]').length > 1)
      .map(each => each.getAttribute('data-widget')),
  )

/** A person's use of our widgets beside it: a dialog, a list with suggestions, a calendar. */
async function useWidgets(page: Page): Promise<void> {
  const of = (name: string) => page.locator(`[data-of="${name}"]`)
  await of('direct-debit')
    .getByRole('button', { name: /guarantee/ })
    .first()
    .click()
  const dialog = page.locator('[data-doorstep-dialogs] [aria-modal=true]')
  await dialog.first().waitFor()
  expect(await dialog.first().evaluate(each => each.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await of('typeahead').getByRole('combobox').pressSequentially('mil')
  await of('typeahead').getByRole('option').first().waitFor()
  await of('typeahead').getByRole('combobox').press('Escape')
  await of('pause-picker')
    .getByRole('button', { name: /^Choose from a calendar: First/ })
    .click()
  await of('pause-picker').getByRole('grid').getByRole('button').nth(27).waitFor()
  await page.keyboard.press('Escape')
}

/** As in a page: first the files in order, then the start script. */
const start = ({ files = [], starts = '' }: Software) =>
  `${tagsOf(files)}<script>addEventListener('load', function () { ${starts} })</script>`

/** Adds the files to a loaded page, as a tag manager does. */
async function bring(page: Page, { first = '', files = [], starts = '' }: Software): Promise<void> {
  if (first) await page.evaluate(first)
  for (const file of files)
    if (file.endsWith('.css')) await page.addStyleTag({ url: `/library/${file}` })
    else await page.addScriptTag({ url: `/library/${file}` })
  if (starts) await page.evaluate(`{ ${starts} }`)
}

test.each(rowsOf(table, always))(
  'J-20 Beside %s the widgets and the library both do their tasks',
  async (_, each, order) => {
    const isBefore = order === orders[0]
    const page: WatchedPage = await visitHost(
      open,
      {
        head:
          (isBefore && each.first ? `<script>${each.first}</script>` : '') + (isBefore ? start(each) : ''),
        body: `<main>${each.body ?? ''}</main>${await everyWidget('at once', isWhole ? widgetNames : few)}`,
        scripts: loader,
      },
      { as: 'customer', hasPostcode: true, reducedMotion: 'reduce' },
    )
    page.setDefaultTimeout(30_000)
    await page
      .locator('[data-load=ready]:not([data-widget-state=mounted])')
      .first()
      .waitFor({ state: 'detached' })
    if (!isBefore) await bring(page, each)
    await each.act(page)
    await useWidgets(page)
    expect(await unmounted(page)).toEqual([])
    expect(await roots(page)).toEqual([])
    expect(page.complaints).toEqual([])
  },
)
