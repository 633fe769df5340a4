import { Hono } from 'hono'
import type { ShopContext, ShopEnv } from '../server/replies'
import { type Product, products } from './catalogue'

/** Returns the words of a name or a query, in lower case without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Returns the products with a word that begins with each word of the query; names that begin with the query come first.
 */
export function findProducts(asked: string): Product[] {
  const words = wordsOf(asked)
  if (!words.length) return []
  const found = products.filter(({ name }) =>
    words.every(word => wordsOf(name).some(each => each.startsWith(word))),
  )
  const isFirst = ({ name }: Product) => wordsOf(name).join(' ').startsWith(words.join(' '))
  return [...found.filter(isFirst), ...found.filter(product => !isFirst(product))]
}

const suggest = (c: ShopContext) =>
  c.json(
    findProducts(c.req.query('q') ?? '')
      .slice(0, 8)
      .map(({ name, size }) => ({ name, note: size })),
  )

/** The suggestions of the search field. */
export const searchRoutes = new Hono<ShopEnv>().get('/api/suggestions', suggest)
