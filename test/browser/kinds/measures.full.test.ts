import type { Page } from 'playwright-core'
import { bodies } from '../../support/servers/bare-bodies'
import { barePage } from '../../support/servers/bare-server'
import { allWidgets } from './all-widgets-page'
import { keeps, plus, quantity, region } from './box'
import { customer, json, placeholder, playRows, type Row, until } from './play-rows'
import {
  addButton,
  card,
  dialog,
  email,
  guarantee,
  guest,
  milkSearch,
  openDialog,
  orders,
  phone,
  postcode,
  recipe,
  tabsOf,
} from './subjects'

// Screen readers, voices, switches, magnifiers, colours, keyboards of phones and single hands, each with its own measure.

const box = placeholder('bol-basket')
const pause = placeholder('pause-picker')
const ready = (body: string) => body.replace('<div ', '<div data-load="ready" ')
/** The controls whose shown words are not in the name by which they are called. */
const misnamed = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}£ ]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    return [
      ...document.querySelectorAll<HTMLElement>(
        '.doorstep button, .doorstep a[href], .doorstep [role=tab], [aria-modal=true] button',
      ),
    ]
      .filter(each => each.checkVisibility())
      .flatMap(each => {
        const named =
          each.getAttribute('aria-label') ??
          each
            .getAttribute('aria-labelledby')
            ?.split(' ')
            .map(id => document.getElementById(id)?.textContent)
            .join(' ')
        const shown = plain(each.innerText)
        return named && shown && !plain(named).includes(shown) ? [`${shown} | ${named}`] : []
      })
  })
const cut = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.doorstep button, .doorstep a, .doorstep p, .doorstep label, [aria-modal=true] button, [aria-modal=true] p, [role=gridcell] button',
      ),
    ]
      .filter(each => each.checkVisibility() && /hidden|clip/.test(getComputedStyle(each).overflow))
      .filter(each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
      .filter(each => each.clientWidth > 2)
      .map(each => each.outerHTML.slice(0, 120)),
  )
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const calendar = async (page: Page) => {
  await page.getByRole('button', { name: /Choose from a calendar: First day/ }).click()
  await page.getByRole('grid').first().waitFor()
}
const whole = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(each => {
      const at = each.getBoundingClientRect()
      return at.top >= -1 && at.left >= -1 && at.bottom <= innerHeight + 1 && at.right <= innerWidth + 1
    })

const rows: Row[] = [
  {
    id: 'K-441',
    sees: 'read from top to bottom, no button, link, field, picture or heading of any widget is without words',
    body: '<p>First</p>',
    act: async ({ page }) => {
      await allWidgets(page)
      const transcript = await page.locator('body').ariaSnapshot()
      const bare = transcript
        .split('\n')
        .filter(each =>
          /^\s*- (button|link|textbox|combobox|spinbutton|checkbox|radio|img|heading|tab|dialog|region|group|list)\b(?! ")/.test(
            each,
          ),
        )
        .filter(each => !/^\s*- (group|list|region)\b/.test(each))
        // A picture beside its name is left out of the tree.
        .filter(each => !/- (radio|button|link|heading|tab):? *["']?\w/.test(each))
      expect(bare).toEqual([])
    },
  },
  {
    id: 'K-442',
    sees: 'who says the words that a control shows, reaches it: on the page, in a dialog, in a calendar and in suggestions',
    body: '<p>First</p>',
    act: async ({ page }) => {
      await allWidgets(page)
      expect(await misnamed(page)).toEqual([])
      await calendar(page)
      expect(await misnamed(page)).toEqual([])
      await page.keyboard.press('Escape')
      await openDialog(page)
      expect(await misnamed(page)).toEqual([])
    },
  },
  {
    id: 'K-443',
    sees: 'with a switch, an open calendar and an open list cost a few stops, not one for each day',
    head: customer,
    body: `${pause}${milkSearch}<a href="/found">End</a>`,
    act: async ({ page }) => {
      await calendar(page)
      const stops: string[] = []
      for (let tab = 0; tab < 30; tab++) {
        await page.keyboard.press('Tab')
        const at = await page.evaluate(() => document.activeElement?.textContent ?? '')
        stops.push(at)
        if (at === 'End') break
      }
      expect(stops.at(-1)).toBe('End')
      expect(stops.length).toBeLessThan(20)
    },
  },
  {
    id: 'K-444',
    sees: 'at four hundred per cent each widget fits the screen, and a dialog can be read to its end and closed',
    body: '<p>First</p>',
    visitor: { viewport: { width: 320, height: 256 } },
    act: async ({ page }) => {
      await allWidgets(page)
      expect(await wide(page)).toBeLessThanOrEqual(0)
      const open = await openDialog(page)
      const close = open.getByRole('button').first()
      await close.scrollIntoViewIfNeeded()
      expect(await whole(page, `${dialog} button`)).toBe(true)
      await open.locator('p, li').last().scrollIntoViewIfNeeded()
      await close.click()
      await page.locator(dialog).waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-445',
    sees: 'in forced colours the chosen tab, the chosen day and a shut button are told from the others',
    head: customer,
    visitor: { forcedColors: 'active' },
    body: `${tabsOf('one', 'two')}<div id="one">One</div><div id="two">Two</div>${pause}${ready(bodies.paginator)}`,
    act: async ({ page }) => {
      const look = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(each => {
            const own = (pseudo?: string) => {
              const style = getComputedStyle(each, pseudo)
              const colours = [
                style.color,
                style.backgroundColor,
                style.borderTopColor,
                style.borderBottomColor,
              ]
              const lines = [style.borderTopWidth, style.borderBottomWidth, style.outlineStyle]
              const words = [style.textDecorationLine, style.fontWeight]
              return [...colours, ...lines, ...words, pseudo && style.content, pseudo && style.height].join()
            }
            return own() + own('::after') + own('::before')
          })
      expect(await look('[role=tab][aria-selected=true]')).not.toBe(
        await look('[role=tab][aria-selected=false]'),
      )
      expect(await look('[aria-current=page]')).not.toBe(await look('.doorstep a[href*="page=3"]'))
      await calendar(page)
      expect(await look('[role=grid] button:not(:disabled):not([aria-disabled=true])')).not.toBe(
        await look('[role=grid] button:disabled, [role=grid] button[aria-disabled=true]'),
      )
    },
  },
  {
    id: 'K-446',
    sees: 'with the wide letters and lines of a reader, nothing is cut off in a dialog, a calendar, a list and a box on a phone',
    head: `${customer}<style>* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }</style>`,
    visitor: phone,
    body: box + pause + guarantee + milkSearch + card + placeholder('weekly-cost'),
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      expect(await cut(page)).toEqual([])
      expect(await wide(page)).toBeLessThanOrEqual(0)
      await calendar(page)
      expect(await cut(page)).toEqual([])
      expect(await whole(page, '[role=grid]')).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').first().waitFor()
      expect(await cut(page)).toEqual([])
      await page.keyboard.press('Escape')
      await openDialog(page)
      expect(await cut(page)).toEqual([])
      expect(await wide(page)).toBeLessThanOrEqual(0)
    },
  },
  {
    id: 'K-447',
    sees: 'where an extension turns the colours of the page round by a filter, dialogs cover the screen and calendars stand at their fields',
    head: `${customer}<style>html { filter: invert(1) hue-rotate(180deg); background: #111 } body { filter: contrast(1.1) } img { filter: invert(1) }</style>`,
    body: `<div style="height:900px">First</div>${pause}${guarantee}${milkSearch}<div style="height:900px">End</div>`,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Read the guarantee' }).scrollIntoViewIfNeeded()
      await openDialog(page)
      expect(await whole(page, dialog)).toBe(true)
      await page.keyboard.press('Escape')
      await page.locator(dialog).waitFor({ state: 'detached' })
      await calendar(page)
      const field = await page.getByRole('textbox', { name: /^First day/ }).boundingBox()
      const grid = await page.getByRole('grid').first().boundingBox()
      expect(Math.abs((grid?.x ?? 999) - (field?.x ?? 0))).toBeLessThan(60)
      expect(
        Math.min(
          Math.abs((grid?.y ?? 9999) - (field?.y ?? 0)),
          Math.abs((grid?.y ?? 9999) + (grid?.height ?? 0) - (field?.y ?? 0)),
        ),
      ).toBeLessThan(180)
    },
  },
  {
    id: 'K-448',
    sees: 'a password manager knows the old from the new password, and what it fills in is what is saved',
    head: customer,
    body: ready(bodies['account-password']),
    act: async ({ page, asked }) => {
      const opener = page.getByRole('button', { name: /edit/i })
      if (await opener.count()) await opener.first().click()
      const fields = page.locator('.doorstep input[type=password]')
      await fields.first().waitFor()
      const kinds = await fields.evaluateAll(all => all.map(each => (each as HTMLInputElement).autocomplete))
      expect(kinds[0]).toBe('current-password')
      for (const each of kinds.slice(1)) expect(each).toBe('new-password')
      await fields.evaluateAll(all => {
        for (const [at, each] of (all as HTMLInputElement[]).entries()) {
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            each,
            at ? 'Correct-horse-7' : 'Old-horse-6',
          )
          for (const type of ['keydown', 'input', 'keyup', 'change', 'blur'])
            each.dispatchEvent(new Event(type, { bubbles: true }))
        }
      })
      await page.locator('[data-widget=account-password] button[type=submit]').click()
      await until(() => asked(/account\/password/).length > 0, 'a password')
      expect(asked(/account\/password/)[0]?.body).toContain('Correct-horse-7')
      expect(asked(/account\/password/)[0]?.body).toContain('Old-horse-6')
      expect(
        await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      ).not.toMatch(/horse/)
    },
  },
  {
    id: 'K-449',
    sees: 'each field that asks for a person’s own name, post code, telephone or email says so to the browser',
    body: '<p>First</p>',
    act: async ({ page }) => {
      await allWidgets(page)
      const silent = await page.locator('.doorstep input:visible').evaluateAll(all =>
        (all as HTMLInputElement[])
          .filter(each =>
            /email|phone|tel|postcode|first.?name|last.?name|surname/i.test(`${each.name} ${each.type}`),
          )
          .filter(each => !each.autocomplete || (each.autocomplete === 'off' && /email|tel/.test(each.type)))
          .map(
            each =>
              `${each.closest('[data-widget]')?.getAttribute('data-widget')} ${each.name} ${each.autocomplete}`,
          ),
      )
      expect(silent).toEqual([])
    },
  },
  {
    id: 'K-450',
    sees: 'a postcode with the full letters of an input method, with the full stop of two spaces or in small letters is checked as it is meant',
    head: guest,
    body: postcode,
    act: async ({ page, asked }) => {
      const field = page.getByRole('textbox', { name: /postcode/i }).first()
      let before = 0
      for (const typed of ['ＢＡ１ ５ＬＲ', 'ba1. 5lr', 'BA15LR.', 'ba1  5lr', 'BA1-5LR']) {
        await field.fill(typed)
        await field.press('Enter')
        await page.waitForTimeout(400)
        const all = asked(/postcode\/verify/)
        if (all.length > before)
          expect([
            typed,
            JSON.parse(all.at(-1)?.body ?? '{}')
              .postcode.replace(/\s/g, '')
              .toUpperCase(),
          ]).toEqual([typed, 'BA15LR'])
        else
          expect([typed, await page.getByRole('alert').filter({ hasText: /./ }).count()]).toEqual([typed, 1])
        before = all.length
        if (await page.locator('[aria-modal=true]').count()) await page.keyboard.press('Escape')
        await page.waitForTimeout(200)
        const again = page.getByRole('button', { name: /another postcode|change/i })
        if (await again.count()) await again.first().click()
      }
      expect(before).toBeGreaterThanOrEqual(3)
    },
  },
  {
    id: 'K-451',
    sees: 'a quantity that is pasted with spaces, a unit or in other digits is that quantity, or is put back and told',
    head: customer,
    body: box,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      const field = quantity(turn)
      await field.waitFor()
      for (const [pasted, meant] of [
        [' 3 ', '3'],
        ['４', '4'],
        ['\u00a05\u200b', '5'],
        ['6\n', '6'],
      ] as const) {
        await field.focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.insertText(pasted)
        await page.keyboard.press('Tab')
        await until(async () => (await field.inputValue()) === meant, `${meant} of ${JSON.stringify(pasted)}`)
        await until(
          () => JSON.parse(turn.asked(/bol-basket\/1/).at(-1)?.body ?? '{}').quantity === Number(meant),
          `${meant} in the shop`,
        )
      }
      for (const odd of ['3 pcs', '2,5', '1e1', 'two', '-4']) {
        await field.focus()
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.insertText(odd)
        await page.keyboard.press('Tab')
        await page.waitForTimeout(900)
        const value = await field.inputValue().catch(() => 'gone')
        const told = await page.locator('body').innerText()
        expect([
          odd,
          ['6', '3', '2', '1', '0', 'gone'].includes(value) || /not|only|number/i.test(told),
        ]).toEqual([odd, true])
        if (value === 'gone') break
      }
    },
  },
  {
    id: 'K-452',
    sees: 'text that is dragged into a field is sent as any other, and one that is dragged out of it is gone from it',
    body: `<p id="text" style="font:20px monospace">kate@example.co</p>${recipe}`,
    act: async ({ page, asked }) => {
      const from = await page.locator('#text').boundingBox()
      const to = await email(page).boundingBox()
      if (!from || !to) throw new Error('no place')
      await page.mouse.click(from.x + 40, from.y + from.height / 2, { clickCount: 3 })
      await page.mouse.move(from.x + 60, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(from.x + 80, from.y + 40, { steps: 6 })
      await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 10 })
      await page.mouse.up()
      await page.waitForTimeout(200)
      expect((await email(page).inputValue()).trim()).toBe('kate@example.co')
      await page.getByRole('button', { name: 'SUBMIT' }).click()
      await until(() => asked(/^\/email-recipe/).length > 0, 'a recipe')
      expect(asked(/^\/email-recipe/)[0]?.body).toContain('"kate@example.co"')
    },
  },
  {
    id: 'K-453',
    sees: 'a German or Polish reader whose page is translated types a day in their own way: it is that day, or a message; never another',
    head: customer,
    at: '2026-11-23T10:00:00Z',
    body: pause,
    act: async ({ page }) => {
      await page.evaluate(() => {
        document.documentElement.lang = 'de'
        for (const each of document.querySelectorAll('.doorstep label, .doorstep button, .doorstep p'))
          for (const node of [...each.childNodes]) {
            if (node.nodeType !== 3 || !node.textContent?.trim()) continue
            const font = document.createElement('font')
            font.textContent = `${node.textContent} (de)`
            node.replaceWith(font)
          }
      })
      const field = page.getByRole('textbox').first()
      for (const [typed, day] of [
        ['04.12.2026', '4'],
        ['4.12.26', '4'],
        ['2026-12-05', '5'],
        ['5 grudnia 2026', '5'],
        ['12/04/2026', '12'],
        ['6. Dezember 2026', '6'],
        ['4/12', '4'],
      ] as const) {
        await field.fill(typed)
        await field.press('Tab')
        await page.waitForTimeout(250)
        const now = await field.inputValue()
        const told = await page.locator('.doorstep').first().innerText()
        const isDay = new RegExp(`\\b0?${day}(th)?\\b`).test(now)
        expect([typed, now, isDay || now === typed || /date|day|DD/i.test(told)]).toEqual([typed, now, true])
        if (now !== typed && /\d/.test(now))
          expect([typed, now]).toEqual([typed, expect.stringMatching(new RegExp(`\\b0?${day}(th)?\\b`))])
      }
    },
  },
  {
    id: 'K-454',
    sees: 'a finger that rests on a button, or starts a scroll on it, presses nothing',
    head: customer,
    visitor: phone,
    body: `${card}${box}<div style="height:2000px"></div>`,
    shop: keeps(),
    act: async turn => {
      const { page, asked } = turn
      await region(turn).getByText('Cheese 1').first().waitFor()
      const touch = await page.context().newCDPSession(page)
      for (const button of [addButton(page), plus(region(turn), 'Cheese 1')]) {
        await button.scrollIntoViewIfNeeded()
        const at = await button.boundingBox()
        if (!at) throw new Error('no button')
        const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
        for (let step = 1; step < 8; step++)
          await touch.send('Input.dispatchTouchEvent', {
            type: 'touchMove',
            touchPoints: [{ x, y: y - step * 12 }],
          })
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        await page.waitForTimeout(500)
        await button.scrollIntoViewIfNeeded()
        const rest = await button.boundingBox()
        if (!rest) throw new Error('no button')
        const point = { x: rest.x + rest.width / 2, y: rest.y + rest.height / 2 }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
        await page.waitForTimeout(900)
        await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
        await page.waitForTimeout(300)
      }
      expect(orders(turn)).toHaveLength(0)
      expect(asked(/bol-basket\/1/)).toHaveLength(0)
      await addButton(page).tap()
      await until(() => orders(turn).length === 1, 'an order')
    },
  },
  {
    id: 'K-455',
    sees: 'quick taps on plus all count, and no control of a widget waits for a double tap or zooms at one',
    head: customer,
    visitor: phone,
    body: box + card + guarantee + milkSearch + pause,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      const button = plus(region(turn), 'Cheese 1')
      await button.waitFor()
      for (let tap = 0; tap < 4; tap++) await button.tap()
      await until(() => JSON.parse(turn.asked(/bol-basket\/1/).at(-1)?.body ?? '{}').quantity === 6, 'six')
      const slow = await page
        .locator('.doorstep button:visible, .doorstep a:visible')
        .evaluateAll(all =>
          all
            .filter(each => !/manipulation|none/.test(getComputedStyle(each).touchAction))
            .map(each => each.outerHTML.slice(0, 100)),
        )
      expect(slow).toEqual([])
      expect(await page.evaluate('visualViewport.scale')).toBe(1)
    },
  },
  {
    id: 'K-456',
    sees: 'a finger that pulls down in a dialog does not load the page again, and a page that is pulled keeps what was typed',
    head: customer,
    visitor: phone,
    body: recipe + guarantee + card,
    act: async ({ page }) => {
      await email(page).fill('kate@example.co')
      await openDialog(page)
      const scrollers = await page.locator(dialog).evaluateAll(all =>
        all.flatMap(each => {
          const chain: Element[] = []
          for (let at: Element | null = each; at && at !== document.documentElement; at = at.parentElement)
            chain.push(at)
          return chain.map(at => getComputedStyle(at).overscrollBehaviorY)
        }),
      )
      expect(scrollers.some(each => each === 'contain' || each === 'none')).toBe(true)
      await page.keyboard.press('Escape')
      await page.reload()
      await until(async () => (await email(page).inputValue()) === 'kate@example.co', 'the address')
    },
  },
  {
    id: 'K-457',
    sees: 'who swipes back with a dialog open and forward again finds a page that scrolls, reads and works, with what was typed',
    head: customer,
    body: '<p>First</p>',
    pages: { '/page': barePage(`${recipe}${guarantee}<div style="height:3000px">Long</div>`, customer) },
    act: async ({ page }) => {
      await page.goto(new URL('/page', page.url()).href)
      await email(page).fill('kate@example.co')
      await openDialog(page)
      await page.goBack()
      await page.goForward()
      await page.waitForTimeout(700)
      if (await page.locator(dialog).count()) {
        await page.keyboard.press('Escape')
        await page.locator(dialog).waitFor({ state: 'detached' })
      }
      await until(async () => (await email(page).inputValue()) === 'kate@example.co', 'the address')
      await page.mouse.move(300, 300)
      await page.mouse.wheel(0, 600)
      await until(() => page.evaluate('scrollY > 100'), 'a scroll')
      await page.evaluate('scrollTo(0, 0)')
      await openDialog(page)
    },
  },
  {
    id: 'K-458',
    sees: 'with the keyboard of a phone up, the field in use is seen, on the page and in a dialog, and the button below it is reached',
    head: guest,
    visitor: { ...phone, viewport: { width: 390, height: 700 } },
    body: `<div style="height:500px">Top</div>${recipe}${placeholder('order-dialog', '', `${json({ product: { id: 101, name: 'Whole milk', template: 'de', order_price: '1.35', max_qty_allowed: 6 } })}<a href="/found">Order</a>`)}${postcode}`,
    act: async ({ page, asked }) => {
      const inSight = () =>
        page.evaluate(() => {
          const at = document.activeElement?.getBoundingClientRect()
          return (
            !!at &&
            at.top >= 0 &&
            at.bottom <= window.innerHeight + 1 &&
            document.activeElement !== document.body
          )
        })
      for (const name of [/Email/, /postcode/i]) {
        await page.setViewportSize({ width: 390, height: 700 })
        await page.getByRole('textbox', { name }).first().tap()
        await page.setViewportSize({ width: 390, height: 320 })
        await page.waitForTimeout(500)
        if (!(await inSight()))
          await page.evaluate("document.activeElement.scrollIntoView({ block: 'nearest' })")
        expect(await inSight()).toBe(true)
      }
      await page.keyboard.insertText('ZZ1 1ZZ')
      await page.keyboard.press('Enter')
      await until(() => asked(/postcode\/verify/).length > 0, 'a check')
      await page.waitForTimeout(600)
      const open = page.locator('[aria-modal=true]')
      if (await open.count()) {
        const button = open.getByRole('button').last()
        await button.scrollIntoViewIfNeeded()
        expect(await button.evaluate(each => each.getBoundingClientRect().bottom <= innerHeight + 1)).toBe(
          true,
        )
      }
    },
  },
  {
    id: 'K-459',
    sees: 'on a phone that lies on its side, dialog, calendar and list are within reach, and nothing is behind the notch',
    head: customer,
    visitor: { viewport: { width: 740, height: 320 }, hasTouch: true, isMobile: true },
    body: pause + guarantee + milkSearch + box,
    act: async ({ page }) => {
      await page.getByText('Seasonal veg box').first().waitFor()
      expect(await wide(page)).toBeLessThanOrEqual(0)
      const open = await openDialog(page)
      for (const button of await open.getByRole('button').all()) {
        await button.scrollIntoViewIfNeeded()
        expect(
          await button.evaluate(each => {
            const at = each.getBoundingClientRect()
            return at.top >= 0 && at.bottom <= innerHeight && at.left >= 0 && at.right <= innerWidth
          }),
        ).toBe(true)
      }
      await page.keyboard.press('Escape')
      await page.locator(dialog).waitFor({ state: 'detached' })
      await calendar(page)
      const last = page.getByRole('grid').first().getByRole('button').last()
      await last.scrollIntoViewIfNeeded()
      expect(
        await last.evaluate(each => {
          const at = each.getBoundingClientRect()
          return (
            at.bottom <= innerHeight + 1 &&
            document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2) !== null
          )
        }),
      ).toBe(true)
      await page.keyboard.press('Escape')
      await page.getByRole('combobox').pressSequentially('mil')
      await page.getByRole('option').last().scrollIntoViewIfNeeded()
      await page.getByRole('option').last().tap()
    },
  },
  {
    id: 'K-460',
    sees: 'with one thumb, each thing that can be dragged or swiped has a tap that does the same, large enough',
    head: customer,
    visitor: phone,
    body: '<p>First</p>',
    pages: {
      '/map': barePage(
        placeholder(
          'map',
          'data-tiles="/tiles/{z}/{x}/{y}"',
          json({ markers: [{ position: { lat: 51.44, lng: -2.61 }, infoTitle: 'Bedminster' }] }),
        ),
        customer,
      ),
    },
    act: async ({ page }) => {
      await allWidgets(page)
      const slider = page.locator('[data-widget=slider]').first()
      await slider.scrollIntoViewIfNeeded()
      expect(await slider.getByRole('button', { name: /next/i }).count()).toBeGreaterThan(0)
      const small = await page
        .locator(
          '.doorstep button:visible, .doorstep [role=tab]:visible, .doorstep select:visible, .doorstep input:visible:not([type=checkbox], [type=radio], [type=hidden])',
        )
        .evaluateAll(all =>
          all
            .filter(each => {
              const { width, height } = each.getBoundingClientRect()
              return width > 2 && (width < 24 || height < 43.5)
            })
            .map(
              each =>
                `${each.closest('[data-widget]')?.getAttribute('data-widget')} ${each.outerHTML.slice(0, 90)} ${Math.round(each.getBoundingClientRect().width)}x${Math.round(each.getBoundingClientRect().height)}`,
            ),
        )
      expect(small).toEqual([])
      await page.goto(new URL('/map', page.url()).href)
      const zoom = page.getByRole('button', { name: 'Zoom in' })
      await zoom.waitFor()
      const { width = 0, height = 0 } = (await zoom.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThan(43.5)
    },
  },
]
playRows(rows, [])
