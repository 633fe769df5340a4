import type { StoredName } from '#site/storage'
import { ownName } from './own-name'

/** Values that the browser refused to store; they last as long as the page. */
const unstored = new Map<string, string>()

/** Returns this tab's value of that name, or null. Never throws: a page may forbid storage. */
export function getStored(name: StoredName): string | null {
  try {
    return unstored.get(ownName(name)) ?? sessionStorage.getItem(ownName(name))
  } catch {
    return null
  }
}

/**
 * Stores a value for as long as `storageAbout` says; an empty text deletes it. Never store a password. Returns whether
 * the value outlasts the page.
 */
export function setStored(name: StoredName, value: string): boolean {
  try {
    if (value) sessionStorage.setItem(ownName(name), value)
    else sessionStorage.removeItem(ownName(name))
    unstored.delete(ownName(name))
    return true
  } catch {
    unstored.set(ownName(name), value)
    return false
  }
}

/** Returns whether this tab stores anything of any shop. */
export function keepsAnything(): boolean {
  try {
    return Object.keys(sessionStorage).some(name => name.startsWith('doorstep'))
  } catch {
    return false
  }
}
