import { flagOf, type PageGlobals, readPageGlobals, saidByPage, toText } from '../../platform/page/globals'

/** What the page says for the shop's widgets: hints, not facts, as a cached page may be wrong about any of it. */
export type PageHints = PageGlobals & { hasPostcode: boolean; activeCoupon: string | null }

/** Reads them now; never keep the result, another script or tab may change them. GLB-01 to GLB-04. */
export const readPageHints = (): PageHints => ({
  ...readPageGlobals(),
  hasPostcode: flagOf(saidByPage('hasPostcode', 'has-postcode')) === true,
  activeCoupon: toText(saidByPage('activeCoupon', 'active-coupon')).slice(0, 200) || null,
})
