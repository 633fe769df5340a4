import { ownName } from './own-name'

/** What could not be stored: it lasts as long as the page. */
const unstored = new Map<string, string>()

/** What was remembered under that name in any tab of this shop, or null; never throws, as a page may forbid storage. */
export function getShared(name: string): string | null {
  try {
    return localStorage.getItem(ownName(name))
  } catch {
    return unstored.get(ownName(name)) ?? null
  }
}

/** Remembers something for all tabs of this shop, where that may be stored; an empty text forgets it. */
export function setShared(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(ownName(name), value)
    else localStorage.removeItem(ownName(name))
  } catch {
    // The other tabs do not hear of it.
    unstored.set(ownName(name), value)
  }
}

/**
 * Does a shop of this origin keep something under that name? The loader asks no more: it does not read in which folder
 * the shop lies.
 */
export function isKept(name: string): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('doorstep') && key.endsWith(`:${name}`))
  } catch {
    return false
  }
}
