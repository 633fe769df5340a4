import { placeholder, playRows, type Row, until } from './play-rows'
import { recipe } from './subjects'

// Tag managers that listen and repeat events, proxies that rewrite pages, old libraries, in-app browsers
// without a second window.

const rows: Row[] = [
  {
    id: 'K-192',
    report: 'https://github.com/spatie/laravel-cookie-consent/issues/15',
    sees: 'a widget that waits for consent starts when consent was given before Back',
    body: `<div data-widget="seasonal-popup" data-load="ready" data-text="Christmas" data-consent-cookie="agreed"><p><a href="/shop">Our shop</a></p></div>`,
    act: async ({ page }) => {
      await page.waitForTimeout(300)
      await page.evaluate(() => {
        document.cookie = 'agreed=1; path=/'
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await page.waitForTimeout(5600)
      const card = page.locator('.doorstep').getByRole('link').first()
      await until(() => card.isVisible(), 'the card')
    },
  },
  {
    id: 'K-195',
    report: 'https://github.com/moneyadviceservice/frontend/pull/793',
    say: () => ({ status: 422, body: { message: 'No', errors: { email: ['No.'], postcode: ['No.'] } } }),
    sees: 'when a tag submits each form itself, no typed text gets into an address',
    head: `<script>addEventListener('submit', event => { const form = event.target; setTimeout(() => HTMLFormElement.prototype.submit.call(form), 200) }, true)</script>`,
    body: recipe + placeholder('promo-field') + placeholder('postcode-panel'),
    // Firefox calls it an error of the tag's.
    mayComplain: true,
    act: async ({ page }) => {
      for (const [name, text] of [
        ['Email', 'kate@example.co'],
        ['postcode', 'BS3 4TN'],
      ] as const) {
        const field = page.getByRole('textbox', { name: new RegExp(name, 'i') }).first()
        await field.waitFor()
        await field.fill(text)
        await field.press('Enter')
        await page.waitForTimeout(600)
        expect(page.url()).not.toMatch(/kate|BS3/)
      }
    },
  },
]

playRows(rows)
