import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { type OpenShop, openBrowser } from '../../support/browser'
import { pageNames } from '../../support/sources/page-names'
import { everyWidget, loader } from './host-page'

const dist = path.resolve(__dirname, '../../../dist')

/** Every property name in the built scripts and the helper. */
function membersRead(): ReadonlySet<string> {
  const files = ['c', 'w'].flatMap(folder =>
    readdirSync(path.join(dist, folder))
      .filter(file => file.endsWith('.js'))
      .map(file => `${folder}/${file}`),
  )
  const texts = ['loader.js', 'helpers/report-errors.js', ...files].map(file =>
    readFileSync(path.join(dist, file), 'utf8'),
  )
  return new Set(
    texts.flatMap(text => [...text.matchAll(/\.([A-Za-z_$][\w$]*)/g)].map(([, name = '']) => name)),
  )
}

type NamesRead = Readonly<Record<'document' | 'window' | 'form' | 'lacking', readonly string[]>>

/**
 * The names by which an element could hide a property that the scripts read, of the document, the window and
 * a form around them; `lacking` are those that some browser lacks, so that an element could supply them. They
 * are computed from the build and the browser, so that the tables include every name read in future.
 */
async function namesRead(page: Page): Promise<NamesRead> {
  const read = membersRead()
  const chains = await page.evaluate(() => {
    const namesOf = (first: object) => {
      const found = new Set<string>()
      for (
        let of = Object.getPrototypeOf(first);
        of && of !== Object.prototype;
        of = Object.getPrototypeOf(of)
      )
        for (const name of Object.getOwnPropertyNames(of)) found.add(name)
      return [...found]
    }
    return [namesOf(document), namesOf(document.createElement('form'))] as const
  })
  const [ofDocument = [], ofForm = []] = chains.map(names =>
    names.filter(name => read.has(name) && !/^[A-Z_]+$|^constructor$/.test(name)).sort(),
  )
  const reads = pageNames().filter(({ of }) => of === 'window')
  const ofWindow = reads.map(({ name }) => name)
  return {
    document: ofDocument,
    window: [...new Set(ofWindow)].filter(name => !ofDocument.includes(name)).sort(),
    form: ofForm,
    lacking: [...new Set(reads.flatMap(({ name, isOwn }) => (isOwn ? name : [])))],
  }
}

/** The ways in which a page's markup gives an element a name. */
export const ways: Readonly<Record<string, (name: string) => string>> = {
  '<a id>': name => `<a id="${name}">x</a><a id="${name}">y</a>`,
  '<form name>': name => `<form name="${name}"></form>`,
  '<img name>': name => `<img name="${name}" alt="">`,
  '<form><input name>': name =>
    `<form id="${name}" name="${name}"><input type="hidden" name="${name}"><input type="hidden" name="then"></form>`,
}

/** A hidden field of a form. */
export const hidden = (name: string) => `<input type="hidden" name="${name}">`

/**
 * Runs in the page, by functions of prototypes: the final state of each widget, and whether a postcode can be
 * checked. Such names also hide the driver's own functions, so the page itself sends the result.
 */
async function lookAtPage(isPlayed: boolean) {
  const find = (selector: string): HTMLElement[] => [
    ...Object.getPrototypeOf(document).querySelectorAll.call(document, selector),
  ]
  const attribute = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name)
  const wait = async (isOver: () => boolean) => {
    const until = performance.now() + 8000
    while (!isOver() && performance.now() < until) await new Promise(done => setTimeout(done, 30))
    return isOver()
  }
  const told = () => find('[data-load]').map(each => attribute(each, 'data-widget-state') ?? 'waits')
  const said = () =>
    new Map(window.Doorstep?.report().placeholders.map(({ element, message }) => [element, message]))
  // A form with a field called "dataset" lets nobody write its state: only the report says that it has failed.
  await wait(() => {
    const [states, messages] = [told(), said()]
    return find('[data-load]').every(
      (each, at) => messages.get(each) || /mounted|failed/.test(states[at] ?? ''),
    )
  })
  const [ended, reported] = [told(), said()]
  const states = find('[data-load]').map((each, at) => `${attribute(each, 'data-widget')} ${ended[at]}`)
  const play = async () => {
    const panel = '[data-widget=postcode-panel] .doorstep'
    find(`${panel} button`)
      .find(each => /^Change/.test(each.textContent ?? ''))
      ?.click()
    await wait(() => find(`${panel} input`).length > 0)
    const [field] = find(`${panel} input`)
    if (!(field instanceof HTMLInputElement)) return 'no field'
    field.focus()
    Reflect.set(HTMLInputElement.prototype, 'value', 'bs3 4tn', field)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise(done => setTimeout(done, 30))
    find(`${panel} button`).at(-1)?.click()
    return (await wait(() => find('[role=dialog]').length > 0)) ? 'checks' : 'no dialog'
  }
  const messages = find('[data-load]').map(each => reported.get(each) ?? '')
  const played = isPlayed ? [await play().catch(String)] : []
  await fetch('/seen', { method: 'POST', body: JSON.stringify({ states: [...states, ...played], messages }) })
}

/** A page's result: the state of each placeholder, whether a postcode can be checked, and the report. */
type Seen = { states: string[]; messages: string[] }

const noFailure = () => {}

/** Opens pages with any names in them, and reports what works there. A page that sends nothing hangs. */
export async function openClobbered(open: OpenShop) {
  const browser = await openBrowser()
  const names = await namesRead(await (await browser.newContext()).newPage())
  const shown = async (body: string, isPlayed = true): Promise<Seen> => {
    // A visitor for each page, since tabs of one visitor exchange messages.
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await context.request.post(`${open.url}/demo/visitor`, { data: { as: 'customer' } })
    const { token } = await context.request.get(`${open.url}/csrf-token`).then(reply => reply.json())
    const said = `<meta name="csrf-token" content="${token}"><meta name="doorstep-is-guest" content="0">`
    // Chromium has names that other browsers lack; they are removed first, so that an element can take their
    // place.
    const lacks = `<script>for (const name of ${JSON.stringify(names.lacking)}) delete window[name]</script>`
    const look = `<script type="module">(${lookAtPage})(${isPlayed})</script>`
    const html = `<!doctype html><html lang="en"><head><title>Host</title>${lacks}${said}${loader}</head><body>${body}${look}</body></html>`
    const seen = new Promise<Seen>(done => {
      setTimeout(done, 40_000, { states: ['hangs'], messages: [] }).unref()
      void page.route('**/seen', route => {
        done(JSON.parse(route.request().postData() ?? ''))
        return route.fulfill({ body: '' }).catch(noFailure)
      })
    })
    await page.route('**/host', route => route.fulfill({ contentType: 'text/html', body: html }))
    page.goto(`${open.url}/host`, { waitUntil: 'commit' }).catch(noFailure)
    const result = await seen
    // Where `close` of the page is hidden, the driver may wait for ever.
    void context.close().catch(noFailure)
    return result
  }
  return { names, shown, close: () => browser.close() }
}

/** Widgets that together render, fetch, open dialogs, look for elements of the page and make a map. */
export const eight = [
  'postcode-panel',
  'bol-basket',
  'tabs',
  'slider',
  'map',
  'enquiry-form',
  'weekly-cost',
  'seasonal-popup',
] as const

/** The markup of those widgets, all loaded at once. */
export const markupOf = (widgets: readonly string[]) => everyWidget('at once', widgets)
