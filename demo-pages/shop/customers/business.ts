import { Hono } from 'hono'
import {
  type FieldErrors,
  type Fields,
  flash,
  refuse,
  type ShopContext,
  type ShopEnv,
} from '../server/replies'
import { email, hasErrors, required, short, text, validate } from '../server/validation'
import type { NeededProduct } from './sent-state'

const page = '/business'

const listOf = (fields: Fields, name: string): string[] => {
  const given = fields[name]
  return Array.isArray(given) ? given.map(each => String(each).trim()) : []
}

/** Returns the rows of the table, which are sent as three lists; empty rows are left out. */
function productsIn(fields: Fields): NeededProduct[] {
  const [names, sizes, quantities] = ['pname[]', 'usize[]', 'uquantity[]'].map(name => listOf(fields, name))
  return (names ?? []).map((name, at) => ({
    name,
    size: sizes?.[at] ?? '',
    quantity: quantities?.[at] ?? '',
  }))
}

const isWritten = ({ name, size, quantity }: NeededProduct): boolean => Boolean(name || size || quantity)

function rowErrors(products: readonly NeededProduct[]): FieldErrors {
  if (!products.some(isWritten)) return { pname: ['Please tell us at least one product.'] }
  const found = products.flatMap((product, at): [string, string[]][] => [
    ...(isWritten(product) && !product.name
      ? [[`pname.${at}`, ['Enter the product name.']] as [string, string[]]]
      : []),
    ...(product.name.length > 255
      ? [[`pname.${at}`, ['Use no more than 255 letters for the product name.']] as [string, string[]]]
      : []),
  ])
  return Object.fromEntries(found)
}

const takeNeeds = (c: ShopContext) => {
  const { visitor, fields } = c.env
  const products = productsIn(fields)
  const errors = {
    ...validate(fields, { company: [required, short], email: [required, email, short] }),
    ...rowErrors(products),
  }
  if (hasErrors(errors)) return refuse(c, errors, { back: page })
  const company = text(fields, 'company')
  visitor.sent.businesses.push({ company, products: products.filter(isWritten) })
  flash(
    visitor,
    'success',
    `Thank you. We will write to ${text(fields, 'email')} with prices for ${company}.`,
  )
  return c.redirect(page, 303)
}

/** The form for a business's needs. */
export const businessRoutes = new Hono<ShopEnv>().post(page, takeNeeds)
