import type { Locator, Page } from 'playwright-core'
import type { Asked, Said } from '../../support/servers/bare-server'
import { json, ok, placeholder, playRows, type Row, until } from './play-rows'
import { phone, shopSearch, tabsOf } from './subjects'

// Calendars, suggestions, maps, slides and tabs: in boxes that clip, hide, scroll and grow, and with slow
// answers and slow hands.

const pause = placeholder('pause-picker')
const calendarButton = 'Choose from a calendar: First day without a delivery'
const suggests = ({ path }: Asked): Said | undefined =>
  path.startsWith('/suggest')
    ? {
        status: 200,
        body: [
          { name: 'Milk', url: '/found?milk' },
          { name: 'Mint', url: '/found?mint' },
        ],
      }
    : ok
const depots = json({
  markers: [
    { position: { lat: 51.44, lng: -2.61 }, infoTitle: 'Bedminster' },
    { position: { lat: 51.38, lng: -2.39 }, infoTitle: 'Bath' },
  ],
})
const map = placeholder('map', 'data-tiles="/tiles/{z}/{x}/{y}"', depots)
const gallery = (attributes = '') =>
  `${placeholder('slider', `data-slides="row" data-title="This week" ${attributes}`)}<div class="slides" id="row"><ul>${['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(name => `<li><h3><a href="/found?${name}">${name}</a></h3></li>`).join('')}</ul></div>`
const twoTabs = `${tabsOf('one', 'two')}<div id="one"><p>First</p></div><div id="two"><a href="/found">Second</a></div>`

/** Lets ten seconds pass on the page, from its load on, without waiting for them. */
async function pass(page: Page, before: () => Promise<unknown>) {
  await page.clock.install()
  await page.reload()
  await page.waitForSelector('[data-widget-state=mounted]')
  await before()
  await page.clock.runFor(10_000)
}
const timed = { timezoneId: 'Europe/London' }
const shown = (page: Page) =>
  page
    .getByText(/^\d( to \d)? of 6/)
    .first()
    .innerText()

const openCalendar = async (page: Page) => {
  await page.getByRole('button', { name: calendarButton }).click()
  await page.getByRole('grid').first().waitFor()
}
/** Gives whether the middle and each corner of something are visible and can be pressed. */
const isWhole = (layer: Locator) =>
  layer.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [
      [left + 6, top + 6],
      [right - 6, top + 6],
      [left + 6, bottom - 6],
      [right - 6, bottom - 6],
      [(left + right) / 2, (top + bottom) / 2],
    ]
    return points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
  })
const calendar = (page: Page) => page.getByRole('grid').first()
/** The distance of the calendar from the nearer of its two fields. */
const gap = (page: Page) =>
  page.evaluate(() => {
    const layer = document
      .querySelector('[role=grid]')
      ?.closest('[popover], [role=dialog]')
      ?.getBoundingClientRect()
    const gaps = [...document.querySelectorAll('input[inputmode=numeric]')].map(field => {
      const { top, bottom } = field.getBoundingClientRect()
      return layer ? Math.min(Math.abs(layer.top - bottom), Math.abs(top - layer.bottom)) : Number.NaN
    })
    return Math.min(...gaps)
  })
const tilesFill = (page: Page) =>
  until(
    () =>
      page.evaluate(() => {
        const box = document.querySelector('.leaflet-container')?.getBoundingClientRect()
        if (!box || box.width < 50) return false
        const tiles = [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].filter(
          each => each.naturalWidth,
        )
        const corners = [
          [box.left + 3, box.top + 3],
          [box.right - 3, box.top + 3],
          [box.left + 3, box.bottom - 3],
          [box.right - 3, box.bottom - 3],
        ]
        return corners.every(([x = 0, y = 0]) =>
          tiles.some(tile => {
            const each = tile.getBoundingClientRect()
            return each.left <= x && each.right >= x && each.top <= y && each.bottom >= y
          }),
        )
      }),
    'tiles in every corner',
  )

const calendarIn = (id: string, sees: string, style: string, wrap = (inside: string) => inside): Row => ({
  id,
  sees,
  body: `<div id="box" style="${style}">${wrap(pause)}</div>`,
  act: async ({ page }) => {
    await openCalendar(page)
    expect(await isWhole(calendar(page))).toBe(true)
    expect(await gap(page)).toBeLessThan(40)
    expect(await page.evaluate(() => document.getElementById('box')?.scrollLeft)).toBe(0)
  },
})

const rows: Row[] = [
  calendarIn(
    'K-41',
    'in a cell of a grid that cuts what reaches over, the calendar is seen whole beside its field',
    'position: relative; overflow: hidden; width: 420px; height: 330px',
  ),
  calendarIn(
    'K-42',
    'in a box with a scroll bar the calendar is seen whole, and the box does not scroll sideways',
    'overflow: auto; width: 300px; height: 260px',
  ),
  {
    id: 'K-43',
    sees: 'in a scrolled box the calendar opens beside its field',
    body: `<div id="box" style="overflow: auto; height: 400px"><div style="height: 700px"></div>${pause}<div style="height: 700px"></div></div>`,
    act: async ({ page }) => {
      await page.evaluate(() => document.getElementById('box')?.scrollTo(0, 560))
      await openCalendar(page)
      expect(await gap(page)).toBeLessThan(40)
      expect(await isWhole(calendar(page))).toBe(true)
    },
  },
  {
    id: 'K-44',
    sees: 'a calendar whose box is scrolled stays with its field, or closes',
    body: `<div id="box" style="overflow: auto; height: 700px"><div style="height: 200px"></div>${pause}<div style="height: 1400px"></div></div>`,
    act: async ({ page }) => {
      await openCalendar(page)
      await page.evaluate(() => document.getElementById('box')?.scrollTo(0, 90))
      await page.waitForTimeout(250)
      const far = await gap(page)
      expect(Number.isNaN(far) || far < 40).toBe(true)
    },
  },
  calendarIn(
    'K-45',
    'in a parent that is lower than the calendar, the calendar is seen whole',
    'position: relative; overflow: hidden; height: 190px; margin-top: 330px; width: 500px',
  ),
  calendarIn(
    'K-46',
    'in a card that is painted for itself, the calendar is seen whole',
    'contain: paint; transform: translateZ(0); filter: saturate(1); height: 300px; width: 460px',
  ),
  {
    id: 'K-47',
    sees: 'a suggestion on which the mouse is held for a second is followed on release',
    body: shopSearch,
    say: suggests,
    act: async ({ page, widget }) => {
      await widget.getByRole('combobox').pressSequentially('mi')
      const option = page.getByRole('option', { name: 'Mint' })
      await option.hover()
      await page.mouse.down()
      await page.waitForTimeout(800)
      await page.mouse.up()
      await page.waitForURL('**/found*')
    },
  },
  {
    id: 'K-48',
    sees: 'a late answer to the first text does not replace the later one',
    body: shopSearch,
    act: async ({ page, widget }) => {
      await page.route('**/suggest*', async route => {
        const isFirst = /=mi(&|$)/.test(route.request().url())
        if (isFirst) await new Promise(resolve => setTimeout(resolve, 900))
        await route.fulfill({ json: [isFirst ? 'Mint' : 'Milk'] })
      })
      await widget.getByRole('combobox').pressSequentially('mi')
      await page.waitForTimeout(350)
      await widget.getByRole('combobox').pressSequentially('lk')
      await page.getByRole('option', { name: 'Milk' }).waitFor()
      await page.waitForTimeout(900)
      expect(await page.getByRole('option').allInnerTexts()).toEqual(['Milk'])
    },
  },
  {
    id: 'K-49',
    sees: 'an answer that comes after the search was left opens no list',
    body: `${shopSearch}<button id="next">Next</button>`,
    act: async ({ page, widget }) => {
      await page.route('**/suggest*', async route => {
        await new Promise(resolve => setTimeout(resolve, 500))
        await route.fulfill({ json: ['Milk'] })
      })
      await widget.getByRole('combobox').pressSequentially('mi')
      await page.waitForTimeout(300)
      await page.locator('#next').focus()
      await page.waitForTimeout(700)
      expect(await page.getByRole('option').count()).toBe(0)
    },
  },
  {
    id: 'K-50',
    sees: 'a press on a link of the page beside an open list follows the link at once',
    body: `<a id="away" href="/found?away">Away</a>${shopSearch}`,
    say: suggests,
    act: async ({ page, widget }) => {
      await widget.getByRole('combobox').pressSequentially('mi')
      await page.getByRole('option').first().waitFor()
      await page.locator('#away').click()
      await page.waitForURL('**/found?away')
    },
  },
  {
    id: 'K-51',
    sees: 'typing a whole word and pressing Tab at once leaves no list open',
    body: `${shopSearch}<button id="next">Next</button>`,
    say: suggests,
    act: async ({ page, widget }) => {
      await widget.getByRole('combobox').pressSequentially('milk')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.waitForTimeout(700)
      expect(await page.getByRole('option').count()).toBe(0)
    },
  },
  {
    id: 'K-52',
    sees: 'a suggestion is followed at the first tap',
    body: shopSearch,
    say: suggests,
    visitor: { hasTouch: true, viewport: phone.viewport },
    act: async ({ page, widget }) => {
      await widget.getByRole('combobox').tap()
      await widget.getByRole('combobox').pressSequentially('mi')
      await page.getByRole('option', { name: 'Mint' }).tap()
      await page.waitForURL('**/found*')
    },
  },
  {
    id: 'K-53',
    sees: 'a map in a tab that was closed at first is complete when the tab is opened',
    body: `<div id="tab" style="display: none">${map}</div>`,
    act: async ({ page }) => {
      await page.waitForTimeout(300)
      await page.evaluate("tab.style.display = 'block'")
      await tilesFill(page)
    },
  },
  {
    id: 'K-54',
    sees: 'a map is complete after the window was rotated while the map was hidden',
    body: `<div id="tab">${map}</div>`,
    act: async ({ page }) => {
      await tilesFill(page)
      await page.evaluate("tab.style.display = 'none'")
      await page.setViewportSize({ width: 620, height: 900 })
      await page.waitForTimeout(150)
      await page.evaluate("tab.style.display = 'block'")
      await tilesFill(page)
    },
  },
  {
    id: 'K-55',
    sees: 'a map whose column becomes wider fills it',
    body: `<div id="tab" style="width: 320px">${map}</div>`,
    act: async ({ page }) => {
      await tilesFill(page)
      await page.evaluate("tab.style.width = '900px'")
      await page.waitForTimeout(200)
      await tilesFill(page)
    },
  },
  {
    id: 'K-56',
    sees: 'slides stand still while the focus is in them',
    body: gallery(),
    visitor: { ...timed, reducedMotion: 'no-preference' },
    act: async ({ page }) => {
      let before = ''
      await pass(page, async () => {
        await page.getByRole('link', { name: 'One' }).focus()
        before = await shown(page)
      })
      expect(await shown(page)).toBe(before)
    },
  },
  {
    id: 'K-57',
    sees: 'a finger can stop moving slides, and they stay stopped',
    body: gallery(),
    visitor: { ...timed, reducedMotion: 'no-preference', hasTouch: true },
    act: async ({ page }) => {
      let before = ''
      await pass(page, async () => {
        const first = await shown(page)
        await page.clock.runFor(10_000)
        expect(await shown(page)).not.toBe(first)
        await page.getByRole('button', { name: /^Pause/ }).tap()
        await page.getByRole('button', { name: /^Play/ }).waitFor()
        before = await shown(page)
      })
      expect(await shown(page)).toBe(before)
    },
  },
  {
    id: 'K-58',
    sees: 'with reduced motion slides stand still until somebody moves them',
    body: gallery(),
    visitor: timed,
    act: async ({ page }) => {
      let before = ''
      await pass(page, async () => {
        before = await shown(page)
      })
      expect(await shown(page)).toBe(before)
    },
  },
  {
    id: 'K-59',
    sees: 'Tab does not enter a hidden panel',
    body: twoTabs,
    act: async ({ page }) => {
      for (let stop = 0; stop < 5; stop++) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe('Second')
      }
    },
  },
  {
    id: 'K-60',
    sees: 'the down arrow on a tab list scrolls the page',
    body: `${twoTabs}<div style="height: 3000px"></div>`,
    act: async ({ page }) => {
      await page.getByRole('tab', { name: 'One' }).focus()
      await page.keyboard.press('ArrowDown')
      await until(() => page.evaluate(() => scrollY > 0))
    },
  },
]

playRows(rows, ['K-44', 'K-49', 'K-59'])
