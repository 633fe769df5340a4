import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { customer, json, milk, placeholder, playRows, type Row, until } from './play-rows'
import { card, guarantee, openDialog, order, phone, readGuarantee, recipe } from './subjects'

// Phones: small fonts that zoom the page, keyboards over half the window, in-app browsers that lack features.

const fields = [
  placeholder('postcode-panel'),
  recipe,
  placeholder('promo-field'),
  placeholder('pause-picker'),
  placeholder('account-password', 'data-editing'),
  placeholder('transaction-search', 'data-action="/found"'),
  ...[
    bodies['account-phone'],
    bodies['payment-form'],
    bodies['enquiry-form'],
    bodies['business-requirements'],
    bodies.typeahead,
    bodies['house-move'],
  ].map(body => body.replaceAll(/<div (?=data-widget=)/g, '<div data-load="ready" ')),
].join('')
/** Fields whose font is so small that iOS zooms the page on focus. */
const small = (page: Page, selector: string) =>
  page.evaluate(
    wanted =>
      [...document.querySelectorAll(`.doorstep ${wanted}`)]
        .filter(
          each => each.getBoundingClientRect().width > 2 && (each as HTMLInputElement).type !== 'checkbox',
        )
        .filter(each => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
        .map(each => `${each.closest('[data-widget]')?.getAttribute('data-widget')} ${each.localName}`),
    selector,
  )
const without = (id: string, sees: string, script: string): Row => ({
  id,
  sees,
  head: `${customer}<script>${script}</script>`,
  body: card + guarantee + placeholder('referral-link', 'data-url="https://doorstep.example/r/1"'),
  visitor: phone,
  act: async turn => {
    const { page } = turn
    await order(turn)
    await readGuarantee(page)
  },
})
const day = `<span data-widget="day-order" data-load="ready" data-selected-date="2027-11-26">${json({ product: milk })}<a href="/found">Change</a></span>`

const rows: Row[] = [
  {
    id: 'K-141',
    sees: 'on a phone no text field has text so small that the page is zoomed',
    head: customer,
    body: fields,
    visitor: phone,
    act: async ({ page }) => expect(await small(page, 'input')).toEqual([]),
  },
  {
    id: 'K-142',
    sees: 'on a phone no select has text so small that the page is zoomed',
    head: customer,
    body: fields,
    visitor: phone,
    act: async ({ page }) => expect(await small(page, 'select')).toEqual([]),
  },
  {
    id: 'K-143',
    sees: 'on a tablet no field zooms the page either',
    head: customer,
    body: fields,
    visitor: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
    act: async ({ page }) =>
      expect(await small(page, 'input, .doorstep select, .doorstep textarea')).toEqual([]),
  },
  {
    id: 'K-144',
    sees: 'in a dialog on a phone no field zooms the page, and the dialog fits the window',
    head: customer,
    body: day,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page, /^Change/)
      await dialog.getByRole('spinbutton').first().waitFor()
      const sizes = await dialog
        .locator('input')
        .evaluateAll(each =>
          each
            .filter(one => one.getBoundingClientRect().width > 2)
            .map(one => Number.parseFloat(getComputedStyle(one).fontSize)),
        )
      expect(sizes.every(size => size >= 16)).toBe(true)
      expect((await dialog.boundingBox())?.width ?? 999).toBeLessThanOrEqual(390)
    },
  },
  {
    id: 'K-145',
    sees: "on a page with small text the widgets' fields still do not zoom",
    head: `${customer}<style>html { font-size: 10px } body, input, select { font-size: 12px }</style>`,
    body: fields,
    visitor: phone,
    act: async ({ page }) => expect(await small(page, 'input, .doorstep select')).toEqual([]),
  },
  {
    id: 'K-146',
    sees: 'in a column that inherits tiny text a search does not zoom',
    head: '<style>.tiny { font-size: 11px; -webkit-text-size-adjust: none }</style>',
    body: `<div class="tiny">${placeholder('typeahead', 'data-url="/suggest" data-action="/found"', '<p>Search</p>')}</div>`,
    visitor: phone,
    act: async ({ page }) => expect(await small(page, 'input')).toEqual([]),
  },
  {
    id: 'K-147',
    sees: 'after a field is left, the page is as wide as before',
    body: recipe,
    visitor: phone,
    act: async ({ page }) => {
      await page.getByRole('textbox').tap()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      expect(
        await page.evaluate(() => [
          document.documentElement.scrollWidth,
          Math.round(visualViewport?.scale ?? 1),
        ]),
      ).toEqual([390, 1])
    },
  },
  {
    id: 'K-148',
    sees: "with the keyboard up, a dialog's buttons can be reached by scrolling",
    head: customer,
    body: day,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page, /^Change/)
      await page.setViewportSize({ width: 390, height: 300 })
      const buttons = dialog.getByRole('button')
      for (let at = 0; at < (await buttons.count()); at++) {
        await buttons.nth(at).scrollIntoViewIfNeeded()
        const box = await buttons.nth(at).boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(302)
      }
    },
  },
  {
    id: 'K-149',
    sees: 'when the keyboard comes up, the focused field is visible',
    head: customer,
    body: day,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page, /^Change/)
      const field = dialog.getByRole('spinbutton').first()
      await field.tap()
      await page.setViewportSize({ width: 390, height: 320 })
      await page.waitForTimeout(250)
      await field.scrollIntoViewIfNeeded()
      const box = await field.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= 322).toBe(true)
    },
  },
  {
    id: 'K-150',
    sees: 'when the keyboard has gone, a dialog uses the whole window again',
    head: customer,
    body: day,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page, /^Change/)
      const before = await dialog.boundingBox()
      await page.setViewportSize({ width: 390, height: 300 })
      await page.waitForTimeout(150)
      await page.setViewportSize({ width: 390, height: 700 })
      await until(
        async () => Math.abs(((await dialog.boundingBox())?.height ?? 0) - (before?.height ?? 1)) < 3,
        'the height of before',
      )
    },
  },
  without(
    'K-151',
    'in a browser inside an app that does not know of its visible part, orders and dialogs go on',
    'delete window.visualViewport; Object.defineProperty(window, "visualViewport", { value: undefined })',
  ),
  without(
    'K-152',
    'in a browser that has no idle time, orders and dialogs go on',
    'window.requestIdleCallback = undefined; window.cancelIdleCallback = undefined',
  ),
  without(
    'K-153',
    'in a browser inside an app that has switched storage off, orders and dialogs go on',
    'for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null })',
  ),
  without(
    'K-154',
    'in a browser inside an app whose visible part changes without a word, orders and dialogs go on',
    'Object.defineProperty(visualViewport, "addEventListener", { value() {} })',
  ),
  {
    id: 'K-155',
    sees: 'a keyboard that sends no resize event still leaves the calendar at its field',
    body: placeholder('pause-picker'),
    visitor: phone,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Choose from a calendar: First day without a delivery' }).tap()
      const grid = page.getByRole('grid').first()
      await grid.waitFor()
      const box = await grid.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 391).toBe(true)
    },
  },
  {
    id: 'K-156',
    sees: 'a bar fixed to the bottom of the page lies under a dialog, not over its buttons',
    head: '<style>#bar { position: fixed; bottom: 0; left: 0; right: 0; height: 70px; background: #fff; z-index: 2147483646 }</style>',
    body: `${guarantee}<div id="bar">Accept cookies</div>`,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page)
      const covered = await dialog.getByRole('button').evaluateAll(buttons =>
        buttons
          .filter(each => {
            each.scrollIntoView({ block: 'nearest' })
            const { left, top, width, height } = each.getBoundingClientRect()
            return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          })
          .map(each => each.textContent),
      )
      expect(covered).toEqual([])
    },
  },
  {
    id: 'K-157',
    sees: 'slides that a finger has moved do not move on by themselves',
    body: `${placeholder('slider', 'data-slides="row" data-title="This week"')}<div class="slides" id="row"><ul>${['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(name => `<li><h3>${name}</h3></li>`).join('')}</ul></div>`,
    visitor: { ...phone, reducedMotion: 'no-preference', timezoneId: 'Europe/London' },
    act: async ({ page }) => {
      const said = () =>
        page
          .getByText(/^\d+( to \d+)? of 6/)
          .first()
          .innerText()
      await page.clock.install()
      await page.reload()
      await page.waitForSelector('[data-widget-state=mounted]')
      const box = await page.locator('#row').boundingBox()
      const session = await page.context().newCDPSession(page)
      await session.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: (box?.y ?? 0) + 10,
        xDistance: -250,
        gestureSourceType: 'touch',
        speed: 1500,
      })
      await page.clock.runFor(1000)
      const before = await said()
      await page.clock.runFor(10_000)
      expect(await said()).toBe(before)
    },
  },
  {
    id: 'K-158',
    sees: 'a map that gets its place only after it has started is complete',
    body: `<div id="place" style="width: 40px; overflow: hidden">${placeholder('map', 'data-tiles="/tiles/{z}/{x}/{y}"', json({ markers: [{ position: { lat: 51.44, lng: -2.61 }, infoTitle: 'Bedminster' }] }))}</div>`,
    visitor: phone,
    act: async ({ page }) => {
      await page.evaluate("place.style.width = '100%'")
      const map = page.locator('.leaflet-container')
      await map.waitFor()
      await until(() =>
        map.evaluate(element => {
          const box = element.getBoundingClientRect()
          return (
            box.width > 250 &&
            [...element.querySelectorAll<HTMLImageElement>('.leaflet-tile')].some(
              tile => tile.naturalWidth > 0 && tile.getBoundingClientRect().right >= box.right - 2,
            )
          )
        }),
      )
    },
  },
  {
    id: 'K-159',
    sees: 'a dialog in a window that becomes low fits, or scrolls inside it',
    body: guarantee,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page)
      await page.setViewportSize({ width: 390, height: 300 })
      await until(async () => {
        const box = await dialog.boundingBox()
        return Boolean(box && box.x >= 0 && box.x + box.width <= 391 && box.y >= -1 && box.height <= 301)
      }, 'a whole dialog')
    },
  },
  {
    id: 'K-160',
    sees: "in an app that hides every change of size, a dialog's last button can be reached",
    head: `${customer}<script>window.addEventListener('resize', event => event.stopImmediatePropagation(), true)</script>`,
    body: day,
    visitor: phone,
    act: async ({ page }) => {
      const dialog = await openDialog(page, /^Change/)
      await page.setViewportSize({ width: 390, height: 280 })
      const last = dialog.getByRole('button').last()
      await last.scrollIntoViewIfNeeded()
      const box = await last.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= 282).toBe(true)
    },
  },
]

playRows(rows, ['K-141', 'K-153'])
