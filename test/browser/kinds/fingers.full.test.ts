import type { Locator, Page } from 'playwright-core'
import { barePage } from '../../support/servers/bare-server'
import { allWidgets } from './all-widgets-page'
import { keeps, plus, quantity, region } from './box'
import { customer, json, milk, placeholder, playRows, type Row, until, veg } from './play-rows'
import {
  addButton,
  card,
  dialog,
  email,
  guarantee,
  openDialog,
  orders,
  phone,
  recipe,
  tabsOf,
} from './subjects'
import { broughtNear, handOn, heardOf, listenTo, middleOf, type Point } from './touch'

// Fingers on the glass of a phone: scrolls, trembling taps, two fingers, zooms and a phone that is turned.

const box = placeholder('bol-basket')
const pause = placeholder('pause-picker')
const long = '<div style="height:3000px">Long</div>'
const day = `<span data-widget="day-order" data-load="ready" data-selected-date="2027-11-26">${json({ product: milk })}<a href="/found">Change</a></span>`
const slides = `${placeholder('slider', 'data-slides="row" data-title="This week"')}<div class="slides" id="row"><ul>${['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(name => `<li><h3><a href="/found" draggable="false" style="display:block">${name}</a></h3><p style="height:120px">Words</p></li>`).join('')}</ul></div>`
const map = placeholder(
  'map',
  'data-tiles="/tiles/{z}/{x}/{y}"',
  json({
    markers: [
      { position: { lat: 51.44, lng: -2.61 }, infoTitle: 'Bedminster' },
      { position: { lat: 51.38, lng: -2.39 }, infoTitle: 'Bathside' },
    ],
  }),
)
/** A field that a suggestion only fills in. */
const place = placeholder(
  'typeahead',
  '',
  `${json({ items: [{ name: 'Milk' }, { name: 'Milk shake' }] })}<p>Search</p>`,
)

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scale = (page: Page) => page.evaluate(() => visualViewport?.scale ?? 1)
const opener = (page: Page) => page.getByRole('button', { name: /Choose from a calendar: First day/ })
const calendar = (page: Page) => page.getByRole('grid').first()
const inCalendar = (page: Page, name: RegExp) => calendar(page).getByRole('button', { name })
async function openCalendar(page: Page): Promise<void> {
  await opener(page).tap()
  await calendar(page).waitFor()
}
/** How far the calendar is from where it belongs, below its field. */
const apart = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector('[role=grid]')?.closest('[role=dialog]')?.getBoundingClientRect()
    const fields = document.querySelector('[data-widget=pause-picker] fieldset')?.getBoundingClientRect()
    return grid && fields ? Math.abs(grid.top - fields.bottom) : 9999
  })
/** Whether some of its upper edge, as long as a word, is in the part of the window that a zoom has left. */
const beginsInSight = (thing: Locator) =>
  thing.evaluate(each => {
    const { left, top, right } = each.getBoundingClientRect()
    const { offsetLeft, offsetTop, width, height } = visualViewport as VisualViewport
    const shown = Math.min(right, offsetLeft + width) - Math.max(left, offsetLeft)
    return top > offsetTop - 2 && top < offsetTop + height - 15 && shown > 30
  })
const sentFor = (turn: Parameters<Row['act']>[0]) =>
  turn.asked(/bol-basket\/1/).map(({ body }) => JSON.parse(body || '{}').quantity)

/** Each kind of control on the page, once or twice, with a word for it. */
const kindsOfControls = (page: Page) =>
  page.evaluate(() => {
    const counts = new Map<string, number>()
    const found: string[] = []
    const all = document.querySelectorAll<HTMLElement>(
      '.doorstep :is(button, a, input, select, textarea, label, summary, [role=tab], h2, p), .slides li',
    )
    for (const [at, each] of [...all].entries()) {
      const { width, height } = each.getBoundingClientRect()
      if (!each.checkVisibility() || width < 10 || height < 10) continue
      const kind = `${each.closest('[data-widget]')?.getAttribute('data-widget')} ${each.localName} ${each.className}`
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (count > 1) continue
      each.dataset.kind = String(at)
      found.push(String(at))
    }
    return found
  })

const rows: Row[] = [
  {
    id: 'K-521',
    sees: 'a scroll that a finger begins on any control of any widget scrolls, and presses, chooses and focuses nothing',
    body: '<p>First</p>',
    visitor: phone,
    act: async ({ page }) => {
      page.setDefaultTimeout(15_000)
      await allWidgets(page)
      await page.evaluate(() => {
        const foot = document.createElement('div')
        foot.style.height = '1500px'
        document.body.append(foot)
      })
      const hand = await handOn(page)
      await listenTo(page)
      const wrong: string[] = []
      for (const at of await kindsOfControls(page)) {
        const control = page.locator(`[data-kind="${at}"]`)
        if (!(await control.count())) continue
        const from = await broughtNear(control)
        await page.waitForTimeout(30)
        await heardOf(page)
        await hand.drag(from, { y: -200 })
        await page.waitForTimeout(60)
        const heard = await heardOf(page)
        const rest = heard.filter(each => each !== 'scroll')
        if (rest.length || !heard.length)
          wrong.push(
            `${await control.evaluate(each => each.outerHTML.slice(0, 120))} | ${rest.join(', ') || 'no scroll'}`,
          )
      }
      expect(wrong).toEqual([])
    },
  },
  {
    id: 'K-522',
    sees: 'a finger that scrolls the page beside an open calendar leaves it open, and one that scrolls on a day chooses none',
    head: customer,
    body: `<p style="height:100px">Above</p>${pause}${long}`,
    visitor: phone,
    act: async ({ page }) => {
      const hand = await handOn(page)
      await openCalendar(page)
      const above = await middleOf(page.getByText('Above'))
      await hand.drag(above, { y: -60 })
      await page.waitForTimeout(300)
      expect(await scrolled(page)).toBeGreaterThan(30)
      expect(await calendar(page).count()).toBe(1)
      expect(await apart(page)).toBeLessThan(30)
      const field = page.getByRole('textbox', { name: /^First day/ })
      const before = await field.inputValue()
      await hand.drag(await middleOf(inCalendar(page, /4 December/)), { y: -60 })
      await page.waitForTimeout(300)
      expect([await calendar(page).count(), await field.inputValue()]).toEqual([1, before])
      await hand.tap(await middleOf(inCalendar(page, /4 December/)))
      await until(async () => /04/.test(await field.inputValue()), 'the day')
      await page.keyboard.press('Escape')
      await calendar(page).waitFor({ state: 'detached' })
      await openCalendar(page)
      await page.evaluate(() => scrollTo(0, 0))
      await hand.tap(above)
      await calendar(page).waitFor({ state: 'detached' })
    },
  },
  {
    id: 'K-523',
    sees: 'a tap that slides by twelve pixels presses once: a button, plus, a day, a tab, a slide and a depot on the map',
    head: customer,
    body: `${card}${box}${pause}${tabsOf('one', 'two')}<div id="one">One</div><div id="two">Two words</div>${map}${slides}${long}`,
    visitor: phone,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      const hand = await handOn(page)
      await plus(region(turn), 'Cheese 1').waitFor()
      await hand.tremble(await broughtNear(addButton(page)))
      await until(() => orders(turn).length === 1, 'an order')
      await hand.tremble(await broughtNear(plus(region(turn), 'Cheese 1')))
      await until(() => sentFor(turn).at(-1) === 3, 'three')
      await hand.tap(await broughtNear(opener(page)))
      await calendar(page).waitFor()
      await hand.tremble(await broughtNear(inCalendar(page, /4 December/)))
      await until(
        async () => /04/.test(await page.getByRole('textbox', { name: /^First day/ }).inputValue()),
        'the day',
      )
      await page.keyboard.press('Escape')
      await calendar(page).waitFor({ state: 'detached' })
      await hand.tremble(await broughtNear(page.getByRole('tab', { name: 'Two' })))
      await page.getByText('Two words').waitFor()
      const mark = page.getByRole('button', { name: 'Bedminster', exact: true })
      await mark.waitFor()
      await page.waitForTimeout(500)
      await hand.tremble(await broughtNear(mark))
      await page.getByRole('group', { name: 'Bedminster' }).waitFor()
      await hand.tremble(await broughtNear(page.getByRole('link', { name: 'One', exact: true })))
      await page.waitForURL('**/found')
      expect([orders(turn).length, sentFor(turn)]).toEqual([1, [3]])
    },
  },
  {
    id: 'K-524',
    sees: 'two fingers that lie on plus and minus change nothing, and the next tap counts',
    head: customer,
    body: box + long,
    visitor: phone,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      const hand = await handOn(page)
      const more = plus(region(turn), 'Cheese 1')
      const less = region(turn).getByRole('button', { name: 'Decrease quantity of Cheese 2' })
      await more.waitFor()
      const up = await broughtNear(more)
      await hand.twoFingers(up, await middleOf(less))
      await page.waitForTimeout(900)
      expect(turn.asked(/bol-basket\/\d/)).toHaveLength(0)
      expect(await quantity(turn).inputValue()).toBe('2')
      await hand.tap(up)
      await until(() => sentFor(turn).at(-1) === 3, 'three')
    },
  },
  {
    id: 'K-525',
    sees: 'who presses everything twice can open a dialog: the second press does not close it',
    head: customer,
    body: guarantee + day + long,
    visitor: phone,
    act: async ({ page }) => {
      for (const name of ['Read the guarantee', /^Change/]) {
        const { x, y } = await middleOf(page.getByRole('button', { name }))
        await page.mouse.click(x, y, { clickCount: 1 })
        await page.locator(dialog).waitFor()
        await page.mouse.down({ clickCount: 2 })
        await page.mouse.up({ clickCount: 2 })
        await page.waitForTimeout(400)
        expect([String(name), await page.locator(dialog).count()]).toEqual([String(name), 1])
        await page.mouse.click(200, 8)
        await page.locator(dialog).waitFor({ state: 'detached' })
      }
    },
  },
  {
    id: 'K-526',
    sees: 'who taps twice on what closes a dialog, a calendar or a list closes that alone, and the second tap is for the page below',
    head: `${customer}<style>#below { position: fixed; inset: 0 } [data-widget] { position: relative; pointer-events: none } .doorstep { pointer-events: none } .doorstep :is(button, input, [role=option]), [role=dialog], [role=dialog] *, .doorstep-dialog * { pointer-events: auto !important }</style>`,
    body: `<button id="below" onclick="document.title += '+'"></button>${guarantee}${pause}${place}`,
    visitor: phone,
    act: async ({ page }) => {
      const hand = await handOn(page)
      const presses = async () => (await page.title()).split('+').length - 1
      const once = async (at: Point, layer: Locator) => {
        const before = await presses()
        await hand.doubleTap(at)
        await layer.waitFor({ state: 'detached' })
        await page.waitForTimeout(300)
        expect((await presses()) - before).toBeLessThan(2)
      }
      const open = page.locator(dialog)
      await openDialog(page)
      await once(await middleOf(open.getByRole('button', { name: 'Close' }).first()), open)
      await openDialog(page)
      await once({ x: 200, y: 8 }, open)
      await page.getByRole('combobox').pressSequentially('mil')
      const option = page.getByRole('option').last()
      await option.waitFor()
      await once(await middleOf(option), option)
      const before = await presses()
      await hand.tap({ x: 200, y: 690 })
      await until(async () => (await presses()) === before + 1, 'a press below')
    },
  },
  {
    id: 'K-527',
    sees: 'on a page that two fingers have zoomed, a dialog opens where the person looks, long or short, and its buttons are reached',
    head: customer,
    body: `${guarantee}${day}${box}${long}`,
    visitor: phone,
    shop: keeps(),
    act: async ({ page }) => {
      const hand = await handOn(page)
      await hand.zoom(2.2)
      for (const name of ['Read the guarantee', /^Change/]) {
        await hand.tap(await broughtNear(page.getByRole('button', { name })))
        await page.locator(dialog).waitFor()
        await page.waitForTimeout(800)
        expect([
          String(name),
          await beginsInSight(page.locator(dialog).getByRole('heading').first()),
        ]).toEqual([String(name), true])
        expect(await scale(page)).toBeGreaterThan(2)
        await page.keyboard.press('Escape')
        await page.locator(dialog).waitFor({ state: 'detached' })
      }
    },
  },
  {
    id: 'K-528',
    sees: 'on a page that two fingers have zoomed, calendar and suggestions open at their field, in sight, and a finger chooses',
    head: customer,
    body: `<p style="height:200px">Above</p>${pause}${place}${long}`,
    visitor: phone,
    act: async ({ page }) => {
      const hand = await handOn(page)
      await hand.zoom(2.2)
      await hand.tap(await broughtNear(opener(page)))
      await calendar(page).waitFor()
      await page.waitForTimeout(400)
      expect(await apart(page)).toBeLessThan(30)
      const chosen = page.locator('[role=grid] button').and(page.locator(':focus'))
      expect(await beginsInSight(chosen)).toBe(true)
      await hand.tap(await middleOf(chosen))
      await until(
        async () => (await page.evaluate(() => document.activeElement?.textContent)) === '27',
        'the day',
      )
      await page.keyboard.press('Escape')
      await calendar(page).waitFor({ state: 'detached' })
      const field = page.getByRole('combobox')
      await hand.tap(await broughtNear(field))
      await page.keyboard.insertText('mil')
      const option = page.getByRole('option').last()
      await option.waitFor()
      await page.waitForTimeout(300)
      expect(await beginsInSight(option)).toBe(true)
      await hand.tap(await middleOf(option))
      await until(async () => (await field.inputValue()) === 'Milk shake', 'the choice')
    },
  },
  {
    id: 'K-529',
    sees: 'two fingers zoom the page wherever they begin, on a stepper, a slide, a calendar or a dialog, and press nothing',
    head: customer,
    body: box + slides + pause + guarantee + long,
    visitor: phone,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      const hand = await handOn(page)
      const zoom = async (at: Point, what: string) => {
        await heardOf(page)
        await hand.spread(at)
        await page.waitForTimeout(300)
        const heard = (await heardOf(page)).filter(each => each !== 'scroll')
        expect([what, (await scale(page)) > 1.3, heard]).toEqual([what, true, []])
        await hand.zoom(1)
        await page.waitForTimeout(100)
      }
      const button = plus(region(turn), 'Cheese 1')
      await button.waitFor()
      await listenTo(page)
      await zoom(await broughtNear(button), 'plus')
      await zoom(await broughtNear(quantity(turn)), 'a field')
      await zoom(await broughtNear(page.getByRole('link', { name: 'One', exact: true })), 'a slide')
      await broughtNear(opener(page))
      await openCalendar(page)
      await zoom(await broughtNear(inCalendar(page, /4 December/)), 'a day')
      await page.keyboard.press('Escape')
      await openDialog(page)
      await zoom({ x: 195, y: 600 }, 'a dialog')
      expect(await page.locator(dialog).count()).toBe(1)
      expect(turn.asked(/bol-basket\/\d/)).toHaveLength(0)
    },
  },
  {
    id: 'K-530',
    sees: 'a phone that is turned and turned back keeps what was typed, the focus, the open dialog or calendar, and the place',
    head: customer,
    body: `<div style="height:900px">Above</div>${recipe}${pause}${day}${long}`,
    visitor: phone,
    act: async ({ page }) => {
      const hand = await handOn(page)
      const turns = async (look: () => Promise<void>) => {
        for (const isOnItsSide of [true, false]) {
          await hand.turn(isOnItsSide)
          await page.waitForTimeout(400)
          await look()
        }
      }
      await email(page).tap()
      await page.keyboard.insertText('kate@exa')
      await turns(async () => {
        expect(await email(page).inputValue()).toBe('kate@exa')
        expect(await page.evaluate(() => document.activeElement?.localName)).toBe('input')
      })
      await broughtNear(opener(page))
      await openCalendar(page)
      await turns(async () => {
        expect(await apart(page)).toBeLessThan(30)
        const { left, right } = await calendar(page).evaluate(each => each.getBoundingClientRect())
        expect(left >= 0 && right <= (await page.evaluate(() => innerWidth))).toBe(true)
        await inCalendar(page, /4 December/).evaluate(each => each.scrollIntoView({ block: 'nearest' }))
      })
      await page.keyboard.press('Escape')
      await broughtNear(page.getByRole('button', { name: /^Change/ }))
      const place = await scrolled(page)
      const open = await openDialog(page, /^Change/)
      const field = open.getByRole('spinbutton').first()
      await field.tap()
      await page.keyboard.insertText('4')
      await turns(async () => {
        expect(await field.inputValue()).toBe('4')
        expect(await field.evaluate(each => each === document.activeElement)).toBe(true)
        for (const button of await open.getByRole('button').all()) {
          const { y } = await broughtNear(button)
          expect(y > 0 && y < (await page.evaluate(() => innerHeight))).toBe(true)
        }
      })
      await page.keyboard.press('Escape')
      await page
        .locator(dialog)
        .waitFor({ state: 'detached' })
        .catch(() => page.keyboard.press('Escape'))
      expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(250)
    },
  },
  {
    id: 'K-531',
    sees: 'a finger that moves up on the slides scrolls the page and leaves the slides; sideways it moves them, follows no link, and the page stays',
    body: `<div style="height:200px">Above</div>${slides}${long}`,
    visitor: phone,
    act: async ({ page }) => {
      const hand = await handOn(page)
      const said = () =>
        page
          .getByText(/^\d+( to \d+)? of 6/)
          .first()
          .innerText()
      const first = await said()
      const one = page.getByRole('link', { name: 'One', exact: true })
      await hand.drag(await broughtNear(one), { x: -25, y: -180 })
      await page.waitForTimeout(500)
      expect(await scrolled(page)).toBeGreaterThan(100)
      expect(await said()).toBe(first)
      const at = await broughtNear(one)
      const before = await scrolled(page)
      // Further than half a slide, as a slow finger is not a flick.
      await hand.drag({ x: 350, y: at.y }, { x: -300, y: -25 })
      await page.waitForTimeout(600)
      expect(new URL(page.url()).pathname).toBe('/')
      expect(await scrolled(page)).toBe(before)
      await until(async () => (await said()) !== first, 'other slides')
      const shown = await said()
      await hand.drag(at, { x: 20, y: -180 })
      await page.waitForTimeout(500)
      expect(await scrolled(page)).toBeGreaterThan(before + 100)
      expect(await said()).toBe(shown)
    },
  },
  {
    id: 'K-532',
    sees: 'a finger that drags a sheet by its head, words or foot, or the shade above it, moves neither the page below nor the sheet, which scrolls to its end',
    head: customer,
    body: `<div style="height:900px">Above</div>${guarantee}${day}${long}`,
    visitor: phone,
    act: async ({ page }) => {
      const hand = await handOn(page)
      await broughtNear(page.getByRole('button', { name: 'Read the guarantee' }))
      const before = await scrolled(page)
      for (const name of ['Read the guarantee', /^Change/] as const) {
        const open = await openDialog(page, name)
        await page.waitForTimeout(500)
        const { left, top, right, bottom } = await open.evaluate(each => each.getBoundingClientRect())
        const x = (left + right) / 2
        for (const y of [Math.max(6, top - 12), top + 30, (top + bottom) / 2, bottom - 20])
          for (const by of [-200, 300]) {
            await hand.drag({ x, y }, { y: by })
            await page.waitForTimeout(120)
            expect([String(name), y, by, await scrolled(page), await page.locator(dialog).count()]).toEqual([
              String(name),
              y,
              by,
              before,
              1,
            ])
            expect(await open.evaluate(each => each.getBoundingClientRect().top)).toBe(top)
          }
        for (let pull = 0; pull < 6; pull++) await hand.drag({ x, y: (top + bottom) / 2 + 100 }, { y: -300 })
        const last = open.locator('p, li, button').last()
        expect(await last.evaluate(each => each.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
        await page.keyboard.press('Escape')
        await page.locator(dialog).waitFor({ state: 'detached' })
      }
    },
  },
  {
    id: 'K-533',
    sees: 'a control that a finger has tapped looks afterwards as it did before: nothing stays lit as if a mouse were on it',
    head: customer,
    body:
      box +
      pause +
      guarantee +
      recipe +
      slides +
      placeholder('referral-link', 'data-url="https://doorstep.example/r/1"') +
      long,
    visitor: phone,
    shop: keeps(),
    act: async turn => {
      const { page } = turn
      const hand = await handOn(page)
      await plus(region(turn), 'Cheese 1').waitFor()
      const look = (thing: Locator) =>
        thing.evaluate(each => {
          const { backgroundColor, color, borderColor, opacity, boxShadow, textDecorationLine } =
            getComputedStyle(each)
          return { backgroundColor, color, borderColor, opacity, boxShadow, textDecorationLine }
        })
      const tapped = [
        plus(region(turn), 'Cheese 1'),
        region(turn).getByRole('button', { name: 'Decrease quantity of Cheese 2' }),
        page.getByRole('button', { name: '1 week' }),
        page.getByRole('button', { name: 'Next, This week' }),
        page.getByRole('button', { name: 'Copy' }),
      ]
      for (const control of tapped) {
        const at = await broughtNear(control)
        const before = await look(control)
        await hand.tap(at)
        await page.waitForTimeout(1500)
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await page.waitForTimeout(300)
        expect(await look(control)).toEqual(before)
      }
    },
  },
  {
    id: 'K-534',
    sees: 'a finger, or two, that lie on a printed card while its widget comes order nothing and follow no link; the card comes, and a tap orders once',
    head: customer,
    body: '<p>First</p>',
    pages: Object.fromEntries(
      ['', 'data-load="ready"'].map((load, at) => [
        `/cards/${at}`,
        barePage(
          `<div id="card" data-widget="order-dialog" ${load}>${json({ product: veg })}<a href="/found" style="display:block;padding:40px">Add to basket</a></div>${long}`,
          customer,
        ),
      ]),
    ),
    visitor: phone,
    act: async turn => {
      const { page } = turn
      for (const [way, load] of [
        ['one', 0],
        ['two', 0],
        ['one', 1],
        ['two', 1],
      ] as const) {
        const before = orders(turn).length
        let letGo = () => {}
        const gate = new Promise<void>(resolve => {
          letGo = resolve
        })
        await page.route('**/doorstep/**', async route => {
          await gate
          await route.continue()
        })
        await page.goto(new URL(`/cards/${load}`, page.url()).href, { waitUntil: 'commit' })
        const control = page.locator('#card :is(a, button)').filter({ hasText: 'Add to basket' }).first()
        await control.waitFor()
        const at = await middleOf(control)
        const hand = await handOn(page)
        const comes = async () => {
          letGo()
          await page.waitForTimeout(1500)
        }
        if (way === 'one') await hand.hold(at, comes)
        else await hand.twoFingers(at, { x: at.x + 40, y: at.y }, comes)
        if (load) await page.locator('#card[data-widget-state=mounted]').waitFor()
        await page.waitForTimeout(300)
        expect([way, load, orders(turn).length - before, new URL(page.url()).pathname]).toEqual([
          way,
          load,
          0,
          `/cards/${load}`,
        ])
        await page.evaluate(() => scrollTo(0, 0))
        await hand.tap(await middleOf(control))
        await until(() => orders(turn).length === before + 1, 'an order')
        await page.unrouteAll()
      }
    },
  },
]

playRows(rows, [])
