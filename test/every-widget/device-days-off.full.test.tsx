import { type Moment, shownOf, weekdays } from '../support/page/device-days-off'
import { examplesOf, pageOf, widgetNames } from '../support/widgets/all-widgets'

/*
 * Every widget, in each of its examples, on a device whose clock is two days behind or ahead of the shop's.
 */

const moments: Moment[] = ['before an answer', 'at rest']

const rows = widgetNames.flatMap(name => [-2, 2].map(days => [name, days] as const))
let held = 0
afterAll(() => console.info(`a device two days off: ${held} of ${rows.length} rows (widget, direction) hold`))

test.each(rows)(
  'J-50 %s on a device %d days off shows the same as on a right one, before any answer and at rest',
  async (name, days) => {
    for (const example of await examplesOf(name)) {
      const html = pageOf(example).replaceAll('data-widget=', 'data-load="ready" data-widget=')
      for (const moment of moments)
        for (const at of Object.values(weekdays))
          expect([moment, at, await shownOf(html, { moment, at, days })]).toEqual([
            moment,
            at,
            await shownOf(html, { moment, at, days: 0 }),
          ])
    }
    held++
  },
)
