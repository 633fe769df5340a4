import type { Page } from 'playwright-core'
import { type OpenShop, openShop, type WatchedPage } from '../../support/browser'
import { isWhole, rowsOf } from '../../support/rows'
import { examplesOf } from '../../support/widgets/all-widgets'
import { loader, shopPageOf, tagsOf, visitHost } from './host-page'

let open: OpenShop

beforeAll(async () => {
  open = await openShop()
})
afterEach(() => open.leave())
afterAll(() => open.close())

const dialog = '[data-doorstep-dialogs] [aria-modal=true]'
const button = (page: Page, of: string, name: string | RegExp) =>
  page.locator(`[data-of="${of}"]`).getByRole('button', { name }).first().click()

/** The example that opens it, where that is not the first of the widget of that name. */
const openedBy: Record<string, readonly [widget: string, at: number]> = {
  'order-dialog': ['order-dialog', 1],
  'an unfinished amendment': ['view-box', 2],
}

/** The way to open each kind of dialog, one for each file that renders one. Changes to the shop come last. */
const dialogs: Record<string, (page: Page) => Promise<unknown>> = {
  // First, while the page's own statement about it is the latest.
  async 'an unfinished amendment'(page) {
    // A reloaded page asks the shop, which must also have an unfinished amendment.
    const status = await page.evaluate(async () => {
      const csrfToken: string = Reflect.get(window, 'csrfToken')
      const headers = {
        'Content-Type': 'application/json',
        'X-CSRF-TOKEN': csrfToken,
        'X-Requested-With': 'XMLHttpRequest',
      }
      const body = JSON.stringify({ order: 806, date: null })
      return (await fetch('/api/basket/edit-bol', { method: 'POST', headers, body })).status
    })
    // The second time the shop has one already.
    expect([200, 409]).toContain(status)
    await button(page, 'an unfinished amendment', /^(View|Change) box/)
    await page.locator(dialog).getByRole('button', { name: 'Edit order' }).click()
    await page.getByRole('alertdialog').waitFor()
  },
  'direct-debit': page => button(page, 'direct-debit', /guarantee/),
  'view-box': page => button(page, 'view-box', /^(View|Change) box/),
  'box-order-detail': page => button(page, 'box-order-detail', 'Delete order'),
  'mobile-basket-button': page => button(page, 'mobile-basket-button', /items?:/),
  'order-edit': page => button(page, 'order-edit', /^Edit/),
  'day-order': page => button(page, 'day-order', /^Change this day/),
  async 'header-basket'(page) {
    // On a Saturday evening nothing of this week can be changed any more.
    await button(page, 'header-basket', /^Next week/)
    await button(page, 'header-basket', /^Edit /)
  },
  'order-dialog': page => button(page, 'order-dialog', /^Add to basket/),
  async 'postcode-panel'(page) {
    const panel = page.locator('[data-of="postcode-panel"]')
    const change = panel.getByRole('button', { name: /^Change postcode/ })
    if (await change.count()) await change.click()
    await panel.getByRole('textbox').fill('BS3 4TN')
    await panel.getByRole('button', { name: 'Check' }).click()
  },
}

async function widgetsOf(names: readonly string[]): Promise<string> {
  const parts = await Promise.all(
    names.map(async name => {
      const [widget, at] = openedBy[name] ?? [name, 0]
      const example = (await examplesOf(widget))[at]
      if (!example) throw new Error(`${name} has no example`)
      return `<section data-of="${name}">${shopPageOf(example)}</section>`
    }),
  )
  return parts.join('').replaceAll(/<(div|span) (?=data-widget=)/g, '<$1 data-load="ready" ')
}

type OwnPage = { head: string; body: string; next?: string }

/** Opens another site's page for a customer, with a second page to visit. */
async function visit({ head, body, next = '<h1 id="next">Next</h1>' }: OwnPage): Promise<WatchedPage> {
  const other = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Next</title>${head}${loader}</head>
    <body>${next}</body></html>`
  const page = await visitHost(
    open,
    {
      head,
      body,
      prepare: each =>
        each.route('**/next', route => route.fulfill({ contentType: 'text/html', body: other })),
    },
    { as: 'customer', hasPostcode: true, reducedMotion: 'reduce' },
  )
  page.setDefaultTimeout(15_000)
  return page
}

const allMounted = (page: Page) =>
  page.waitForFunction(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-widget]')]
    const isThere = (each: HTMLElement) =>
      each.dataset.widgetState === 'mounted' && each.querySelector('[data-doorstep-root]')
    return all.length > 0 && all.every(isThere)
  })

/** Barba loads the page anew at a Back that comes while it still changes the page. */
const barbaAtRest = (page: Page) => page.waitForFunction('!window.barba?.transitions.isRunning')

const left = [
  'html.doorstep-dialog-open',
  'body[aria-hidden]',
  'body > [aria-hidden=true]',
  '[data-doorstep-covered]',
  '[aria-modal=true]',
  '[data-doorstep-shell] ~ [data-doorstep-shell]',
  '[data-doorstep-root] ~ [data-doorstep-root]',
].join()

/** Traces of a dialog on a page where none is open, once the page is at rest. */
async function isClean(page: Page): Promise<string[]> {
  const isGone = page.waitForFunction(all => !document.querySelector(all), left, { timeout: 3000 })
  await isGone.catch(() => {})
  return page.evaluate(
    all => [...document.querySelectorAll(all)].map(element => (element.cloneNode() as Element).outerHTML),
    left,
  )
}

const turbo = 'modules/@hotwired/turbo/dist/turbo.es2017-umd.js'
const htmx = 'modules/htmx.org/dist/htmx.js'
const htmx4 = 'modules/htmx-4/dist/htmx.js'

type Router = readonly [
  name: string,
  files: readonly string[],
  /** The markup around a page of that library, with a link to the next one. */
  frame: (inside: string, link?: string) => string,
  head?: string,
]

const plainLink = '<a id="go" href="/next">Next</a>'
/** An attribute of the body applies to the links in it, which htmx 4 requires. */
const boosted = (attribute: string) => (inside: string) =>
  `<script>document.body.setAttribute('${attribute}', 'true')</script>${plainLink}${inside}`
/** A part of the page is swapped, and the address with it. */
const swapped = (by: string) => (inside: string, link?: string) =>
  `<main id="whole" hx-history-elt>${link ?? `<a id="go" href="/next" hx-get="/next" hx-target="#whole" hx-select="#whole" hx-swap="${by}" hx-push-url="true">Next</a>`}${inside}</main>`
const framed = (inside: string, link?: string) =>
  `<turbo-frame id="whole" data-turbo-action="advance">${link ?? plainLink}${inside}</turbo-frame>`

const main = (attribute: string) => (inside: string, link?: string) =>
  `<main id="whole" ${attribute}>${link ?? plainLink}${inside}</main>`
const starting = (code: string) => `<script>addEventListener('DOMContentLoaded', () => { ${code} })</script>`

/** Libraries that change the page without leaving it, and the script that starts them. */
const routers: Router[] = [
  ['Turbo 8.0.23 Drive', [turbo], inside => plainLink + inside],
  ['Turbo 8.0.23 with a frame that advances', [turbo], framed],
  ['htmx 2.0.11 with boosted links', [htmx], boosted('hx-boost')],
  ['htmx 2.0.11 that swaps inner HTML', [htmx], swapped('innerHTML')],
  ['htmx 2.0.11 that swaps the element itself', [htmx], swapped('outerHTML')],
  [
    'htmx 2.0.11 without a cache of its history',
    [htmx],
    swapped('outerHTML'),
    `<meta name="htmx-config" content='{"historyCacheSize":0}'>`,
  ],
  ['htmx 4.0.1 with boosted links', [htmx4], boosted('hx-boost:inherited')],
  ['htmx 4.0.1 that swaps the element itself', [htmx4], swapped('outerHTML')],
  ['htmx 4.0.1 that morphs', [htmx4], swapped('outerMorph')],
  [
    'Unpoly 3.14.3',
    ['modules/unpoly/unpoly.js'],
    main('up-main'),
    starting("up.link.config.followSelectors.push('a[href]')"),
  ],
  [
    'swup 4.10.0',
    ['modules/swup/dist/Swup.umd.js'],
    main(''),
    starting("new Swup({ containers: ['#whole'], animationSelector: false })"),
  ],
  [
    'a router that swaps the body in a view transition, as Livewire’s navigate does',
    [],
    inside => plainLink + inside,
    starting(`
      const show = async () => {
        const next = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
        await document.startViewTransition(() => document.body.replaceWith(next.body)).finished
      }
      addEventListener('popstate', show)
      addEventListener('click', event => {
        const link = event.target.closest('#go')
        if (!link) return
        event.preventDefault()
        history.pushState({}, '', link.href)
        show()
      })`),
  ],
  [
    'barba 2.10.3',
    ['modules/@barba/core/dist/barba.umd.js'],
    (inside, link) => `<div data-barba="wrapper">${main('data-barba="container"')(inside, link)}</div>`,
    starting(
      'barba.init({ transitions: [{ sync: true, leave: () => new Promise(gone => setTimeout(gone, 80)), enter() {} }] })',
    ),
  ],
]

/**
 * A dialog that is a part of its own, one inside another, and one after an answer; the whole table opens all.
 */
const sampled = ['direct-debit', 'view-box', 'order-dialog', 'postcode-panel']

const routed = (names: readonly string[]) =>
  rowsOf(routers, names).map(([name, files, frame, head = '']) => ({ name, files, frame, head }))

describe.each(routed(['Turbo 8.0.23 Drive']))('$name', ({ files, frame, head }) => {
  test('G-22 People can leave each open dialog by a link and return, and the dialog opens again', async () => {
    const names = isWhole ? Object.keys(dialogs) : sampled
    const page = await visit({
      head: head + tagsOf(files).replaceAll('<script ', '<script defer '),
      body: frame(await widgetsOf(names)),
      next: frame('<h1 id="next">Next</h1>', '<a id="back" href="/host">Back</a>'),
    })
    await page.evaluate(() => Object.assign(window, { isFirst: true }))
    const found: Record<string, unknown> = {}
    for (const name of names) {
      await allMounted(page)
      await dialogs[name]?.(page)
      await page.locator(dialog).first().waitFor()
      await page.evaluate(() => {
        Object.assign(window, { hasGone: false })
        addEventListener('turbo:load', () => Object.assign(window, { hasGone: true }), { once: true })
        ;(document.querySelector('#go') as HTMLElement).click()
      })
      await page.locator('#next').waitFor()
      // A frame's content is there before its address, and Turbo itself loses a Back that comes before its
      // `turbo:load`.
      await page.waitForURL('**/next')
      await page.waitForFunction(() => !('Turbo' in window) || Reflect.get(window, 'hasGone'))
      await barbaAtRest(page)
      const away = await isClean(page)
      await page.goBack()
      await page.locator(`[data-of="${name}"]`).waitFor()
      await allMounted(page)
      const back = await isClean(page)
      await barbaAtRest(page)
      await page.goForward()
      await page.locator('#next').waitFor()
      const forward = await isClean(page)
      await barbaAtRest(page)
      await page.goBack()
      await page.locator(`[data-of="${name}"]`).waitFor()
      await allMounted(page)
      await dialogs[name]?.(page)
      await page.locator(`${dialog}:focus, ${dialog} :focus`).first().waitFor()
      await page.keyboard.press('Escape')
      // It was opened from another dialog, which is open again.
      if (name === 'an unfinished amendment') {
        await page.getByRole('alertdialog').waitFor({ state: 'detached' })
        await page.keyboard.press('Escape')
      }
      await page.locator(dialog).waitFor({ state: 'detached' })
      found[name] = { away, back, forward }
    }
    const clean = { away: [], back: [], forward: [] }
    expect(found).toEqual(Object.fromEntries(names.map(name => [name, clean])))
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
    expect(page.complaints).toEqual([])
  })
})

const [box, week, phone] = [
  '<div data-widget="bol-basket" data-load="ready"></div>',
  '<div data-widget="header-basket" data-load="ready" data-open></div>',
  '<div data-widget="account-phone" data-load="ready" data-phone="0117 496 0188" data-editing></div>',
]
const guest = (flag: string) => `<meta name="doorstep-is-guest" content="${flag}">`
const phoneField = (page: Page) => page.getByRole('textbox', { name: /phone/i })

describe.each(routed(['Turbo 8.0.23 Drive', 'htmx 2.0.11 with boosted links']))(
  '$name',
  ({ files, frame, head }) => {
    const link = '<a id="go" href="/next">Next</a>'

    async function go(next: string) {
      const page = await visit({
        head: head + tagsOf(files).replaceAll('<script ', '<script defer '),
        body: frame(guest('no') + box + week + phone),
        next: frame(next, link),
      })
      // Not every library runs the scripts of the next page.
      await page.evaluate(() => Reflect.deleteProperty(window, 'isGuest'))
      await allMounted(page)
      await phoneField(page).fill('07700 900123')
      await page.evaluate(() => Object.assign(window, { isFirst: true }))
      const token = await page.evaluate(() => String(Reflect.get(window, 'csrfToken')))
      // In another tab.
      const data = { id: 231, quantity: 3, increment: false }
      await page.request.post(`${open.url}/api/product/bol`, { data, headers: { 'X-CSRF-TOKEN': token } })
      const reads: string[] = []
      page.on('request', request => reads.push(new URL(request.url()).pathname))
      await page.evaluate(() => (document.querySelector('#go') as HTMLElement).click())
      await page.waitForURL('**/next')
      return { page, reads }
    }

    test('L-62 The next page reads box and week again, once, and by Back what was typed is there', async () => {
      const { page, reads } = await go(guest('no') + box + week)
      // In the box and in the week.
      await page.getByText('Mature cheddar').nth(1).waitFor()
      await allMounted(page)
      expect(reads.filter(each => /^\/api\/(bol-)?basket$/.test(each)).sort()).toEqual([
        '/api/basket',
        '/api/bol-basket',
      ])
      await page.goBack()
      // The library's copy of the page, and then the widget in its place.
      await phoneField(page).waitFor()
      await allMounted(page)
      expect(await phoneField(page).inputValue()).toBe('07700 900123')
      expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
    })

    test('L-62 Where the login is over, the next page is loaded anew', async () => {
      const { page } = await go(guest('yes') + box)
      await page.waitForFunction(() => !('isFirst' in window))
    })
  },
)

const idiomorph = 'modules/idiomorph/dist/idiomorph.js'
const alpine = ['modules/@alpinejs/morph/dist/cdn.js', 'modules/alpinejs/dist/cdn.js']

/** Libraries that morph the page into the server's new version; `html` is the content of the changed part. */
const morphs: (readonly [name: string, files: readonly string[], morph: string, head?: string])[] = [
  [
    'idiomorph 0.8.0',
    [idiomorph],
    `Idiomorph.morph(document.body, '<div id="all">' + html + '</div>', { morphStyle: 'innerHTML' })`,
  ],
  [
    'Turbo 8.0.23 with a stream that morphs',
    [turbo],
    `Turbo.renderStreamMessage('<turbo-stream action="update" method="morph" target="all"><template>' + html + '</template></turbo-stream>')`,
  ],
  [
    'Turbo 8.0.23 with a morphing refresh',
    [turbo],
    `return new Promise(done => {
      addEventListener('turbo:render', () => setTimeout(done), { once: true })
      Turbo.session.refresh(location.href)
    })`,
    '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">',
  ],
  [
    '@alpinejs/morph 3.17.4',
    alpine,
    `Alpine.morph(document.getElementById('all'), '<div id="all">' + html + '</div>')`,
  ],
  [
    'htmx 2.0.11 with the extension of idiomorph',
    [htmx, 'modules/idiomorph/dist/idiomorph-ext.js'],
    `document.body.setAttribute('hx-ext', 'morph')
    return htmx.ajax('GET', '/part', { target: '#all', swap: 'morph:innerHTML' })`,
  ],
  [
    'htmx 4.0.1 that morphs',
    [htmx4],
    `return htmx.ajax('GET', '/part', { target: '#all', swap: 'innerMorph' })`,
  ],
]
// The sixth morph was the first that a widget did not survive.
const times = isWhole ? 200 : 7
if (isWhole) jest.setTimeout(600_000)

const morphed = rowsOf(morphs, ['idiomorph 0.8.0']).map(([name, files, morph, head = '']) => ({
  name,
  files,
  morph,
  head,
}))
describe.each(morphed)('$name', ({ files, morph, head }) => {
  test(`G-24 A page that morphs keeps each widget, its text, the focus and open layers`, async () => {
    const widgets = await widgetsOf([
      'payment-form',
      'enquiry-form',
      'direct-debit',
      'promo-field',
      'pause-picker',
    ])
    const page = await visit({
      head: head + tagsOf(files).replaceAll('<script ', '<script defer '),
      body: `<div id="all">${widgets}</div>`,
    })
    await page.route('**/part', route => route.fulfill({ contentType: 'text/html', body: widgets }))
    await allMounted(page)
    const amount = page.locator('[data-of="payment-form"]').getByRole('textbox').first()
    await amount.fill('12.3')
    await amount.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3))
    const morphing = (count: number, apart = 310) =>
      page.evaluate(
        async ([text, code, all, ms]) => {
          const run = new Function('html', code)
          for (let at = 0; at < all; at++) {
            await run(text)
            await new Promise(resolve => setTimeout(resolve, ms))
          }
        },
        [widgets, morph, count, apart] as const,
      )
    await morphing(times)
    // A list with typed text, or a stream, morphs faster than anybody reads.
    await morphing(isWhole ? 200 : 20, 20)
    await allMounted(page)
    const now = () =>
      amount.evaluate((field: HTMLInputElement) => [
        field.value,
        document.activeElement === field,
        field.selectionStart,
        field.selectionEnd,
      ])
    expect(await now()).toEqual(['12.3', true, 1, 3])
    const states = await page.evaluate(() =>
      window.Doorstep?.report().placeholders.map(({ element, state }) => [
        state,
        element.dataset.widgetState,
        element.querySelectorAll(':scope > [data-doorstep-root]').length,
      ]),
    )
    expect(states).toEqual([1, 2, 3, 4, 5].map(() => ['mounted', 'mounted', 1]))
    await button(page, 'direct-debit', /guarantee/)
    await page.locator(`${dialog}:focus, ${dialog} :focus`).first().waitFor()
    await morphing(2)
    await page.locator(`${dialog}:focus, ${dialog} :focus`).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator(dialog).waitFor({ state: 'detached' })
    expect(await isClean(page)).toEqual([])
    await button(page, 'pause-picker', /^Choose from a calendar: First/)
    await page.locator('[role=grid] :focus').waitFor()
    await morphing(1)
    await page.locator('[role=grid] :focus').waitFor()
    expect(page.complaints).toEqual([])
  })
})

test('G-22 A placeholder swapped in by Turbo’s frame or htmx is mounted; a placeholder swapped out is forgotten', async () => {
  const inner = await widgetsOf(['payment-form'])
  const page = await visit({
    head: tagsOf([turbo, htmx]),
    body: `<turbo-frame id="part"><a id="frame" href="/part">Part</a></turbo-frame>
     <button id="swap" hx-get="/part" hx-target="#place">Swap</button><div id="place"></div>`,
  })
  await page.route('**/part', route =>
    route.fulfill({ contentType: 'text/html', body: `<turbo-frame id="part">${inner}</turbo-frame>` }),
  )
  await page.click('#frame')
  const inFrame = page.locator('turbo-frame#part > section [data-widget-state=mounted]')
  await inFrame.waitFor()
  for (let turn = 0; turn < 3; turn++) {
    await page.evaluate(() => document.querySelector('#place [data-widget]')?.setAttribute('data-old', ''))
    await page.click('#swap')
    await page.locator('#place [data-widget-state=mounted]:not([data-old])').waitFor()
    const known = () => page.evaluate(() => window.Doorstep?.report().placeholders.map(({ state }) => state))
    expect(await known()).toEqual(['mounted', 'mounted'])
  }
  expect(page.complaints).toEqual([])
})
