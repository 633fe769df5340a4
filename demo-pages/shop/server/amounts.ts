import { memoise } from './memoise'

/** Returns a decimal text of pounds in pence. */
export const penceOf = memoise((pounds: string): number => {
  const [whole = '0', part = ''] = pounds.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2))
})

/** Returns pence as the shop writes money: "27.80", "-5.00". */
export function poundsOf(pence: number): string {
  const size = Math.abs(pence)
  return `${pence < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}
