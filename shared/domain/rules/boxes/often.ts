import { interpolate } from '../../../platform/values/interpolate'

/** The messages for a frequency. */
export const oftenMessages = { everyWeek: 'each week', everyWeeks: 'every {weeks} weeks' } as const

/** Returns the frequency in words: "every 2 weeks", or "each week" for 1. */
export const oftenInWords = (
  weeks: number,
  { everyWeek, everyWeeks }: { readonly [Name in keyof typeof oftenMessages]: string },
): string => (weeks > 1 ? interpolate(everyWeeks, { weeks }) : everyWeek)
