import { execFileSync } from 'node:child_process'
import { buildSync } from 'esbuild'
import { londonClock } from '../../../../shared/platform/values/london'

const zones = [
  'Europe/London',
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Asia/Riyadh',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Atlantic/Azores',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Pacific/Marquesas',
  'Pacific/Pago_Pago',
]

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** The local time in the machine's time zone data: "2026-03-29 02:00:00". */
const inLondon = (moment: Date): string => clock.format(moment)

const boundaryDays = [
  '2011-12-29', // the next day did not happen in Apia
  '2026-03-28',
  '2026-03-29',
  '2026-06-14',
  '2026-10-24',
  '2026-10-25',
  '2026-12-31',
  '2028-02-28',
  '2028-02-29',
]
const hours = ['00:00:00', '00:59:59', '12:00:00', '22:59:59', '23:30:00']
const moments = boundaryDays.flatMap(date => hours.map(hour => `${date}T${hour}Z`))
const steps = 'addDays(date, 1) + addDays(date, 2) + addDays(date, -7) + formatDate(date)'

const { outputFiles } = buildSync({
  stdin: {
    contents: `
      import { addDays, formatDate, parseDate, weekStart } from './dates/dates'
      import { today } from '../../platform/values/london'
      import { daysOf, weekLabel, weeksLater } from './essentials/week'
      const days = ${JSON.stringify(moments)}.map(text => {
        const date = today(new Date(text))
        const start = weekStart(date)
        const week = { start, lines: [], boxes: [], pauses: [{ start: date, end: date }], shifts: [] }
        const paused = daysOf(week).map(({ date, isPaused }) => date + isPaused)
        return [date, parseDate(text), start, ${steps} + weekLabel(start) + weeksLater(start, 1) + paused]
      })
      // The hour of the device's own clock proves that the device is in its zone.
      daysByZone.push([days, new Date('2026-01-01T12:00Z').getHours()])`,
    resolveDir: 'shared/domain/rules',
    loader: 'ts',
  },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  write: false,
  logLevel: 'silent',
})
const script = outputFiles[0]?.text ?? ''

// Node adopts a zone set while it runs; jest's own copy of the environment would not reach it.
const travel = `
  const daysByZone = []
  for (const zone of ${JSON.stringify(zones)}) {
    process.env.TZ = zone
    new Function('daysByZone', 'require', ${JSON.stringify(script)})(daysByZone, require)
  }
  console.log(JSON.stringify(daysByZone))`

type Days = [today: string, parsed: string, weekStart: string, steps: string][]
const daysByZone: [Days, hour: number][] = JSON.parse(
  execFileSync(process.execPath, ['-e', travel], { encoding: 'utf8' }),
)
const seenFrom = new Map(zones.map((zone, index) => [zone, daysByZone[index]]))
const daysSeenFrom = (zone: string) => seenFrom.get(zone)?.[0] ?? []

describe('dates on a device far from London', () => {
  it.each(zones)('%s shows the days of London at every boundary', zone => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
    expect(seenFrom.get(zone)?.[1]).toBe(Number(clock.format(new Date('2026-01-01T12:00Z'))))
    const seen = daysSeenFrom(zone)
    expect(seen).toHaveLength(45)
    expect(seen).toEqual(daysSeenFrom('Europe/London'))
    expect(seen.map(([today]) => today)).toEqual(moments.map(text => inLondon(new Date(text)).slice(0, 10)))
    expect(seen.map(([, parsed]) => parsed)).toEqual(seen.map(([today]) => today))
  })

  it.each(zones)("HB-06 %s begins every week on London's Sunday", zone => {
    for (const [today, , start] of daysSeenFrom(zone)) {
      const day = new Date(`${today}T00:00:00Z`)
      const sunday = new Date(day.getTime() - day.getUTCDay() * 86_400_000)
      expect([today, start]).toEqual([today, sunday.toISOString().slice(0, 10)])
    }
  })
})

test("A-17 London's clocks change as in the time zone data in each year from 1996 to 2099", () => {
  const hours = Array.from({ length: 104 }, (_, year) => [2, 9].map(month => [1996 + year, month] as const))
    .flat()
    .flatMap(([year, month]) =>
      Array.from({ length: 10 * 24 }, (_, hour) => new Date(Date.UTC(year, month, 23, hour))),
    )
  const seconds = hours.flatMap(hour => [new Date(hour.getTime() - 1000), hour])
  const inFigures = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')
  expect(seconds.map(londonClock).map(inFigures)).toEqual(seconds.map(inLondon))
})
