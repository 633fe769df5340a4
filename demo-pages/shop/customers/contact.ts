import { Hono } from 'hono'
import { readPostcode } from '../places/postcodes'
import { type FieldErrors, flash, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { email, hasErrors, type Rule, required, short, text, validate } from '../server/validation'

const contact = '/contact'

/** The subjects of an enquiry; the last three need no address. */
export const enquiryTypes = [
  { value: 'deliveries', label: 'My deliveries' },
  { value: 'bill', label: 'My bill' },
  { value: 'products', label: 'A product' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'report_driving', label: 'Report driving' },
  { value: 'other', label: 'Other' },
] as const

const placeless = ['feedback', 'report_driving', 'other']

const knownType: Rule = (value, label) =>
  !value || enquiryTypes.some(type => type.value === value) ? null : `The selected ${label} is invalid.`

const realPostcode: Rule = (value, label) => (readPostcode(value) ? null : `The ${label} format is invalid.`)

const enquiryErrors = (c: ShopContext): FieldErrors => {
  const { fields } = c.env
  const type = text(fields, 'type')
  const needsAddress = type !== '' && !placeless.includes(type)
  return validate(fields, {
    name: [required, short],
    email: [required, email, short],
    type: [knownType],
    ...(needsAddress && { address_1: [required, short], postcode: [required, realPostcode] }),
    message: [required],
  })
}

const takeMessage = (c: ShopContext) => {
  const { visitor, fields } = c.env
  const errors = enquiryErrors(c)
  if (hasErrors(errors)) return refuse(c, errors, { back: contact })
  const given = (name: string) => text(fields, name)
  visitor.sent.enquiries.push({
    type: given('type'),
    address: [given('address_1'), given('postcode')].filter(Boolean).join(', '),
    message: given('message'),
  })
  flash(visitor, 'success', `Thank you. We have your message and will answer to ${given('email')}.`)
  return c.redirect(contact, 303)
}

/** The contact form. */
export const contactRoutes = new Hono<ShopEnv>().post(contact, takeMessage)
