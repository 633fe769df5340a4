import { flagOf, type PageGlobals, readPageGlobals, saidByPage, toText } from '../../platform/page/globals'

/** The page's values for the shop's widgets: hints, not facts, as a cached page may be wrong. */
export type PageHints = PageGlobals & { hasPostcode: boolean; activeCoupon: string | null }

/** Reads the hints now (GLB-01 to GLB-04). Never keep the result: another script or tab may change them. */
export const readPageHints = (): PageHints => ({
  ...readPageGlobals(),
  hasPostcode: flagOf(saidByPage('hasPostcode', 'has-postcode')) === true,
  activeCoupon: toText(saidByPage('activeCoupon', 'active-coupon')).slice(0, 200) || null,
})
