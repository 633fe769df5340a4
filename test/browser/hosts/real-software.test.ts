import path from 'node:path'
import type { Page, Request } from 'playwright-core'
import { type OpenShop, openShop, type WatchedPage } from '../../support/browser'
import { isWhole, rowsOf } from '../../support/rows'
import { widgetNames } from '../../support/widgets/all-widgets'
import { everyWidget, loader, tagsOf, visitHost } from './host-page'

// Software that shops use, as its package brings it: on a page with widgets each does its task, started before the
// widgets and after. Old libraries that replace built-ins are in host-libraries.test.ts, routers
// and morphs (Turbo, htmx, Alpine, idiomorph) in routers.test.ts.

let open: OpenShop

beforeAll(async () => {
  open = await openShop({ folders: { '/~partytown/': path.resolve('node_modules/@qwik.dev/partytown/lib') } })
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
  'a holder of a captcha in a frame, which looks at each form': {
    starts: `const holder = document.createElement('div'); holder.style.cssText = 'position:fixed;bottom:14px;right:0;width:70px;height:60px;z-index:2000000000'
      holder.innerHTML = '<iframe title="captcha" style="width:70px;height:60px" srcdoc="<button>I am a person</button>"></iframe><textarea name="g-recaptcha-response" style="display:none"></textarea>'
      document.body.append(holder)
      for (const form of document.forms) form.insertAdjacentHTML('beforeend', '<input type="hidden" name="captcha" value="x">')`,
    act: page => page.frameLocator('[title=captcha]').getByRole('button').waitFor(),
  },
  'Bootstrap 4.6': {
    files: [jquery, ...modules('bootstrap-4', 'dist/css/bootstrap.css', 'dist/js/bootstrap.bundle.js')],
    body: bootstrapModal(''),
    act: page => opensAndCloses(page, '#opens', '#theirs', '#closes'),
  },
  'Bootstrap 5.3': {
    files: modules('bootstrap-5', 'dist/css/bootstrap.css', 'dist/js/bootstrap.bundle.js'),
    body: bootstrapModal('bs-'),
    act: page => opensAndCloses(page, '#opens', '#theirs', '#closes'),
  },
  'jQuery UI 1.14': {
    files: [jquery, ...modules('jquery-ui', 'dist/themes/base/jquery-ui.css', 'dist/jquery-ui.js')],
    body: '<button id="opens">Sizes</button><div id="theirs" title="Sizes">Theirs</div><input id="date">',
    starts: `$('#theirs').dialog({ autoOpen: false, modal: true }); $('#opens').on('click', () => $('#theirs').dialog('open'))
      $('#date').datepicker(); $('button').tooltip(); $('input[type=checkbox]').prop('checked')`,
    act: page => opensAndCloses(page, '#opens', '#theirs', '.ui-dialog-titlebar-close'),
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
  'Swiper 14': {
    files: modules('swiper', 'swiper-bundle.css', 'swiper-bundle.js'),
    body: '<div class="swiper" style="width:300px"><div class="swiper-wrapper"><p class="swiper-slide">One</p><p class="swiper-slide">Two</p></div></div>',
    starts: "window.theirs = new Swiper('.swiper', { keyboard: true, mousewheel: true })",
    async act(page) {
      await has(page, "window.theirs && document.querySelector('.swiper-initialized')")
      await page.evaluate('theirs.slideNext(0)')
      await has(page, 'theirs.activeIndex === 1')
    },
  },
  'web-vitals 6': {
    files: modules('web-vitals', 'dist/web-vitals.iife.js'),
    starts:
      'window.told = []; for (const name of ["onCLS", "onINP", "onLCP", "onTTFB"]) webVitals[name](({ name }) => told.push(name), { reportAllChanges: true })',
    act: page => has(page, "told.includes('TTFB')"),
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
  'a11y-dialog 8': {
    files: modules('a11y-dialog', 'dist/a11y-dialog.js'),
    body: `<style>#theirs[aria-hidden=true] { display: none } #theirs { position: fixed; inset: 0; background: #fff; z-index: 9 }</style>
      <button data-a11y-dialog-show="theirs" id="opens">Sizes</button>
      <div id="theirs" data-a11y-dialog="theirs" aria-hidden="true"><div role="document">Theirs <button data-a11y-dialog-hide id="closes">Close</button></div></div>`,
    act: page => opensAndCloses(page, '#opens', '#theirs', '#closes'),
  },
  'Micromodal 0.7': {
    files: modules('micromodal', 'dist/micromodal.js'),
    body: `<style>#theirs { display: none; position: fixed; inset: 0; background: #fff; z-index: 9 } #theirs.is-open { display: block }</style>
      <button data-micromodal-trigger="theirs" id="opens">Sizes</button>
      <div id="theirs" aria-hidden="true"><div tabindex="-1"><div role="dialog">Theirs <button data-micromodal-close id="closes">Close</button></div></div></div>`,
    starts: 'MicroModal.init({ disableScroll: true })',
    act: page => opensAndCloses(page, '#opens', '#theirs', '#closes'),
  },
  'es-module-shims 2 in its own mode': {
    first: 'window.esmsInitOptions = { shimMode: true }',
    files: modules('es-module-shims', 'dist/es-module-shims.js'),
    body: '<script type="module-shim">window.theirs = import.meta.url.length</script>',
    act: page => has(page, 'theirs > 0'),
  },
  'Quicklink 3': {
    files: modules('quicklink', 'dist/quicklink.umd.js'),
    body: '<a href="/faq">Questions</a>',
    starts: 'quicklink.listen({ timeout: 0, delay: 0 })',
    act: page => has(page, 'window.quicklink'),
  },
  'instant.page 5': {
    body: '<a id="theirs" href="/faq">Questions</a>',
    starts: `document.head.append(Object.assign(document.createElement('script'), { type: 'module',
      src: '/library/modules/instant.page/instantpage.js', onload: () => (window.instant = true) }))`,
    async act(page) {
      await has(page, 'window.instant')
      const asked: string[] = []
      const hear = (request: Request) =>
        void asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
      page.on('request', hear)
      // A link of the library's page, then a link of ours; the library ignores links with a query.
      const ours = page
        .locator('[data-of="registration-steps"]')
        .getByRole('link', { name: 'Store cupboard' })
      for (const link of [page.locator('#theirs'), ours]) {
        await link.scrollIntoViewIfNeeded()
        const href = await link.evaluate(each => (each as HTMLAnchorElement).href)
        await page.mouse.move(1, 1)
        await link.hover()
        await page.waitForFunction(
          wanted =>
            [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].some(
              each => each.href === wanted,
            ),
          href,
        )
      }
      await page.waitForTimeout(300)
      page.off('request', hear)
      expect(asked).toEqual(expect.arrayContaining(['GET /faq', 'GET /shop/store-cupboard']))
      expect(asked.filter(each => !each.startsWith('GET '))).toEqual([])
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
