/** The attribute by which a page may identify an item. */
export const itemMark = 'data-community-item'

/**
 * Returns the item's identity across pages: the page's own mark, or its id. Text and links are not used, as two items
 * may share them.
 */
export const identityOf = (item: Element): string => item.getAttribute(itemMark) || item.id
