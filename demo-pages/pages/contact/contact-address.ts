import { dateInWords } from '../../shop/calendar/delivery-dates'
import { readDate } from '../../shop/essentials/essential-checks'
import type { PageData } from '../../shop/page-data'
import { findProduct, type Product } from '../../shop/products/catalogue'

/** Returns the page on which a visitor without script writes about a product, or about its delivery on one day. */
export const contactAbout = (product: Product, date: string | null = null): string =>
  `/contact?product=${product.id}${date ? `&date=${date}` : ''}`

/** Returns the page on which a visitor without script writes about one box. */
export const contactAboutBox = (id: string): string => `/contact?box=${id}`

/** Returns the beginning of the message that such an address asks for; empty if it asks for none. */
export function subjectOf({ query, box: { boxes } }: PageData): string {
  const product = findProduct(Number(query.product))
  const date = readDate(query.date)
  const box = boxes.find(({ id }) => id === query.box)
  if (product) return `About ${product.name}${date ? ` on ${dateInWords(date)}` : ''}: `
  return box ? `About my box for ${dateInWords(box.start_date)}: ` : ''
}
