const prefix = 'doorstep:'
/** What could not be stored: it lasts as long as the page. */
const unstored = new Map<string, string>()

/** What was remembered under that name in this tab, or null; never throws, as a page may forbid storage. */
export function getStored(name: string): string | null {
  try {
    return unstored.get(name) ?? sessionStorage.getItem(prefix + name)
  } catch {
    return null
  }
}

/** Remembers a choice for as long as the tab is open: a view or a week, nothing about a person. */
export function setStored(name: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + name, value)
    unstored.delete(name)
  } catch {
    unstored.set(name, value)
  }
}
