import { dateInWords } from '../calendar/delivery-dates'

/** A day as it is asked about: does anything come on it, and if not though something is ordered, why. */
export type AskedDay = { date: string; comes: boolean; reason: string | null }

const list = new Intl.ListFormat('en-GB')

export const becausePaused = 'your deliveries are paused'
export const becauseUnavailable = "what you ordered can't come"
export const becauseMovedTo = (name: string, to: string): string => `${name}, it comes on ${dateInWords(to)}`

/**
 * When something comes next: the first of these days on which anything does, and a sentence for the days until then that
 * fall out. Everything in this shop that names a next delivery asks this, and says it in these words (J-60).
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
