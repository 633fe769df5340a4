/** What a code takes off a basket, in per cent; or why it does not. */
type Offer = { percent: number } | { refusal: string }

const offers: Readonly<Record<string, Offer>> = {
  SPRING5: { percent: 5 },
  WELCOME10: { percent: 10 },
  SPRING19: { refusal: 'That code has expired.' },
  RESTING: { refusal: 'That offer is having a rest. Please try again next month.' },
}

/** What becomes of a code that is applied to a basket. */
export function judgeDiscount(code: string): Offer {
  const name = code.trim().toUpperCase()
  return (Object.hasOwn(offers, name) && offers[name]) || { refusal: 'That code is not valid.' }
}

/** What a code takes off an amount of pence, rounded to the nearest penny. */
export function discountOn(pence: number, code: string | null): number {
  const offer = code === null ? null : judgeDiscount(code)
  return offer && 'percent' in offer ? Math.round((pence * offer.percent) / 100) : 0
}
