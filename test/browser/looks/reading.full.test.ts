import { look } from '../journey'
import { browser, openDialog } from './reading'

describe('a reader with text twice as large', () => {
  test('Widgets and a dialog lose no text (WCAG 1.4.4)', async () => {
    // As the browser's zoom does it: half the pixels, each twice as large.
    const page = await browser.visit('/register', ['postcode-panel', 'promo-field'], {
      viewport: { width: 640, height: 450 },
      deviceScaleFactor: 2,
    })
    expect(await look(page, 'large')).toEqual([])
    await page.locator('[data-widget="postcode-panel"]').scrollIntoViewIfNeeded()
    await openDialog(page)
    await page.setViewportSize({ width: 640, height: 450 })
    const submit = page.getByRole('button', { name: 'Send' })
    await submit.scrollIntoViewIfNeeded()
    const box = await submit.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 450).toBe(true)
  })
})
