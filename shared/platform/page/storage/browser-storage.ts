import { ownName } from './own-name'

/** Values that the browser refused to store; they last as long as the page. */
const unstored = new Map<string, string>()

/** Returns the value of that name, shared by all tabs of this shop, or null. Never throws: a page may forbid storage. */
export function getShared(name: string): string | null {
  try {
    return unstored.get(ownName(name)) ?? localStorage.getItem(ownName(name))
  } catch {
    return null
  }
}

/** Stores a value for all tabs of this shop; an empty text deletes it. */
export function setShared(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(ownName(name), value)
    else localStorage.removeItem(ownName(name))
    unstored.delete(ownName(name))
  } catch {
    // Other tabs do not see this value.
    unstored.set(ownName(name), value)
  }
}

/**
 * Returns whether any shop of this origin stores a value of that name. The loader does not know in which folder the
 * shop is.
 */
export function isKept(name: string): boolean {
  try {
    return Object.keys(localStorage).some(key => key.startsWith('doorstep') && key.endsWith(`:${name}`))
  } catch {
    return false
  }
}
