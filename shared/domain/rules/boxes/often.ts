import { interpolate } from '../../../platform/values/interpolate'

/** How often something comes. */
export const oftenMessages = { everyWeek: 'each week', everyWeeks: 'every {weeks} weeks' } as const

/** "every 2 weeks"; "each week" for one. */
export const oftenInWords = (
  weeks: number,
  { everyWeek, everyWeeks }: { readonly [Name in keyof typeof oftenMessages]: string },
): string => (weeks > 1 ? interpolate(everyWeeks, { weeks }) : everyWeek)
