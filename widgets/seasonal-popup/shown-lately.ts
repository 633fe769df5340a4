import Cookies from 'js-cookie'
import { cookiePath, ownName } from '../../shared/platform/page/storage/own-name'

const name = 'seasonal_popup'
const days = 7

/** Returns true if the page's consent cookie is set; without a cookie name no consent is needed. */
export const isAllowed = (cookie: string | undefined): boolean => !cookie || Cookies.get(cookie) !== undefined

/** Returns true if the popup was shown in the last seven days, in any tab (SP-03). */
export const isShownLately = (): boolean => Cookies.get(name) !== undefined

/** Starts the seven days; returns false if the browser stores no cookies. */
export function noteShown(): boolean {
  const secure = location.protocol === 'https:'
  Cookies.set(name, 'shown', { expires: days, path: cookiePath(), sameSite: 'Lax', secure })
  return isShownLately()
}

/** Runs `act` unless another tab is doing so; at once if the browser has no locks or refuses them. */
export async function inOneTab(act: () => void): Promise<void> {
  const { locks } = navigator
  if (!locks) return act()
  try {
    await locks.request(ownName('seasonal-popup'), { ifAvailable: true }, async lock => {
      if (lock) act()
    })
  } catch {
    act()
  }
}
