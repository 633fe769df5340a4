import type { Choices, When } from '../../../shared/domain/rules/boxes/checkout'
import { getOfLogin, setOfLogin } from '../../../shared/platform/page/login/login'
import { readJson, stringifyJson } from '../../../shared/platform/values/json'
import { withoutCards } from '../../../shared/platform/values/without-cards'

const memory = 'checkout'

/** The place where the box is left, with the instructions for the roundsman. */
export type Place = Pick<Choices, 'slot' | 'instructions' | 'other'>

/** Choices that the shop does not have yet; the place is sent only with the confirmation. */
export type StoredChoices = { place: Place | null; when: When | null }

/**
 * Stores the choices for an order in this tab, so that they survive a login, a reload or the back button.
 * `when` holds only what the shop has not accepted; the rest comes from the shop.
 */
export function storeChoices(order: string, record: StoredChoices): void {
  setOfLogin(memory, stringifyJson(withoutCards({ order, ...record })))
}

/** Deletes the stored choices, once there is nothing left to confirm. */
export const forgetChoices = (): void => setOfLogin(memory, '')

const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number | null => value === null || Number.isInteger(value)

/** Returns the choices stored for that order in this tab. */
export function storedChoices(order: string): StoredChoices {
  const stored = (readJson(getOfLogin(memory) ?? '') ?? {}) as Record<string, unknown>
  if (stored.order !== order) return { place: null, when: null }
  const { slot, instructions, other } = (stored.place ?? {}) as Record<string, unknown>
  const { frequency, date, day } = (stored.when ?? {}) as Record<string, unknown>
  return {
    place: isText(slot) && isText(instructions) && isText(other) ? { slot, instructions, other } : null,
    when: isWhole(frequency) && isText(date) && isWhole(day) ? { frequency, date, day } : null,
  }
}
