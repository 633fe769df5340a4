const prefix = 'doorstep:'

/** What was remembered under that name in any tab of this shop, or null; never throws, as a page may forbid storage. */
export function getShared(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/** Remembers something for all tabs of this shop, where that may be stored; an empty text forgets it. */
export function setShared(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(prefix + name, value)
    else localStorage.removeItem(prefix + name)
  } catch {
    // The other tabs do not hear of it.
  }
}
