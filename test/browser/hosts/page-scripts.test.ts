import type { Page } from 'playwright-core'
import { type OpenShop, openShop } from '../../support/browser'
import { rowsOf } from '../../support/rows'
import { examplesOf, pageOf } from '../../support/widgets/all-widgets'
import { visitHost } from './host-page'

// Scripts and style sheets of a page that affect a widget.

let open: OpenShop

beforeAll(async () => {
  open = await openShop()
})
afterEach(() => open.leave())
afterAll(() => open.close())

const guarantee = async () => {
  const [example] = await examplesOf('direct-debit')
  if (!example) throw new Error('direct-debit has no example')
  return pageOf(example).replaceAll(/<div (?=data-widget=)/g, '<div data-load="ready" ')
}
const mounted = (page: Page, within = '') =>
  page.locator(`${within} [data-widget-state=mounted]`).first().waitFor({ state: 'attached' })

/** The ways in which pages hide a part of themselves, and how each is undone. */
const hidden: Record<string, [markup: (inside: string) => string, show: string]> = {
  'visibility: hidden': [
    inside => `<div id="part" style="visibility: hidden">${inside}</div>`,
    'part.style.visibility = "visible"',
  ],
  'display: none': [
    inside => `<div id="part" style="display: none">${inside}</div>`,
    'part.style.display = "block"',
  ],
  hidden: [inside => `<div id="part" hidden>${inside}</div>`, 'part.hidden = false'],
  'hidden until found': [
    inside => `<div id="part" hidden="until-found">${inside}</div>`,
    'part.removeAttribute("hidden")',
  ],
  'closed details': [
    inside => `<details id="part"><summary>More</summary>${inside}</details>`,
    'part.open = true',
  ],
  inert: [inside => `<div id="part" inert>${inside}</div>`, 'part.inert = false'],
  'content-visibility: hidden': [
    inside => `<div id="part" style="content-visibility: hidden">${inside}</div>`,
    'part.style.contentVisibility = "visible"',
  ],
  'a closed popover': [inside => `<div id="part" popover>${inside}</div>`, 'part.showPopover()'],
  'a closed dialog': [inside => `<dialog id="part">${inside}</dialog>`, 'part.show()'],
}

test.each(rowsOf(Object.entries(hidden), ['visibility: hidden']))(
  'J-21 In a part hidden by %s a widget is hidden and takes no focus; shown again, it can be pressed',
  async (_, [markup, show]) => {
    const page = await visitHost(open, { body: markup(await guarantee()) }, { as: 'customer' })
    await mounted(page)
    const button = page.locator('#part').locator('button', { hasText: /guarantee/i })
    const takesFocus = () =>
      button.evaluate(element => {
        element.focus()
        return document.activeElement === element
      })
    expect(await takesFocus()).toBe(false)
    await page.evaluate(show)
    expect(await button.isVisible()).toBe(true)
    expect(await takesFocus()).toBe(true)
  },
)

/** Pages that make everything but a drawer unreachable: the markup around it, and how it is opened. */
const drawers: Record<string, string> = {
  'makes everything else inert': 'el.inert = true',
  'hides everything else from screen readers': 'el.setAttribute("aria-hidden", "true")',
}

test.each(Object.entries(drawers))(
  'J-23 A drawer that %s after our layer exists allows a dialog, and Escape returns to it',
  async (_, close) => {
    const body = `<main>Page</main><aside id="drawer" style="position: fixed; inset: 0 0 0 auto; width: 360px; background: #fff; transform: translateX(0)">${await guarantee()}</aside>`
    const page = await visitHost(open, { body }, { as: 'customer', reducedMotion: 'reduce' })
    await mounted(page)
    const press = () => page.locator('#drawer button', { hasText: /guarantee/i }).click()
    const dialog = page.locator('[aria-modal=true]')
    // The layer is made by the first dialog.
    await press()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.evaluate(`for (const el of document.body.children) if (el.id !== 'drawer') ${close}`)
    await press()
    await dialog.waitFor()
    const reach = await dialog.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return {
        isHit: element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
        isHeard: !element.closest('[inert], [aria-hidden=true]'),
        hasFocus: element.contains(document.activeElement),
      }
    })
    expect(reach).toEqual({ isHit: true, isHeard: true, hasFocus: true })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('#drawer :focus').count()).toBe(1)
  },
)

test.each([
  ['the whole page', 'html { zoom: 1.25 }'],
  ['the body', 'body { zoom: .8 }'],
  ['a part', '#part { zoom: 1.5 }'],
])('J-27 When a style sheet zooms %s, the calendar stands below its field', async (_, style) => {
  const [example] = await examplesOf('house-move')
  if (!example) throw new Error('house-move has no example')
  const body = `<div id="part" style="width: 420px; margin: 40px 0 0 200px">${pageOf(example).replaceAll(/<div (?=data-widget=)/g, '<div data-load="ready" ')}</div>`
  const page = await visitHost(open, { head: `<style>${style}</style>`, body }, { as: 'customer' })
  await mounted(page)
  await page.locator('[aria-haspopup=dialog]').first().click()
  const off = await page.locator('[popover][role=dialog]').evaluate(frame => {
    const field = document.querySelector('input[inputmode=numeric]') as Element
    const [at, of] = [frame.getBoundingClientRect(), field.getBoundingClientRect()]
    return { x: Math.abs(at.left - of.left), y: at.top - of.bottom }
  })
  expect(off.x).toBeLessThan(3)
  expect(off.y).toBeGreaterThan(0)
  expect(off.y).toBeLessThan(24)
})

test('J-25 A press that an optimiser delays and dispatches on the replaced control is passed on', async () => {
  const body = `<div data-widget="direct-debit" data-load="ready"><button type="button" id="first">The Direct Debit guarantee</button></div>
    <script>window.first = document.getElementById('first')</script>`
  const page = await visitHost(open, { body }, { as: 'customer' })
  await mounted(page)
  await page.evaluate('first.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))')
  await page.locator('[aria-modal=true]').waitFor()
  expect(await page.locator('[aria-modal=true]').count()).toBe(1)
})
