/** What options ask of the page that they are read on. */
export type KnownPage = {
  /** The element with that id; null where the page has none, undefined where only a part of the page is known. */
  elementWithId: (id: string) => Element | null | undefined
  /** What the page says of the site. */
  settings: Readonly<Record<string, unknown>>
}

let known: KnownPage | undefined

/** Reads options as on that page: a source is checked where there is no document. */
export function onPage<T>(page: KnownPage, read: () => T): T {
  known = page
  try {
    return read()
  } finally {
    known = undefined
  }
}

/** The page that options are read on; undefined for the one that is open in the browser. */
export const knownPage = (): KnownPage | undefined => known

export const elementWithId: KnownPage['elementWithId'] = id =>
  known ? known.elementWithId(id) : document.getElementById(id)
