import { Hono } from 'hono'
import { londonDate } from '../calendar/calendar'
import { refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { hasErrors, required, text, validate } from '../server/validation'
import { judgeCode } from './schemes'

export const refusedCodes = {
  unknown: 'That code is not one of ours.',
  expired: 'That code has expired.',
  suspended: 'That offer is having a rest. Please try again next month.',
}

const checkCode = (c: ShopContext) => {
  const missing = validate(c.env.fields, { code: [required] })
  if (hasErrors(missing)) return refuse(c, missing)
  const verdict = judgeCode(text(c.env.fields, 'code'), londonDate(c.env.world.now()))
  switch (verdict.kind) {
    case 'scheme':
      return verdict.scheme.reward_type === 'free'
        ? c.json({ scheme: verdict.scheme })
        : c.json({ success: true, data: { scheme: verdict.scheme } })
    case 'suspended':
      c.set('isRefused', true)
      return c.json({
        success: false,
        message: refusedCodes.suspended,
        data: { code: [refusedCodes.suspended] },
      })
    case 'expired':
      return refuse(c, { code: [refusedCodes.expired] }, { wrapper: 'data' })
    case 'unknown':
      return refuse(c, { code: [refusedCodes.unknown, 'Please check the leaflet.'] })
  }
}

/** The call that checks a promotional code. */
export const promoRoutes = new Hono<ShopEnv>().post('/register/code/verify', checkCode)
