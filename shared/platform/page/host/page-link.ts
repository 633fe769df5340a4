import { parseUrl } from '../../values/links'

// An element named "baseURI" would hide the document's own `baseURI`, but not that of a text.
const baseOfPage = () => new URL(new Text().baseURI, location.href)

/** Returns the attributes of a link that opens in this tab and ignores a foreign `<base>` of the page. */
export function pageLink(href: string): { href: string; target: '_self' } {
  const isLedAway = baseOfPage().origin !== location.origin
  return { href: isLedAway ? (parseUrl(href, location.href)?.href ?? href) : href, target: '_self' }
}
