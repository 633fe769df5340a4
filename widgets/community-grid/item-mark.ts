/** With it a page may say which item it is. */
export const itemMark = 'data-community-item'

/** Which item it is, whatever page it came with: the page's own mark, or its id. What it says or leads to may be another's. */
export const identityOf = (item: Element): string => item.getAttribute(itemMark) || item.id
