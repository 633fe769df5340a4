import { fieldsAbout, sentAbout } from './fields-about'
import type { Schema } from './schemas'

type Members = Readonly<Record<string, Schema>>

/** "WeekLine2" is the same as "WeekLine": one that differs in how it is read, not in what it means. */
const plain = (name: string) => name.replace(/\d+$/, '').replace(/^ReadWeekOrders$/, 'BoxOrder')

/** Says of each field of a schema what it means; `used` hears which words were needed. */
export function describeFields(name: string, schema: Schema, used: (key: string) => void = () => {}): Schema {
  const about = (field: string) => {
    const called = plain(name)
    // What stands beside `data` means what it means in there.
    const keys = [`${called}.${field}`, `${called.replace(/Answer$/, '')}.${field}`, field]
    const key = keys.find(each => Object.hasOwn(fieldsAbout, each))
    if (!key) throw new Error(`Nothing says what ${field} of ${name} means: write it in fields-about.ts.`)
    used(key)
    return fieldsAbout[key] as string
  }
  return walk(schema, about)
}

/** Says of each field that a call sends what it means. */
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
      // What a value may not be means nothing.
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
