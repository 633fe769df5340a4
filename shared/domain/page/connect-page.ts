import { cards } from '#site/cards'
import { theBasket } from '#site/events'
import { activateWaiting } from '../../platform/page/events/activate-waiting'
import { emit, listenFromStart, readDetail } from '../../platform/page/events/window-events'
import { publishFacts } from '../../platform/page/facts/published-facts'
import { agePage, writtenPage } from '../../platform/page/facts/written-page'
import { type ShopTabs, watchFreshness } from '../../platform/page/lifecycle/freshness'
import { onFormPosted } from '../../platform/page/lifecycle/posted-forms'
import { normalisePostcode } from '../rules/customers/postcode'
import type { ShopStore } from '../store/create-shop-store'
import type { Match, Session } from '../store/session'

const saying = ({ postcode, isBlocked }: Pick<Session, 'postcode' | 'isBlocked'>) =>
  `${postcode} ${isBlocked}`

/** Has waiting cards read again what they have printed of the customer's orders. */
const wakeOrdered = () => activateWaiting(cards, (_, read) => Object.values(read(cards.orders)).some(Boolean))

/** Takes a postcode in that was confirmed elsewhere; says whether it is news. */
function takeConfirmed(store: ShopStore, match: Match): boolean {
  const postcode = normalisePostcode(match.postcode)
  const { session, confirmPostcode } = store.getState()
  // Whoever confirmed it first knows better than the event whether the quota blocks.
  if (session.isPostcodeConfirmed && session.postcode === postcode) return false
  confirmPostcode({ postcode, quotaReached: match.quotaReached })
  return true
}

/**
 * Keeps the store and the world outside it in step; returns the undo.
 *
 * A `valid-postcode` event of any script confirms the postcode; our own announcement finds it confirmed already.
 * A postcode confirmed in one tab becomes the postcode of the others, as it is the server's for all of them:
 * it is shown there, told to the page once, and never sent on, or put over a postcode that is being edited.
 * The other tabs are told of every order that is posted here (X7), whatever stands on the page, and of every form that
 * the browser posts, once its answer stands: a pause that was saved, a delivery that was cancelled.
 */
export function connectPage(store: ShopStore, tabs: ShopTabs): () => void {
  const { rereadPage, rereadGlobals, markRestored } = store.getState()
  const hear = (match: Match) => takeConfirmed(store, match)
  let lastSaid = ''

  const stopWatching = watchFreshness(
    {
      onStale(reason) {
        agePage()
        wakeOrdered()
        rereadPage()
        if (reason === 'restored') markRestored()
      },
      onMessage(message) {
        const match = readDetail('valid-postcode', message)
        // The page's own fields follow the event (EVT-01).
        if (match && !store.getState().session.beforeEdit && hear(match)) emit('valid-postcode', match)
      },
    },
    tabs,
  )
  // The page says only that there is a postcode, not which.
  const publishSession = ({ postcode, isPostcodeConfirmed }: Session) =>
    publishFacts({ postcode: isPostcodeConfirmed ? (postcode ?? undefined) : '' })
  publishSession(store.getState().session)
  let wasBlocked = false
  const stopTelling = store.subscribe(({ session }) => {
    if (session.isBlocked && !wasBlocked) activateWaiting(cards)
    wasBlocked = session.isBlocked
    publishSession(session)
    const { postcode, isPostcodeConfirmed, isBlocked } = session
    if (!isPostcodeConfirmed || !postcode || saying(session) === lastSaid) return
    lastSaid = saying(session)
    tabs.tell({ kind: 'postcode-confirmed', postcode, quotaReached: isBlocked })
  })
  // A script that says nothing of the quota does not say that there is room.
  const stopHearing = listenFromStart(
    'valid-postcode',
    ({ postcode, quotaReached }) => void hear({ postcode, quotaReached: quotaReached || undefined }),
  )
  // The basket tells the other tabs itself of what was added through it.
  const stopHearingOrders = listenFromStart('product-posted', ({ template, product }, by) => {
    if (by === theBasket) return
    tabs.tell({ kind: 'orders-changed' })
    if (template === 'de') activateWaiting(cards, id => id === `${product}`)
  })
  const stopFollowingForms = onFormPosted(() => tabs.tell({ kind: 'orders-changed' }))
  // A script of the page may have set them since; every widget starts from what they say (EVT-04).
  window.addEventListener('doorstep:mounted', rereadGlobals)
  if (store.getState().session.isBlocked) activateWaiting(cards)
  if (writtenPage().mayBeOld) wakeOrdered()
  return () => {
    window.removeEventListener('doorstep:mounted', rereadGlobals)
    stopWatching()
    stopHearing()
    stopHearingOrders()
    stopFollowingForms()
    stopTelling()
  }
}
