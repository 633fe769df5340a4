// An element named "baseURI" on the page cannot stand in for it.
const baseOfPage = () => new URL(String(Reflect.get(Node.prototype, 'baseURI', document)), location.href)

/** What a link needs to lead where the widget means, in this tab, whatever a `<base>` of the page says. */
export function pageLink(href: string): { href: string; target: '_self' } {
  const { origin, href: here } = location
  const isLedAway = baseOfPage().origin !== origin && URL.canParse(href, here)
  return { href: isLedAway ? new URL(href, here).href : href, target: '_self' }
}
