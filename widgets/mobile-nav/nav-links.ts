import { pageOrigin } from '../../shared/platform/page/host/page-origin'
import {
  DecodeError,
  type Decoder,
  listOf,
  object,
  optional,
  string,
} from '../../shared/platform/values/decoder'
import { safeHref, safeRedirect } from '../../shared/platform/values/links'

/** The groups in their order (MN-02). */
export const groupNames = ['main', 'delivery', 'bestOfLocal', 'switch'] as const

/** Menus may also link to telephone numbers and mail addresses; these schemes run no script. */
const isContact = (written: string) => /^(tel|mailto|sms|whatsapp):\s*\S/i.test(written)

/** Reads an address on this site, on the web, or of a contact. */
const address: Decoder<string> = (given, at) => {
  const written = string(given, at)
  if (!isContact(written) && safeRedirect(written, pageOrigin()) === null && safeHref(written) === null)
    throw new DecodeError(
      at,
      given,
      'must be an address on this site or on the web, or tel:, sms:, whatsapp: or mailto:',
    )
  return written
}

const links = optional(listOf(object({ href: address, label: string })), [])

export const groupsOf = object({ main: links, delivery: links, bestOfLocal: links, switch: links })
export type Groups = ReturnType<typeof groupsOf>

/**
 * Returns true if the link leads to the current page as a whole: not to a place on it, and not to another choice in its
 * query. What an advert adds to the query of the page does not count.
 */
export function isHere(href: string): boolean {
  const { origin, pathname, searchParams } = new URL(href, location.href)
  const here = new URLSearchParams(location.search)
  return (
    origin === pageOrigin() &&
    pathname === location.pathname &&
    !href.includes('#') &&
    [...searchParams].every(([name, value]) => here.get(name) === value)
  )
}

/** Returns the group that is open at first: the one with the current page, or else the first that has links. */
export function openAtFirst(groups: Groups): readonly string[] {
  const here = groupNames.find(name => groups[name].some(({ href }) => isHere(href)))
  const first = here ?? groupNames.find(name => groups[name].length > 0)
  return first ? [first] : []
}

/** Reads the stored names of the open groups. */
export const persistedOpen = (left: unknown): readonly string[] | null =>
  Array.isArray(left) && left.every(name => typeof name === 'string') ? left : null
