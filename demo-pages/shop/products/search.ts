import { Hono } from 'hono'
import type { ShopContext, ShopEnv } from '../server/replies'
import { type Product, products } from './catalogue'

/** Returns the words of a name or a question, small, without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** What the shop sells of which every asked word begins one of the name's; names that begin as was asked come first. */
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

/** What is suggested to people who type in the search. */
export const searchRoutes = new Hono<ShopEnv>().get('/api/suggestions', suggest)
