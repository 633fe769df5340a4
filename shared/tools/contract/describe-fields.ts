import { fieldsAbout, sentAbout } from './fields-about'
import type { Schema } from './schemas'

type Members = Readonly<Record<string, Schema>>

/**
 * The schema's name without a number: "WeekLine2" is read differently from "WeekLine", but its fields mean the same.
 */
const plain = (name: string) => name.replace(/\d+$/, '').replace(/^ReadWeekOrders$/, 'BoxOrder')

/** Adds a description to each field of a schema; `used` is called with the key of each description. */
export function describeFields(name: string, schema: Schema, used: (key: string) => void = () => {}): Schema {
  const about = (field: string) => {
    const called = plain(name)
    // A field beside `data` means the same as the field of that name inside it.
    const keys = [`${called}.${field}`, `${called.replace(/Answer$/, '')}.${field}`, field]
    const key = keys.find(each => Object.hasOwn(fieldsAbout, each))
    if (!key) throw new Error(`Nothing says what ${field} of ${name} means: write it in fields-about.ts.`)
    used(key)
    return fieldsAbout[key] as string
  }
  return walk(schema, about)
}

/** Adds a description to each field of a request. */
export function describeSent(call: string, schema: Schema): Schema {
  return walk(schema, field => {
    const about = sentAbout[`${call}.${field}`] ?? sentAbout[field] ?? fieldsAbout[field]
    if (!about) throw new Error(`Nothing says what ${field} of ${call} means: write it in fields-about.ts.`)
    return about
  })
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

function walk(schema: Schema, about: (field: string) => string): Schema {
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]) => {
      if (word === 'properties') return [word, described(value as Members, about)]
      // The schemas below `not` describe no fields.
      if (word === 'not') return [word, value]
      if (Array.isArray(value)) return [word, value.map(each => (isSchema(each) ? walk(each, about) : each))]
      return [word, isSchema(value) ? walk(value, about) : value]
    }),
  )
}

const described = (members: Members, about: (field: string) => string): Members =>
  Object.fromEntries(
    Object.entries(members).map(([field, schema]) => {
      const inner = walk(schema, about)
      const own = typeof inner.description === 'string' ? ` ${inner.description}` : ''
      return [field, { ...inner, description: `${about(field)}${own}` }]
    }),
  )
