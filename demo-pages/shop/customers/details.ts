import { Hono } from 'hono'
import {
  expectsJson,
  type FieldErrors,
  flash,
  refuse,
  type ShopContext,
  type ShopEnv,
} from '../server/replies'
import { requireCustomer } from '../server/security'
import { hasErrors, named, type Rule, required, short, text, validate } from '../server/validation'

/** The titles of customers. */
const titles = ['Mrs', 'Ms', 'Miss', 'Mr', 'Mx', 'Dr'] as const

const phoneNumber: Rule = value =>
  /^\+?[\d\s()-]{7,20}$/.test(value) ? null : 'Enter a phone number, like 0117 496 0000.'

const knownTitle: Rule = (value, label) =>
  titles.some(title => title === value) ? null : `Choose ${named(label)} from the list.`

const rulesOf = (fields: object): Record<string, Rule[]> => {
  const isName = ['title', 'firstname', 'lastname'].some(name => name in fields)
  return {
    ...((!isName || 'phone' in fields) && { phone: [required, phoneNumber] }),
    ...(isName && {
      title: [required, knownTitle],
      firstname: [required, short],
      lastname: [required, short],
    }),
  }
}

/** Answers a form as a framework does: with JSON for a script, or with the page again for a browser. */
const saved = (c: ShopContext, words: string, back: string) => {
  if (expectsJson(c.req.raw.headers)) return c.json({ success: true })
  flash(c.env.visitor, 'success', words)
  return c.redirect(back, 303)
}

const saveDetails = (c: ShopContext) => {
  const { fields, visitor } = c.env
  const rules = rulesOf(fields)
  const errors = validate(fields, rules)
  if (hasErrors(errors)) return refuse(c, errors, { back: '/account/details' })
  for (const name of Object.keys(rules)) Object.assign(visitor.details, { [name]: text(fields, name) })
  return saved(c, 'Your details are saved.', '/account/details')
}

/** Returns a password as it was typed, because spaces at its ends are part of it. */
const secret = (c: ShopContext, name: string): string => {
  const value = c.env.fields[name]
  return typeof value === 'string' ? value : ''
}

const savePassword = (c: ShopContext) => {
  const { details } = c.env.visitor
  const [old, next, again] = [
    secret(c, 'old_password'),
    secret(c, 'password'),
    secret(c, 'password_confirmation'),
  ]
  const errors: FieldErrors = {}
  if (!old) errors.old_password = ['Enter your current password.']
  else if (old !== details.password) errors.old_password = ['That is not your current password.']
  if (!next) errors.password = ['Enter your new password.']
  else if (next.length < 8) errors.password = ['Use 8 letters or more for your new password.']
  if (next !== again) errors.password_confirmation = ['Type the same password twice.']
  if (hasErrors(errors)) return refuse(c, errors, { back: '/account/password' })
  details.password = next
  return saved(c, 'Your password is changed.', '/account/password')
}

/** Handles a form, which can only post; as in the framework, `_method` holds the intended method. */
const asPut = (save: (c: ShopContext) => Response) => (c: ShopContext) =>
  text(c.env.fields, '_method').toUpperCase() === 'PUT'
    ? save(c)
    : c.text('The POST method is not supported for this route. Supported methods: PUT.', 405)

/** The calls of the customer's name, phone number and password. */
export const detailsRoutes = new Hono<ShopEnv>()
  .use('/account/details', requireCustomer)
  .use('/account/password', requireCustomer)
  .put('/account/details', saveDetails)
  .post('/account/details', asPut(saveDetails))
  .put('/account/password', savePassword)
  .post('/account/password', asPut(savePassword))
