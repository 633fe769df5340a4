import type { TabMessage } from '#site/tabs'
import { throttle } from '../../values/throttle'
import { pageLoad } from '../arrival'
import { pageWide } from '../host/page-wide'
import { linkTabs, type OtherTabs } from './other-tabs'
import { onRestored } from './restored'
import { onVisibility } from './visibility'

/** Why what the page shows may be out of date; after `restored`, what was busy when the page was left is over, too. */
export type StaleReason = 'restored' | 'activated' | 'returned' | 'other-tab' | 'online'

export type ShopTabs = OtherTabs<TabMessage>

/** This page's one link to the shop's other tabs: a second one would take this page's messages for another tab's. */
export const shopTabs: ShopTabs = pageWide<ShopTabs>('tabs', linkTabs)

const awayMs = 60_000
const quietMs = 250

/** Whether this document is one that Back or Forward has brought again. */
export const cameByBackButton = (): boolean => pageLoad()?.type === 'back_forward'

/**
 * Watches for the moments after which a page must read again (X7): coming back to it, its activation, another
 * tab's change, the connection's return. `onStale` runs at once and at most every 250 ms; messages of other tabs arrive unchecked. Returns the undo.
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
    // A restored page must be told: nothing else resets what is busy.
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
  // While a connection comes and goes, nothing is read until it stays.
  const onOnline = () => {
    clearTimeout(steadying)
    steadying = setTimeout(stale, quietMs, 'online')
  }

  window.addEventListener('online', onOnline)
  const stopRestored = onRestored(() => stale('restored'))
  document.addEventListener('prerenderingchange', onActivation)
  if (cameByBackButton()) stale('restored')
  return () => {
    stopListening()
    clearTimeout(steadying)
    window.removeEventListener('online', onOnline)
    stopRestored()
    document.removeEventListener('prerenderingchange', onActivation)
    stopWatching()
  }
}
