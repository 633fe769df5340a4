import DOMPurify from 'dompurify'
import { partsIn } from '../../shared/platform/page/placeholders'
import { imageAddress } from '../../shared/platform/values/image-address'
import { parseUrl } from '../../shared/platform/values/links'
import { showProtectedEmails } from '../../shared/platform/values/protected-email'
import { identityOf, itemMark } from './item-mark'
import { baseOf, linkIn, type Selectors } from './next-link'

/**
 * The tags and attributes an item may have: text, images and links, but no styles, fields, names, placeholders or
 * scripts.
 */
const allowed = {
  ALLOWED_TAGS:
    'a abbr article b blockquote br cite div em figcaption figure footer h2 h3 h4 h5 h6 header hr i img li ol p q small span strong time ul #text'.split(
      ' ',
    ),
  ALLOWED_ATTR: 'alt class datetime dir height href lang src title width'.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

/**
 * Returns an address of the fetched page made absolute, because a relative one would be resolved against the wrong
 * page.
 */
const absolute = (written: string | null, page: URL): string | null =>
  (written !== null && parseUrl(written, baseOf(page))?.href) || null

function cleanImage(image: HTMLImageElement, page: URL): void {
  const address = imageAddress(absolute(image.getAttribute('src'), page), page.origin)
  if (!address) image.remove()
  else Object.assign(image, { src: address, loading: 'lazy', decoding: 'async' })
}

/** Returns a sanitised item, or null if nothing is left of it. */
function cleanItem(item: Element, page: URL): HTMLElement | null {
  const clean = DOMPurify.sanitize(item, { ...allowed, RETURN_DOM_FRAGMENT: true }).firstElementChild
  if (!(clean instanceof HTMLElement)) return null
  for (const element of [clean, ...clean.querySelectorAll<HTMLElement>('*')]) {
    for (const name of [...element.classList]) if (name.startsWith('doorstep')) element.classList.remove(name)
    const href = absolute(element.getAttribute('href'), page)
    if (href) element.setAttribute('href', href)
    if (element instanceof HTMLImageElement) cleanImage(element, page)
  }
  // The id is not copied, because this page may already have an element with it.
  if (identityOf(item)) clean.setAttribute(itemMark, identityOf(item))
  return clean.textContent?.trim() || clean.querySelector('img') ? clean : null
}

/**
 * Returns the items of a fetched page and its link to the next one, null on the last page; null if it has no grid
 * (CG-02).
 */
export function readPage(
  html: string,
  selectors: Selectors,
  page: URL,
): { items: HTMLElement[]; link: string | null } | null {
  // In such a browser DOMPurify returns its input unchanged.
  if (!DOMPurify.isSupported) throw new Error('this browser cannot clean a page')
  const whole = DOMPurify.sanitize(html, {
    FORBID_TAGS: ['style', 'template'],
    FORBID_ATTR: ['style'],
    RETURN_DOM_FRAGMENT: true,
  })
  showProtectedEmails(whole)
  const grid = partsIn(whole, selectors.grid)[0]
  if (!grid) return null
  const items = [...grid.children].flatMap(item => cleanItem(item, page) ?? [])
  return { items, link: linkIn(whole, selectors, page) }
}
