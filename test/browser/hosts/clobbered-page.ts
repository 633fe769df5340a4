import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import type { OpenShop } from '../../support/browser'
import { pageNames } from '../../support/sources/page-names'
import { everyWidget, visitHost } from './host-page'

const dist = path.resolve(__dirname, '../../../dist')

/** Every member that the built scripts and the helper read of anything. */
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

/**
 * The names by which an element could hide what the scripts read: computed from what was built and what the browser has,
 * so that a name that is read from now on is in the tables by itself.
 */
export async function namesRead(page: Page) {
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
  const own = pageNames().filter(({ of, isOwn }) => of === 'window' && isOwn)
  const ofWindow = [...new Set(own.map(({ name }) => name))].sort()
  return { ofDocument, ofForm, ofWindow }
}

/** The ways in which the markup of a page gives an element a name. */
export const ways: Readonly<Record<string, (name: string) => string>> = {
  '<a id>': name => `<a id="${name}">x</a><a id="${name}">y</a>`,
  '<form name>': name => `<form name="${name}"></form>`,
  '<img name>': name => `<img name="${name}" alt="">`,
  '<form><input name>': name =>
    `<form id="${name}" name="${name}"><input type="hidden" name="${name}"><input type="hidden" name="then"></form>`,
}

/** Widgets that between them draw, fetch, open dialogs, look for elements of the page and make a map. */
export const some = [
  'postcode-panel',
  'bol-basket',
  'tabs',
  'slider',
  'map',
  'enquiry-form',
  'weekly-cost',
  'seasonal-popup',
] as const

/**
 * What each widget of a page shows in the end, and what a person can do there. All of it runs by functions of prototypes, as
 * the driver's own way of finding elements is hidden by such names, too.
 */
const lookAt = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const find = (selector: string): Element[] => [
      ...Object.getPrototypeOf(document).querySelectorAll.call(document, selector),
    ]
    const wait = async (isOver: () => boolean) => {
      for (let turn = 0; turn < 100 && !isOver(); turn++) await new Promise(done => setTimeout(done, 50))
      return isOver()
    }
    const waiting = '[data-load=ready]:not([data-widget-state=mounted],[data-widget-state=failed])'
    await wait(() => !find(waiting).length)
    const states = find('section[data-of]').map(part => {
      const [placeholder] = part.querySelectorAll('[data-widget]')
      return `${part.getAttribute('data-of')} ${placeholder?.getAttribute('data-widget-state')}`
    })
    const panel = '[data-of=postcode-panel] .doorstep'
    const change = find(`${panel} button`).find(each => /^Change/.test(each.textContent ?? ''))
    if (change instanceof HTMLElement) change.click()
    await wait(() => find(`${panel} input`).length > 0)
    const [field] = find(`${panel} input`)
    if (!(field instanceof HTMLInputElement)) return [...states, 'has no field']
    field.focus()
    Reflect.set(HTMLInputElement.prototype, 'value', 'bs3 4tn', field)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise(done => setTimeout(done, 50))
    HTMLFormElement.prototype.requestSubmit.call(field.form)
    if (!(await wait(() => find('[role=dialog]').length > 0))) return [...states, 'opens no dialog']
    const [dialog] = find('[role=dialog]')
    dialog?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', keyCode: 27, bubbles: true }),
    )
    const isClosed = await wait(() => !find('[role=dialog]').length)
    return [...states, isClosed ? 'checks' : 'stays open']
  })

/** What works on a page with that markup before or around the widgets; a page that hangs is told as such. */
export async function tryPage(
  open: OpenShop,
  around: (widgets: string) => string,
  widgets: readonly string[] = some,
): Promise<string[]> {
  const body = around(await everyWidget('at once', widgets))
  const page = await visitHost(open, { body }, { as: 'customer', reducedMotion: 'reduce' })
  const hangs = new Promise<string[]>(done => setTimeout(done, 25_000, ['hangs']))
  const shown = await Promise.race([lookAt(page), hangs])
  page.complaints.length = 0
  await open.leave()
  return shown
}
