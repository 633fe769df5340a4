import { partWithId } from './placeholders'

/** The page from which options are read. */
export type KnownPage = {
  /** Returns the element with that id; null if the page has none, undefined if only a part of the page is known. */
  elementWithId: (id: string) => Element | null | undefined
  /** The page's settings of the site. */
  settings: Readonly<Record<string, unknown>>
}

let known: KnownPage | undefined

/** Reads options against that page, for checking source files where there is no document. */
export function onPage<T>(page: KnownPage, read: () => T): T {
  known = page
  try {
    return read()
  } finally {
    known = undefined
  }
}

/** Returns the page of `onPage`; undefined if options read from the browser's document. */
export const knownPage = (): KnownPage | undefined => known

export const elementWithId: KnownPage['elementWithId'] = id =>
  known ? known.elementWithId(id) : partWithId(id)
