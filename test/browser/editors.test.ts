import { widgets as listed } from '../../widgets'
import { isWhole } from '../support/rows'
import { browser } from './editors'
import { look } from './journey'

const widgets = Object.keys(listed)
/** A widget that waits for a press. */
const shown = isWhole ? widgets : ['order-dialog']
/** Presses the widgets that wait for a press. */
const waitsForPress = (name: string) => listed[name]?.when === 'interaction'
const debugged = '/terms?doorstep-debug'

/** Puts a placeholder on the page as an editor's tool would, node by node instead of as markup. */
const place = (attributes: Record<string, string>) => {
  const placeholder = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) placeholder.setAttribute(name, value)
  placeholder.append(Object.assign(document.createElement('p'), { textContent: 'Ring us on 0117 496 0100.' }))
  document.querySelector('main')?.prepend(placeholder)
}

describe("the editors' catalogue", () => {
  test('G-79 The catalogue lists every widget, each on a page of its own', async () => {
    const page = await browser.visit('/catalogue', [])
    const cards = await page.locator('.cat-cards code').allTextContents()
    expect(cards.sort()).toEqual(widgets.toSorted())
    expect(await look(page, 'catalogue')).toEqual([])
    // Each picture fills the width of its card.
    const card = await page
      .locator('.cat-cards li')
      .first()
      .evaluate(each => each.clientWidth)
    expect((await page.locator('.cat-cards img').first().boundingBox())?.width).toBeGreaterThan(card - 1)
  })

  test.each(shown)('L-54 The catalogue shows %s live, with its markup to copy', async name => {
    const page = await browser.visit(`/catalogue/${name}`, [], {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const preview = page.frameLocator('iframe').first()
    const placeholder = preview.locator(`[data-widget="${name}"]`).first()
    await placeholder.waitFor({ state: 'attached' })
    if (waitsForPress(name)) await placeholder.locator('a, button').first().click()
    await preview
      .locator(`[data-widget="${name}"][data-widget-state="mounted"]`)
      .first()
      .waitFor({ state: 'attached' })
    await page.locator('[data-log] li', { hasText: 'doorstep:mounted' }).first().waitFor()
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`data-widget="${name}"`)
    expect(copied).toBe(await page.locator('[data-markup]').textContent())
    await page.getByRole('button', { name: 'WordPress block' }).click()
    await page.locator('[data-markup]', { hasText: `<!-- wp:doorstep/${name} ` }).waitFor()
    await page.getByRole('button', { name: 'Shortcode', exact: true }).click()
    await page.locator('[data-markup]', { hasText: /^(\[doorstep |A shortcode)/ }).waitFor()
  })
})

describe('an editor who misspells a placeholder', () => {
  test('The page itself tells the editor what to change, and visitors keep its own content', async () => {
    const page = await browser.visit(debugged, [])
    await page.evaluate(place, { 'data-widget': 'postcode-pannel' })
    const note = page.getByRole('note')
    await note.waitFor()
    expect(await note.textContent()).toContain('write data-widget="postcode-panel"')
    // The doctor's markup to paste contains it, too.
    expect(await page.getByText('Ring us on 0117 496 0100.', { exact: true }).isVisible()).toBe(true)
    const doctor = page.getByRole('region', { name: "Doorstep's doctor" })
    expect(await doctor.getByText('write data-widget="postcode-panel"').first().isVisible()).toBe(true)
    expect(await note.evaluate(element => getComputedStyle(element).borderTopWidth)).toBe('2px')
    expect(await look(page, 'editors-note')).toEqual([])
    // The intended attribute, and its values.
    await page.evaluate(place, { 'data-widget': 'postcode-panel', 'data-variant': 'sight' })
    const other = note.filter({ hasText: 'data-variant' })
    await other.waitFor()
    expect(await other.textContent()).toMatch(/data-variant.*"sight".*site/)
    page.complaints.length = 0
  })

  test('Visitors see none of it', async () => {
    const page = await browser.visit('/terms', [])
    await page.evaluate(place, { 'data-widget': 'postcode-pannel' })
    await page.waitForTimeout(300)
    expect(await page.getByRole('note').count()).toBe(0)
    expect(await page.getByText('Ring us on 0117 496 0100.').isVisible()).toBe(true)
    page.complaints.length = 0
  })
})
