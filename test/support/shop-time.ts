/**
 * The moment at which the shops of browser tests and their visitors start: a Wednesday noon, three days before the
 * end of a week, a month before Christmas and after the clocks went back. Time runs on from there. A test of another day
 * names that day. `SHOP_DATE=2026-12-24T20:30Z` starts all others on another day.
 */
export const start = process.env.SHOP_DATE ?? '2026-11-25T12:00Z'

/** How far a clock is ahead of this machine's if it shows that moment now. */
export const aheadTo = (moment: string): number => Date.parse(moment) - Date.now()

/** How far the clocks of shops and visitors are ahead, in all of a test file. */
export const ahead = aheadTo(start)

/** The current time in the shop. */
export const shopNow = (): Date => new Date(Date.now() + ahead)
