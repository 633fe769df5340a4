import type { StoredName } from '../storage.about'

const prefix = 'doorstep:'
/** What could not be stored: it lasts as long as the page. */
const unstored = new Map<string, string>()

/** What was remembered under that name in this tab, or null; never throws, as a page may forbid storage. */
export function getStored(name: StoredName): string | null {
  try {
    return unstored.get(name) ?? sessionStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/** Remembers something for as long as `storageAbout` says, and a password nowhere; an empty text forgets it. */
export function setStored(name: StoredName, value: string): void {
  try {
    if (value) sessionStorage.setItem(prefix + name, value)
    else sessionStorage.removeItem(prefix + name)
    unstored.delete(name)
  } catch {
    unstored.set(name, value)
  }
}
