import { addDays, londonDate } from '../calendar/calendar'
import { sundayOf } from '../calendar/cutoff'
import { dateInWords } from '../calendar/delivery-dates'
import { linesOfWeek } from '../calendar/week-lines'
import { offeredDates } from '../essentials/one-off-orders'
import { dayName, deliveryDays } from '../essentials/round-days'
import type { Visitor } from '../visitor'
import { judgeCode, type Scheme } from './schemes'

/** A free product to choose, as the registration form prints it. */
export type FreeChoice = {
  scheme: Scheme
  /** The weekdays of the round. */
  days: readonly { value: number; label: string }[]
  dates: readonly { heading: string; dates: readonly { value: string; label: string }[] }[]
}

/** One product in a customer's first week. */
type FirstDelivery = { label: string; quantity: number; name: string; isFree: boolean }

/** The data of the registration's pages. */
export type RegistrationPage = { choice: FreeChoice | null; firstWeek: readonly FirstDelivery[] }

function freeChoice(visitor: Visitor, now: Date, code: string): FreeChoice | null {
  const verdict = judgeCode(code, londonDate(now))
  if (verdict.kind !== 'scheme' || verdict.scheme.reward_type !== 'free') return null
  return {
    scheme: verdict.scheme,
    days: deliveryDays(visitor).map(value => ({ value, label: dayName(value) })),
    dates: [...offeredDates(visitor, now)].map(([heading, dates]) => ({
      heading,
      dates: dates.map(value => ({ value, label: dateInWords(value) })),
    })),
  }
}

/** Returns the deliveries within a week of the first one, which may be weeks away, as there are none at Christmas. */
function firstWeek(visitor: Visitor, now: Date): FirstDelivery[] {
  const today = londonDate(now)
  const sunday = sundayOf(today)
  const coming = [0, 7, 14, 21, 28, 35]
    .flatMap(days => linesOfWeek(visitor, now, addDays(sunday, days)))
    .filter(({ date, quantity, movedBy }) => quantity && !movedBy && date > today)
  const [first] = coming.map(({ date }) => date).sort()
  return coming
    .filter(({ date }) => first && date < addDays(first, 7))
    .map(({ date, quantity, product, isFree }) => ({
      label: dateInWords(date),
      quantity,
      name: product.name,
      isFree,
    }))
}

type Typed = { code: string; postcode: string | null }

/** Returns what the registration form and the page after it show, for the values typed so far. */
export const registrationPage = (
  visitor: Visitor,
  now: Date,
  { code, postcode }: Typed,
): RegistrationPage => ({
  choice: visitor.customer ? null : freeChoice({ ...visitor, postcode }, now, code),
  firstWeek: visitor.customer ? firstWeek(visitor, now) : [],
})
