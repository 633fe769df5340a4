import { dateInWords } from '../calendar/delivery-dates'

/** A day to examine: whether there is a delivery, and if an ordered delivery does not come, the reason. */
export type AskedDay = { date: string; comes: boolean; reason: string | null }

const list = new Intl.ListFormat('en-GB')

export const becausePaused = 'your deliveries are paused'
export const becauseUnavailable = "what you ordered can't come"
export const becauseMovedTo = (name: string, to: string): string =>
  `it comes on ${dateInWords(to)} instead (${name})`

/**
 * Returns the next of these days with a delivery, and a sentence for the cancelled days before it. Everything in this
 * shop that names a next delivery uses this function, and so says it in the same words (J-60).
 */
export function comingOf<Day extends AskedDay>(days: readonly Day[]): { next: Day | null; fallen: string[] } {
  const at = days.findIndex(({ comes }) => comes)
  const without = (at < 0 ? days : days.slice(0, at)).filter(({ reason }) => reason !== null)
  const reasons = [...new Set(without.map(({ reason }) => reason))]
  return {
    next: days[at] ?? null,
    fallen: reasons.map(reason => {
      const names = without.filter(day => day.reason === reason).map(({ date }) => dateInWords(date))
      return `Nothing comes on ${list.format(names)}: ${reason}.`
    }),
  }
}
