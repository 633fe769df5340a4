import type { Locator, Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { customer, placeholder, playRows, type Row, until } from './play-rows'
import { addButton, card, dialog, guarantee, milkSearch, openDialog, order, orders, phone } from './subjects'

// Paper, zoom, late fonts, devices that slept, shared machines.

const ready = (body: string) => body.replaceAll(/<div (?=data-widget=)/g, '<div data-load="ready" ')
const calendarButton = 'Choose from a calendar: First day without a delivery'

async function calendar(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: calendarButton }).click()
  const grid = page.getByRole('grid').first()
  await grid.getByRole('button').nth(20).waitFor()
  return grid
}

/** Gives whether the middle of an element is visible and uncovered. */
const isSeen = (page: Page, selector: string) =>
  page.evaluate(wanted => {
    const element = document.querySelector(wanted)
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return Boolean(at && element?.contains(at))
  }, selector)

/** The distance of a layer from its field, at the edges that touch. */
async function apart(field: Locator, layer: Locator): Promise<number> {
  const [one, other] = [await field.boundingBox(), await layer.boundingBox()]
  if (!one || !other) return 9999
  const below = Math.abs(other.y - (one.y + one.height))
  const above = Math.abs(one.y - (other.y + other.height))
  const aside = Math.max(0, other.x - (one.x + one.width), one.x - (other.x + other.width))
  return Math.round(Math.min(below, above) + aside)
}
const suggestions = async (page: Page) => {
  await page.getByRole('combobox').pressSequentially('mil')
  const list = page.getByRole('listbox')
  await list.waitFor()
  return [page.getByRole('combobox'), list] as const
}
/** The clock of a device that has slept: `sleep(hours)` moves it on without running timers. */
const sleeper = `<script>{ const Real = Date; let shift = 0; window.sleep = hours => { shift += hours * 3600000 }
  window.Date = class extends Real { constructor(...given) { if (given.length) super(...given); else super(Real.now() + shift) } static now() { return Real.now() + shift } } }</script>`

const rows: Row[] = [
  {
    id: 'K-161',
    sees: 'on paper an open dialog covers no word of the page',
    body: `<p id="words" style="position:absolute;left:440px;top:380px;width:120px">Read me on paper</p>${guarantee}`,
    act: async ({ page }) => {
      await openDialog(page)
      await page.emulateMedia({ media: 'print' })
      const isWhole = await page.evaluate(() => {
        const layer = document.querySelector('[aria-modal=true]')?.closest('.doorstep-dialog')
        const words = document.getElementById('words')?.getBoundingClientRect()
        const box = document.querySelector('[aria-modal=true]')?.getBoundingClientRect()
        if (!layer || !words || !box?.width) return true
        return (
          box.right <= words.left ||
          box.left >= words.right ||
          box.bottom <= words.top ||
          box.top >= words.bottom
        )
      })
      expect(isWhole).toBe(true)
    },
  },
  {
    id: 'K-162',
    sees: 'on paper an open list of suggestions covers no word of the page',
    body: `${milkSearch}<p id="words">Read me on paper</p>`,
    act: async ({ page }) => {
      await suggestions(page)
      await page.emulateMedia({ media: 'print' })
      expect(await isSeen(page, '#words')).toBe(true)
    },
  },
  {
    id: 'K-163',
    sees: 'printed from a dark screen, words are dark, as paper has no background',
    head: '<style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }</style>',
    body: placeholder('pause-picker'),
    visitor: { colorScheme: 'dark' },
    act: async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const light = await page.evaluate(
        () =>
          [...document.querySelectorAll('.doorstep label, .doorstep h2, .doorstep p')]
            .map(each => getComputedStyle(each).color.match(/\d+/g)?.map(Number) ?? [0])
            .filter(([red = 0, green = 0, blue = 0]) => red + green + blue > 600).length,
      )
      expect(light).toBe(0)
    },
  },
  {
    id: 'K-164',
    sees: 'on paper an open calendar covers no word of the page',
    body: `${placeholder('pause-picker')}<p id="words">Read me on paper</p>`,
    act: async ({ page }) => {
      await calendar(page)
      await page.emulateMedia({ media: 'print' })
      expect(await isSeen(page, '#words')).toBe(true)
    },
  },
  {
    id: 'K-165',
    sees: 'when a larger web font arrives late, columns are as high as the highest again',
    head: '<style>[data-equal-height] { overflow: hidden } section { float: left; width: 200px } .late section { font: 40px serif }</style>',
    body: `<div data-widget="equal-height" data-load="ready"></div><div data-equal-height><section id="a">Some words that take more lines when they are large</section><section id="b">Two</section></div>`,
    act: async ({ page }) => {
      await page.evaluate(() => document.body.classList.add('late'))
      const heights = () =>
        page.evaluate(() => ['a', 'b'].map(id => document.getElementById(id)?.offsetHeight ?? 0))
      await until(async () => {
        const [one = 0, other = 0] = await heights()
        return one > 90 && Math.abs(one - other) < 2
      }, 'equal columns')
    },
  },
  {
    id: 'K-166',
    sees: 'columns with a late picture are right without a resized window',
    head: '<style>[data-equal-height] { overflow: hidden } section { float: left; width: 200px }</style>',
    body: `<div data-widget="equal-height" data-load="ready"></div><div data-equal-height><section id="a"><img id="late" alt="" style="display:block;width:50px"></section><section id="b">Two</section></div>`,
    act: async ({ page }) => {
      await page.waitForTimeout(1200)
      await page.evaluate(() => document.getElementById('late')?.style.setProperty('height', '240px'))
      await until(
        () => page.evaluate(() => (document.getElementById('b')?.offsetHeight ?? 0) >= 240),
        'equal columns',
      )
    },
  },
  {
    id: 'K-167',
    sees: 'on a page whose body is zoomed out, a calendar stands at its field',
    head: '<style>body { zoom: .75 }</style>',
    body: `<div style="height:150px"></div>${placeholder('pause-picker')}`,
    act: async ({ page }) => {
      const grid = await calendar(page)
      expect(await apart(page.getByRole('textbox').first(), grid)).toBeLessThan(140)
    },
  },
  {
    id: 'K-168',
    sees: 'with text twice as large a calendar is in the window, and its days can be pressed',
    head: '<style>html { font-size: 200% }</style>',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      const box = await (await calendar(page)).boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 1001).toBe(true)
    },
  },
  {
    id: 'K-169',
    sees: 'on a page whose body is zoomed in, suggestions stand below their field',
    head: '<style>body { zoom: 1.5 }</style>',
    body: milkSearch,
    act: async ({ page }) => expect(await apart(...(await suggestions(page)))).toBeLessThan(30),
  },
  {
    id: 'K-170',
    sees: 'zoomed in by two fingers, suggestions stay at their field',
    body: milkSearch,
    visitor: phone,
    act: async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
      expect(await apart(...(await suggestions(page)))).toBeLessThan(30)
    },
  },
  {
    id: 'K-171',
    sees: 'when the zoom changes while suggestions are open, they stay at their field',
    body: milkSearch,
    act: async ({ page }) => {
      const [field, list] = await suggestions(page)
      await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.25'))
      await page.waitForTimeout(200)
      expect(await apart(field, list)).toBeLessThan(40)
    },
  },
  {
    id: 'K-172',
    sees: 'in a low window each button of a dialog can be scrolled into view',
    body: guarantee,
    visitor: { viewport: { width: 640, height: 320 } },
    act: async ({ page }) => {
      const buttons = (await openDialog(page)).getByRole('button')
      for (let at = 0; at < (await buttons.count()); at++) {
        await buttons.nth(at).scrollIntoViewIfNeeded()
        const box = await buttons.nth(at).boundingBox()
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(322)
      }
    },
  },
  {
    id: 'K-173',
    sees: 'after five days of sleep a pause starts in the future, or the picker reports its past first day',
    head: sleeper,
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      const first = page.getByRole('textbox').first()
      await page.getByRole('button', { name: '1 week', exact: true }).click()
      await until(async () => Boolean(await first.inputValue()), 'a first day')
      await page.evaluate('sleep(120)')
      await page.mouse.move(300, 300)
      await page.mouse.down()
      await page.mouse.up()
      await page.getByRole('button', { name: '1 week', exact: true }).click()
      const isTold = async () => (await page.locator('[aria-invalid=true]').count()) > 0
      const isLater = async () => {
        const [day = 0, month = 0, year = 0] = (await first.inputValue()).split('/').map(Number)
        return new Date(year, month - 1, day + 1).getTime() > ((await page.evaluate('Date.now()')) as number)
      }
      await until(async () => (await isLater()) || (await isTold()), 'a day to come, or a sentence about it')
    },
  },
  {
    id: 'K-174',
    sees: 'in a browser that limits timers to one a second, orders and dialogs still work',
    head: `${customer}<script>{ const real = setTimeout; window.setTimeout = (act, ms, ...given) => real(act, Math.max(1000, ms || 0), ...given) }</script>`,
    body: card + guarantee,
    act: async turn => {
      await order(turn)
      await openDialog(turn.page)
      await turn.page.keyboard.press('Escape')
      await turn.page.locator(dialog).waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-175',
    sees: 'a device that slept for three days with a dialog open goes on where it was',
    head: sleeper,
    body: guarantee,
    act: async ({ page }) => {
      await openDialog(page)
      await page.evaluate('sleep(72)')
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.keyboard.press('Escape')
      await page.locator(dialog).waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-176',
    sees: 'a long press on a button orders at most once',
    head: customer,
    body: card,
    visitor: phone,
    act: async turn => {
      const button = addButton(turn.page)
      await button.waitFor()
      const box = await button.boundingBox()
      const session = await turn.page.context().newCDPSession(turn.page)
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
      await turn.page.waitForTimeout(900)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await turn.page.waitForTimeout(500)
      expect(orders(turn).length).toBeLessThanOrEqual(1)
    },
  },
  {
    id: 'K-177',
    sees: 'after a shared machine has cleared its browser data, no typed text is left',
    body: ready(bodies['enquiry-form']),
    act: async ({ page }) => {
      const field = page.getByRole('textbox').first()
      await field.fill('Kate Bell')
      await page.waitForTimeout(400)
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
        location.replace('/')
      })
      await page.waitForLoadState()
      await page.locator('[data-widget-state=mounted]').waitFor()
      expect(await page.getByRole('textbox').first().inputValue()).toBe('')
    },
  },
  {
    id: 'K-178',
    sees: 'on a page that forbids menus, selections and gestures, a tap orders once',
    head: `${customer}<script>for (const type of ['contextmenu', 'selectstart', 'dragstart', 'gesturestart']) document.addEventListener(type, event => event.preventDefault(), true)</script>`,
    body: card,
    visitor: phone,
    act: async turn => {
      await addButton(turn.page).tap()
      await until(() => orders(turn).length > 0, 'an order')
      await turn.page.waitForTimeout(300)
      expect(orders(turn)).toHaveLength(1)
    },
  },
  {
    id: 'K-179',
    sees: 'Enter that ends a composition chooses no suggestion and sends no search',
    body: milkSearch,
    act: async ({ page }) => {
      const [field] = await suggestions(page)
      await field.press('ArrowDown')
      const before = await field.inputValue()
      await field.evaluate(each =>
        each.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
        ),
      )
      await page.waitForTimeout(200)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await field.inputValue()).toBe(before)
      await page.getByRole('listbox').waitFor()
    },
  },
  {
    id: 'K-180',
    sees: 'Escape and Enter of a composition in a date field close no calendar',
    body: placeholder('pause-picker'),
    act: async ({ page }) => {
      const grid = await calendar(page)
      for (const key of ['Enter', 'Escape'])
        await page
          .getByRole('textbox')
          .first()
          .evaluate(
            (each, pressed) =>
              each.dispatchEvent(
                new KeyboardEvent('keydown', {
                  key: pressed,
                  bubbles: true,
                  cancelable: true,
                  isComposing: true,
                }),
              ),
            key,
          )
      await page.waitForTimeout(150)
      expect(await grid.isVisible()).toBe(true)
    },
  },
]

playRows(rows, ['K-161', 'K-173', 'K-177'])
