import Cookies from 'js-cookie'

const name = 'seasonal_popup'
const days = 7

/** Has the visitor agreed, as the page's cookie of that name says? Without a name nobody has to. */
export const isAllowed = (cookie: string | undefined): boolean => !cookie || Cookies.get(cookie) !== undefined

/** Has it been shown in the last seven days, in any tab (SP-03)? */
export const isShownLately = (): boolean => Cookies.get(name) !== undefined

/** The seven days begin now; false where the browser keeps no cookies. */
export function noteShown(): boolean {
  const secure = location.protocol === 'https:'
  Cookies.set(name, 'shown', { expires: days, path: '/', sameSite: 'Lax', secure })
  return isShownLately()
}

/** Acts unless another tab is at it; where the browser has no locks, or refuses them, at once. */
export async function inOneTab(act: () => void): Promise<void> {
  const { locks } = navigator
  if (!locks) return act()
  let isDone = false
  const actOnce = () => {
    if (!isDone) act()
    isDone = true
  }
  try {
    await locks.request('doorstep-seasonal-popup', { ifAvailable: true }, async lock => {
      if (lock) actOnce()
    })
  } catch {
    actOnce()
  }
}
