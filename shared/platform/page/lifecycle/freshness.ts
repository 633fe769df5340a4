import type { TabMessage } from '#site/tabs'
import { spread } from '../../values/spread'
import { pageLoad } from '../arrival'
import { pageWide } from '../host/page-wide'
import { onActivated } from './activated'
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
const mostMs = 1000
/** What happens to many pages at the same moment. */
const ofMany: readonly (StaleReason | undefined)[] = ['other-tab', 'online']

/** Returns whether Back or Forward has brought this document again. */
export const cameByBackButton = (): boolean => pageLoad()?.type === 'back_forward'

/**
 * Reports when the page must read again (X7): after a return to it, its activation, a change in another tab, a
 * reconnection, or when another page was put into the document. Changes elsewhere and reconnections in a row are one
 * reason, which waits until they end (L-06). Messages of other tabs arrive unchecked. Returns a function that stops it.
 */
export function watchFreshness(
  watch: { onStale: (reason: StaleReason) => void; onMessage?: (message: unknown) => void },
  tabs: ShopTabs = shopTabs,
): () => void {
  let pending: StaleReason | undefined
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenSince = document.hidden ? Date.now() : undefined
  let isMissed = false
  const tell = () => {
    const reason = pending
    pending = undefined
    if (reason) watch.onStale(reason)
  }
  const stale = (reason: StaleReason) => {
    if (!pending) since = Date.now()
    // Keeps `restored`, because only that reason ends what was busy.
    if (pending !== 'restored') pending = reason
    clearTimeout(timer)
    if (!ofMany.includes(pending)) return tell()
    // Ends with: the undo; about a quarter of a second after the last reason, and a second after the first.
    timer = setTimeout(tell, Math.min(spread(quietMs), since + mostMs - Date.now()))
  }

  const stopListening = tabs.listen(message => {
    if (document.hidden) isMissed = true
    else stale('other-tab')
    watch.onMessage?.(message)
  })
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

  const onOnline = () => stale('online')
  window.addEventListener('online', onOnline)
  const stopRestored = onRestored(() => stale('restored'))
  const stopSwapped = onSwapped(() => stale('swapped'))
  const stopActivated = onActivated(() => stale('activated'))
  if (cameByBackButton()) stale('restored')
  return () => {
    stopListening()
    clearTimeout(timer)
    window.removeEventListener('online', onOnline)
    stopRestored()
    stopSwapped()
    stopActivated()
    stopWatching()
  }
}
