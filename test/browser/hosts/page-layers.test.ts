import type { Page } from 'playwright-core'
import { type OpenShop, openShop, type WatchedPage } from '../../support/browser'
import { rowsOf } from '../../support/rows'
import { examplesOf, pageOf } from '../../support/widgets/all-widgets'
import { visitHost } from './host-page'

let open: OpenShop

beforeAll(async () => {
  open = await openShop()
})
afterEach(() => open.leave())
afterAll(() => open.close())

/** The page's own layers: the kind, how to open it, and whether it is open. */
const places: Record<string, { markup: (inside: string) => string; opens: string; isOpen: string }> = {
  'a modal dialog': {
    markup: inside =>
      `<dialog id="place" style="transform: translateX(4px); overflow: auto">${inside}</dialog>`,
    opens: 'place.showModal()',
    isOpen: 'place.matches(":modal")',
  },
  'a modal dialog in a modal dialog': {
    markup: inside => `<dialog id="outer"><dialog id="place">${inside}</dialog></dialog>`,
    opens: 'outer.showModal(); place.showModal()',
    isOpen: 'place.matches(":modal") && outer.matches(":modal")',
  },
  'a dialog in the shadow of an element': {
    markup: inside =>
      `<x-dialog id="place">${inside}</x-dialog><script>customElements.define('x-dialog', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<dialog><slot></slot></dialog>' } })</script>`,
    opens: 'place.shadowRoot.firstChild.showModal()',
    isOpen: 'place.shadowRoot.firstChild.matches(":modal")',
  },
  'a popover': {
    markup: inside =>
      `<div id="place" popover style="filter: grayscale(0); max-height: 90vh">${inside}</div>`,
    opens: 'place.showPopover()',
    isOpen: 'place.matches(":popover-open")',
  },
  'the full screen': {
    markup: inside => `<div id="place" style="background: #fff; overflow: auto">${inside}</div>`,
    opens: 'place.requestFullscreen()',
    isOpen: 'document.fullscreenElement === place',
  },
}

const used = ['direct-debit', 'box-order-detail', 'pause-picker', 'typeahead', 'account-name'] as const

async function everyLayer(): Promise<string> {
  const parts = await Promise.all(
    used.map(async name => {
      const [example] = await examplesOf(name)
      if (!example) throw new Error(`${name} has no example`)
      return `<section data-of="${name}">${pageOf(example)}</section>`
    }),
  )
  return parts.join('').replaceAll(/<div (?=data-widget=)/g, '<div data-load="ready" ')
}

const button = (page: Page, of: (typeof used)[number], name: string | RegExp) =>
  page.locator(`[data-of="${of}"]`).getByRole('button', { name }).first()

type Layer = { of: (typeof used)[number]; open: (page: Page) => Promise<unknown>; shown: string }

const dialog = '[data-doorstep-dialogs] [aria-modal=true]'

/** Each kind of layer that a widget opens. */
const layers: Record<string, Layer> = {
  'a dialog': {
    of: 'direct-debit',
    open: page => button(page, 'direct-debit', /guarantee/).click(),
    shown: dialog,
  },
  'a dialog that asks': {
    of: 'box-order-detail',
    open: page => button(page, 'box-order-detail', 'Delete order').click(),
    shown: dialog,
  },
  'a calendar': {
    of: 'pause-picker',
    open: page => button(page, 'pause-picker', /^Choose from a calendar: First/).click(),
    shown: '[data-of="pause-picker"] [role=grid]',
  },
  'a list of suggestions': {
    of: 'typeahead',
    open: page => page.locator('[data-of="typeahead"]').getByRole('combobox').pressSequentially('mil'),
    shown: '[data-of="typeahead"] [role=option]',
  },
  'an open row': {
    of: 'account-name',
    open: page => button(page, 'account-name', /^Edit/).click(),
    shown: '[data-of="account-name"] form',
  },
}

/**
 * Gives whether a press in the layer's middle would reach it, and whether the focus is in the layer or its
 * widget.
 */
const isReached = (page: Page, shown: string) =>
  page.evaluate(selector => {
    const layer = document.querySelector(selector) as Element
    layer.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = layer.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return layer.contains(at) && !layer.closest('[aria-hidden=true], [inert]')
  }, shown)

/**
 * Escape on the backdrop, and a phone’s Back, close our dialog and not the page’s; when the page closes its
 * dialog, ours is gone too.
 */
async function closesWithPage(page: Page): Promise<void> {
  const opens = async () => {
    await layers['a dialog']?.open(page)
    await page.locator(dialog).waitFor()
  }
  await opens()
  // No element that listens to keys has the focus then, so only the browser's own close request is left.
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
  await page.keyboard.press('Escape')
  await page.locator(dialog).waitFor({ state: 'detached' })
  expect(await page.evaluate('place.open')).toBe(true)
  await opens()
  await page.evaluate('place.close()')
  await page.locator(dialog).waitFor({ state: 'detached' })
  const left = '.doorstep-dialog-open, [data-doorstep-covered]'
  await page.waitForFunction(selector => !document.querySelector(selector), left)
  await page.evaluate('place.showModal()')
  await opens()
  await page.keyboard.press('Escape')
  await page.locator(dialog).waitFor({ state: 'detached' })
}

describe('G-21 over a layer of the page', () => {
  test.each(rowsOf(Object.entries(places), ['a modal dialog', 'a popover']))(
    'In %s each layer of a widget is on top, Escape closes it alone, and the focus returns',
    async (where, place) => {
      const page: WatchedPage = await visitHost(
        open,
        { body: `<button id="before">Before</button>${place.markup(await everyLayer())}` },
        { as: 'customer', hasPostcode: true, reducedMotion: 'reduce' },
      )
      page.setDefaultTimeout(15_000)
      for (const name of used)
        await page
          .locator(`[data-of="${name}"] [data-widget-state=mounted]`)
          .first()
          .waitFor({ state: 'attached' })
      await page.click('#before')
      await page.evaluate(place.opens)
      const isPlaceOpen = () => page.evaluate(place.isOpen)
      const held: string[] = []
      for (const [name, layer] of Object.entries(layers)) {
        await layer.open(page)
        await page.locator(layer.shown).first().waitFor()
        if (layer.shown === dialog) await page.locator(`${dialog}:focus, ${dialog} :focus`).waitFor()
        const opener = await page.evaluate(() => document.activeElement?.outerHTML)
        if (await isReached(page, layer.shown)) held.push(`${name} is on top`)
        await page.keyboard.press('Escape')
        await page.locator(layer.shown).first().waitFor({ state: 'detached' })
        if (await isPlaceOpen()) held.push(`${name} is closed alone`)
        if (await page.locator(`[data-of="${layer.of}"] :focus`).count())
          held.push(`${name} gives the focus back`)
        else held.push(`lost: ${opener}`)
      }
      expect(held).toEqual(
        Object.keys(layers).flatMap(name => [
          `${name} is on top`,
          `${name} is closed alone`,
          `${name} gives the focus back`,
        ]),
      )
      // A press on its backdrop belongs to it as well.
      await layers['a dialog']?.open(page)
      await page.locator(dialog).waitFor()
      await page.mouse.click(3, 3)
      await page.locator(dialog).waitFor({ state: 'detached' })
      expect(await isPlaceOpen()).toBe(true)
      // Announcements are made inside, where they are heard.
      await page.evaluate(() => {
        const said: string[] = []
        Object.assign(window, { said })
        new MutationObserver(changes => {
          for (const { target } of changes)
            if (target.textContent && (target as Element).matches('[role=status],[role=alert]'))
              said.push(`${Boolean((target as Element).closest('#place'))} ${target.textContent}`)
        }).observe(document, { subtree: true, childList: true })
      })
      await button(page, 'pause-picker', '2 weeks').click()
      await page.waitForFunction(() => window.said.length > 0)
      expect(await page.evaluate(() => window.said)).toEqual([expect.stringMatching(/^true /)])
      if (where === 'a modal dialog') await closesWithPage(page)
      expect(page.complaints).toEqual([])
    },
  )
})
