import type { Page } from 'playwright-core'
import { json, placeholder, playRows, type Row, until } from './play-rows'

// Calendars, suggestions, maps, slides and tabs: in boxes that clip, hide, scroll and grow, and with slow
// answers and slow hands.

const pause = placeholder('pause-picker')
const calendarButton = 'Choose from a calendar: First day without a delivery'
const depots = json({
  markers: [
    { position: { lat: 51.44, lng: -2.61 }, infoTitle: 'Bedminster' },
    { position: { lat: 51.38, lng: -2.39 }, infoTitle: 'Bath' },
  ],
})
const map = placeholder('map', 'data-tiles="/tiles/{z}/{x}/{y}"', depots)

const openCalendar = async (page: Page) => {
  await page.getByRole('button', { name: calendarButton }).click()
  await page.getByRole('grid').first().waitFor()
}
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

/** What a slow calendar shows: for how long its spinner stands, and where what is below it has been meanwhile. */
const slowCalendar = async (page: Page, button: string) => {
  await page.route('**/calendar-*.js', route =>
    new Promise(done => setTimeout(done, 300)).then(() => route.continue()),
  )
  await page.evaluate(() => {
    const seen = Object.assign(window, { spins: [] as number[], tops: [] as number[] })
    const look = () => {
      const frame = document.querySelector('[role=dialog]')
      if (frame?.querySelector('[aria-busy=true] [role=status]')) seen.spins.push(performance.now())
      if (frame) seen.tops.push(document.getElementById('below')?.getBoundingClientRect().top ?? 0)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('grid').first().waitFor()
  return page.evaluate('[spins.at(-1) - spins[0], Math.max(...tops) - Math.min(...tops)]') as Promise<
    number[]
  >
}

const rows: Row[] = [
  ...[
    ['pause-picker', pause, calendarButton],
    ['transaction-search', placeholder('transaction-search'), 'Choose From from a calendar'],
  ].map(
    ([name, body, button = '']): Row => ({
      id: 'L-81 UI-01',
      sees: `the spinner of a slow calendar of ${name} stands half a second, and nothing below it jumps`,
      body: `${body}<p id="below">Below</p>`,
      act: async ({ page }) => {
        const [spins = 0, jumps] = await slowCalendar(page, button)
        expect([Math.round(spins / 100) >= 5, jumps]).toEqual([true, 0])
      },
    }),
  ),
  {
    id: 'K-44',
    report: 'https://github.com/opf/openproject/pull/2869',
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
  {
    id: 'K-53',
    report: 'https://github.com/Leaflet/Leaflet/issues/6065',
    sees: 'a map in a tab that was closed at first is complete when the tab is opened',
    body: `<div id="tab" style="display: none">${map}</div>`,
    act: async ({ page }) => {
      await page.waitForTimeout(300)
      await page.evaluate("tab.style.display = 'block'")
      await tilesFill(page)
    },
  },
]

playRows(rows)
