/** The discount of a code in per cent, and its last day; a suspended code gives no discount for now. */
type Offer = { percent: number; ends: string | null; isSuspended?: boolean }

const offers: Readonly<Record<string, Offer>> = {
  SPRING5: { percent: 5, ends: null },
  WELCOME10: { percent: 10, ends: null },
  SPRING19: { percent: 19, ends: '2019-05-31' },
  RESTING: { percent: 10, ends: null, isSuspended: true },
}

/** The shop's message about a code without a discount, and the status. */
const refusals = {
  unknown: { message: 'That code is not valid.', status: 422 },
  expired: { message: 'That code has expired.', status: 422 },
  suspended: { message: 'That offer is having a rest. Please try again next month.', status: 200 },
} as const

const findOffer = (code: string): Offer | undefined => {
  const name = code.trim().toUpperCase()
  return Object.hasOwn(offers, name) ? offers[name] : undefined
}

/** Returns the result of applying a code to a basket on that day (YYYY-MM-DD). */
export function judgeDiscount(code: string, today: string) {
  const offer = findOffer(code)
  if (!offer) return { refusal: refusals.unknown }
  if (offer.ends !== null && offer.ends < today) return { refusal: refusals.expired }
  return offer.isSuspended ? { refusal: refusals.suspended } : { percent: offer.percent }
}

/** Returns the discount of an applied code on an amount of pence, rounded to the nearest penny. */
export const discountOn = (pence: number, code: string | null): number =>
  Math.round((pence * (findOffer(code ?? '')?.percent ?? 0)) / 100)
