import type { StoredName } from '#site/storage'
import { ownName } from './own-name'

/** What could not be stored: it lasts as long as the page. */
const unstored = new Map<string, string>()

/** What was remembered under that name in this tab, or null; never throws, as a page may forbid storage. */
export function getStored(name: StoredName): string | null {
  try {
    return unstored.get(ownName(name)) ?? sessionStorage.getItem(ownName(name))
  } catch {
    return null
  }
}

/** Remembers something for as long as `storageAbout` says, and a password nowhere; an empty text forgets it. */
export function setStored(name: StoredName, value: string): void {
  try {
    if (value) sessionStorage.setItem(ownName(name), value)
    else sessionStorage.removeItem(ownName(name))
    unstored.delete(ownName(name))
  } catch {
    unstored.set(ownName(name), value)
  }
}

/** Whether this tab keeps anything of any shop. */
export function keepsAnything(): boolean {
  try {
    return Object.keys(sessionStorage).some(name => name.startsWith('doorstep'))
  } catch {
    return false
  }
}
