import type { TabMessage } from '#site/tabs'
import { throttle } from '../../values/throttle'
import { pageLoad } from '../arrival'
import { pageWide } from '../host/page-wide'
import { linkTabs, type OtherTabs } from './other-tabs'
import { onRestored } from './restored'
import { onSwapped } from './swapped'
import { onVisibility } from './visibility'

/** The reason why the page may be out of date; `restored` also ends whatever was busy when the page was left. */
export type StaleReason = 'restored' | 'activated' | 'returned' | 'other-tab' | 'online' | 'swapped'

export type ShopTabs = OtherTabs<TabMessage>

/** The page's only link to the shop's other tabs. A second link would hear this page's messages as another tab's. */
export const shopTabs: ShopTabs = pageWide<ShopTabs>('tabs', linkTabs)

const awayMs = 60_000
const quietMs = 250

/** Returns whether Back or Forward has brought this document again. */
export const cameByBackButton = (): boolean => pageLoad()?.type === 'back_forward'

/**
 * Reports when the page must read again (X7): after a return to it, its activation, a change in another tab, a
 * reconnection, or when another page was put into the document. `onStale` runs at once, and at most every 250 ms. Messages of other tabs arrive unchecked. Returns a
 * function that stops it.
 */
export function watchFreshness(
  watch: { onStale: (reason: StaleReason) => void; onMessage?: (message: unknown) => void },
  tabs: ShopTabs = shopTabs,
): () => void {
  let pending: StaleReason | undefined
  let hiddenSince = document.hidden ? Date.now() : undefined
  let isMissed = false
  const ask = throttle(() => {
    const reason = pending
    pending = undefined
    if (reason) watch.onStale(reason)
  }, quietMs)
  const stale = (reason: StaleReason) => {
    // Keeps `restored`, because only that reason ends what was busy.
    if (pending !== 'restored') pending = reason
    ask()
  }

  const stopListening = tabs.listen(message => {
    if (document.hidden) isMissed = true
    else stale('other-tab')
    watch.onMessage?.(message)
  })
  const onActivation = () => stale('activated')
  const stopWatching = onVisibility(() => {
    if (document.hidden) {
      hiddenSince = Date.now()
      return
    }
    if (hiddenSince !== undefined && Date.now() - hiddenSince > awayMs) stale('returned')
    else if (isMissed) stale('other-tab')
    hiddenSince = undefined
    isMissed = false
  })

  let steadying: ReturnType<typeof setTimeout> | undefined
  // An unstable connection causes no read until it stays up.
  const onOnline = () => {
    clearTimeout(steadying)
    // The moments after which a page reads again. Ends with: the undo; the quarter of a second after
    // `online`.
    steadying = setTimeout(stale, quietMs, 'online')
  }

  window.addEventListener('online', onOnline)
  const stopRestored = onRestored(() => stale('restored'))
  const stopSwapped = onSwapped(() => stale('swapped'))
  document.addEventListener('prerenderingchange', onActivation)
  if (cameByBackButton()) stale('restored')
  return () => {
    stopListening()
    clearTimeout(steadying)
    window.removeEventListener('online', onOnline)
    stopRestored()
    stopSwapped()
    document.removeEventListener('prerenderingchange', onActivation)
    stopWatching()
  }
}
