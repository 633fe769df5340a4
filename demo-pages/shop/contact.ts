import { Hono } from 'hono'
import { flash, refuse, type ShopContext, type ShopEnv } from './replies'
import { email, hasErrors, required, short, text, validate } from './validation'

const contact = '/contact'

const takeMessage = (c: ShopContext) => {
  const { visitor, fields } = c.env
  const errors = validate(fields, {
    name: [required, short],
    email: [required, email, short],
    message: [required],
  })
  if (hasErrors(errors)) return refuse(c, errors, { back: contact })
  flash(visitor, 'success', `Thank you. We have your message and will answer to ${text(fields, 'email')}.`)
  return c.redirect(contact, 303)
}

/** The contact form. */
export const contactRoutes = new Hono<ShopEnv>().post(contact, takeMessage)
