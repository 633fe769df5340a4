import type { Choices, When } from '../../../shared/domain/rules/boxes/checkout'
import { keepToLogin } from '../../../shared/platform/page/login/login'
import { getStored, setStored } from '../../../shared/platform/page/storage/tab-storage'
import { readJson, stringifyJson } from '../../../shared/platform/values/json'
import { withoutCards } from '../../../shared/platform/values/without-cards'

const memory = 'checkout'

/** Where the box is left, with the words for the roundsman. */
export type Place = Pick<Choices, 'slot' | 'instructions' | 'other'>

/** What was chosen and the shop has not got: it knows the place with the confirmation only. */
export type StoredChoices = { place: Place | null; when: When | null }

/**
 * Keeps the choices for an order in this tab: for the page after a login, a reload or the way back. Of when it
 * comes, only what the shop has not taken: the rest is the shop's to tell.
 */
export function storeChoices(order: string, record: StoredChoices): void {
  keepToLogin()
  setStored(memory, stringifyJson(withoutCards({ order, ...record })))
}

/** Forgets them, once there is nothing left to confirm. */
export const forgetChoices = (): void => setStored(memory, '')

const isText = (value: unknown): value is string => typeof value === 'string'
const isWhole = (value: unknown): value is number | null => value === null || Number.isInteger(value)

/** What was chosen for that order in this tab. */
export function storedChoices(order: string): StoredChoices {
  keepToLogin()
  const stored = (readJson(getStored(memory) ?? '') ?? {}) as Record<string, unknown>
  if (stored.order !== order) return { place: null, when: null }
  const { slot, instructions, other } = (stored.place ?? {}) as Record<string, unknown>
  const { frequency, date, day } = (stored.when ?? {}) as Record<string, unknown>
  return {
    place: isText(slot) && isText(instructions) && isText(other) ? { slot, instructions, other } : null,
    when: isWhole(frequency) && isText(date) && isWhole(day) ? { frequency, date, day } : null,
  }
}
