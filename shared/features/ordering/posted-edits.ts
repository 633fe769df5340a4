import type { Edits } from './regular/use-regular-edit'

type PostedDay = Readonly<Record<string, unknown>> | null | undefined

/** Reads the weekdays of a refused form as a server prints its old input: texts or numbers, for any days. */
export function editsOf(weekdays: object | undefined): Edits | undefined {
  if (!weekdays) return undefined
  const all = (name: string) =>
    Object.fromEntries(
      Object.entries(weekdays as Record<string, PostedDay>)
        .map(([day, chosen]) => [day, Number(chosen?.[name] ?? Number.NaN)] as const)
        .filter(([day, value]) => /^[1-6]$/.test(day) && Number.isInteger(value) && value >= 0),
    )
  return { quantities: all('quantity'), frequencies: all('frequency'), isDeleted: false }
}
