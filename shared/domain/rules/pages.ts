/** A list that is shown page by page; pages are counted from 1. */
export type PagedList = {
  total: number
  page: number
  perPage: number
  /** How many page numbers are shown at a time. */
  chunk: number
}

/** A run of page numbers: the first, and how many. */
type Run = { readonly first: number; readonly count: number }

/** The content of a paginator. */
type PageWindow = {
  pages: number
  /** Null if the list has no such page. */
  current: number | null
  /** The page numbers of the current chunk. */
  numbers: readonly number[]
  /** The first and last item on the current page. */
  shown: { first: number; last: number } | null
  previous: number | null
  next: number | null
  /** The previous and the next chunk. */
  before: Run | null
  after: Run | null
}

const atLeastOne = (count: number) => Math.max(1, count)
const upTo = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

/** Returns the pages around the current one. The chunks have fixed bounds (PG-02). */
export function pageWindow({ total, page, perPage, chunk }: PagedList): PageWindow {
  const size = atLeastOne(perPage)
  const width = atLeastOne(chunk)
  const pages = Math.ceil(total / size)
  const asked = atLeastOne(page)
  const current = asked <= pages ? asked : null
  // A page beyond the end shows the last chunk.
  const at = current ?? atLeastOne(pages)
  const first = at - ((at - 1) % width)
  const last = Math.min(pages, first + width - 1)
  return {
    pages,
    current,
    numbers: upTo(first, Math.max(0, last - first + 1)),
    shown:
      current === null ? null : { first: (current - 1) * size + 1, last: Math.min(total, current * size) },
    previous: current === null ? pages || null : current > 1 ? current - 1 : null,
    next: current !== null && current < pages ? current + 1 : null,
    before: first > 1 ? { first: first - width, count: width } : null,
    after: last < pages ? { first: last + 1, count: Math.min(width, pages - last) } : null,
  }
}

// The placeholder as an editor types it, and as a framework encodes it in an address.
const placeholder = /\{page\}|%7bpage%7d/gi

/** Returns the address of a page: the number replaces {page}, or else becomes the query's `page`. */
export function addressOfPage(pattern: string, page: number): string {
  const filled = pattern.replace(placeholder, String(page))
  if (filled !== pattern) return filled
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(pattern) ?? []
  const fields = new URLSearchParams(query)
  fields.set('page', String(page))
  return `${path}?${fields}${hash}`
}
