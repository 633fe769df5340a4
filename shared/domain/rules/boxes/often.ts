import { fill } from '../../../platform/values/fill'

/** How often something comes. */
export const oftenWording = { everyWeek: 'each week', everyWeeks: 'every {weeks} weeks' } as const

/** "every 2 weeks"; "each week" for one. */
export const oftenInWords = (
  weeks: number,
  { everyWeek, everyWeeks }: { readonly [Name in keyof typeof oftenWording]: string },
): string => (weeks > 1 ? fill(everyWeeks, { weeks }) : everyWeek)
