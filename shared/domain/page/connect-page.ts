import { cards, lines } from '#site/cards'
import { theBasket } from '#site/events'
import { activateWaiting } from '../../platform/page/events/activate-waiting'
import { emit, listenFromStart, readDetail } from '../../platform/page/events/window-events'
import { publishFacts } from '../../platform/page/facts/published-facts'
import { agePage, writtenPage } from '../../platform/page/facts/written-page'
import { type ShopTabs, watchFreshness } from '../../platform/page/lifecycle/freshness'
import { onFormPosted } from '../../platform/page/lifecycle/posted-forms'
import { reload as reloadPage } from '../../platform/page/lifecycle/reload'
import { onWidgets } from '../../platform/page/lifecycle/swapped'
import { watchCustomer } from '../../platform/page/login/login'
import { normalisePostcode } from '../rules/customers/postcode'
import type { ShopStore } from '../store/create-shop-store'
import type { Match, Session } from '../store/session'

const saying = ({ postcode, isBlocked }: Pick<Session, 'postcode' | 'isBlocked'>) =>
  `${postcode} ${isBlocked}`

/**
 * Activates cards and lines that wait with server-rendered orders, so that they read the orders again. A card without
 * orders says so, too.
 */
function wakeOrdered(): void {
  activateWaiting(cards, (_, read) => Object.keys(read(cards.orders)).length > 0)
  for (const widget of lines.widgets)
    activateWaiting({ widget, option: lines.option }, (_, read) => read(lines.ordered) instanceof Number)
}

/** Takes over a postcode that was confirmed elsewhere; returns whether it is new. */
function takeConfirmed(store: ShopStore, match: Match): boolean {
  const postcode = normalisePostcode(match.postcode)
  const { session, confirmPostcode } = store.getState()
  // The session that confirmed the postcode first knows better than the event whether the quota blocks.
  if (session.isPostcodeConfirmed && session.postcode === postcode) return false
  confirmPostcode({ postcode, quotaReached: match.quotaReached })
  return true
}

/**
 * Connects the store with the page and other tabs; returns a function that disconnects it.
 *
 * A `valid-postcode` event of any script confirms the postcode; our own event finds it already confirmed. The server
 * has one postcode for all tabs, so a tab takes over a postcode that another tab confirms: it shows it and tells its
 * page once. It never sends it on, and never overwrites a postcode that is being edited. Other tabs hear of each
 * posted order (X7) and, once its answer has arrived, of each form that the browser posts: a saved pause, a
 * cancelled delivery.
 */
export function connectPage(store: ShopStore, tabs: ShopTabs, reload = reloadPage): () => void {
  const { rereadPage, rereadGlobals, markRestored } = store.getState()
  const hear = (match: Match) => takeConfirmed(store, match)
  const isOtherCustomer = watchCustomer()
  // What the widgets know of one customer is not for the next. The earlier page may go after the next one has come.
  let readAgain = rereadGlobals
  const follow = (read: () => void) => (isOtherCustomer() ? reload() : read())
  const followSwap = () => {
    readAgain = () => follow(rereadGlobals)
    follow(rereadPage)
  }
  let lastSaid = ''

  const stopWatching = watchFreshness(
    {
      onStale(reason) {
        if (reason === 'swapped') return followSwap()
        agePage()
        wakeOrdered()
        rereadPage()
        if (reason === 'restored') markRestored()
      },
      onMessage(message) {
        const match = readDetail('valid-postcode', message)
        // The page's own form fields follow this event (EVT-01).
        if (match && !store.getState().session.beforeEdit && hear(match)) emit('valid-postcode', match)
      },
    },
    tabs,
  )
  // The page knows only that there is a postcode, not which.
  const publishSession = ({ postcode, isPostcodeConfirmed }: Session) =>
    publishFacts({ postcode: isPostcodeConfirmed ? (postcode ?? undefined) : '' })
  publishSession(store.getState().session)
  const stopTelling = store.subscribe(({ session }, before) => {
    if (session.isBlocked && !before.session.isBlocked) activateWaiting(cards)
    publishSession(session)
    const { postcode, isPostcodeConfirmed, isBlocked } = session
    if (!isPostcodeConfirmed || !postcode || saying(session) === lastSaid) return
    lastSaid = saying(session)
    tabs.tell({ kind: 'postcode-confirmed', postcode, quotaReached: isBlocked })
  })
  // A script that leaves out the quota does not say that there is room.
  const stopHearing = listenFromStart(
    'valid-postcode',
    ({ postcode, quotaReached }) => void hear({ postcode, quotaReached: quotaReached || undefined }),
  )
  // The basket itself tells the other tabs about products added through it.
  const stopHearingOrders = listenFromStart('product-posted', ({ template, product }, by) => {
    if (by === theBasket) return
    tabs.tell({ kind: 'orders-changed' })
    if (template === 'de') activateWaiting(cards, id => id === `${product}`)
  })
  const stopFollowingForms = onFormPosted(() => tabs.tell({ kind: 'orders-changed' }))
  // A script of the page may have set the globals since; every widget starts from them (EVT-04).
  const stopRereading = onWidgets(() => readAgain())
  if (store.getState().session.isBlocked) activateWaiting(cards)
  if (writtenPage().mayBeOld) wakeOrdered()
  return () => {
    stopRereading()
    stopWatching()
    stopHearing()
    stopHearingOrders()
    stopFollowingForms()
    stopTelling()
  }
}
