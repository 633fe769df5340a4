import { memo } from 'react'
import { explain, unexplained } from '../../domain/api/client/errors'
import { useBasket, useBasketStore } from '../../domain/hooks/use-basket'
import { hasFailed } from '../../domain/store/basket/basket-state'
import { useMessages } from '../../platform/messages/use-messages'
import { useReload } from '../../platform/providers/use-reload'
import { interpolate } from '../../platform/values/interpolate'
import { Button } from '../../ui/button/Button'
import { Alert } from '../../ui/status/Alert'
import { LoginLink } from '../calls/LoginLink'
import { useTellsRead } from '../calls/unsure'
import { basketMessages } from './basket-messages'
import { sayNews } from './use-basket-news'

/** An alert that says why this page cannot change anything: it has no token, or an old one. */
function TokenAlert() {
  const messages = useMessages(basketMessages)
  const reload = useReload()
  const refusedFor = useBasket(state => state.refusedFor)
  if (refusedFor === 'no-token') return <Alert tone="error" messages={[messages.cannotSend]} />
  if (refusedFor !== 'old-token') return null
  return (
    <Alert tone="error" messages={[messages.expired]}>
      <div>
        <Button tone="secondary" size="small" onPress={reload}>
          {messages.reload}
        </Button>
      </div>
    </Alert>
  )
}

/** Alerts above the basket: it may be out of date, or the shop has changed it. */
export const BasketAlerts = memo(function BasketAlerts() {
  const messages = useMessages(basketMessages)
  const basket = useBasketStore()
  const isUnread = useBasket(hasFailed)
  const { accepted, cancelled } = useBasket(state => state.unread)
  const isReading = useBasket(({ status }) => status === 'loading')
  const why = useBasket(({ error }) => explain(error, messages))
  const isLoggedOut = useBasket(({ error }) => unexplained(error) === 'loggedOut')
  const notices = useBasket(state => state.notices)
  const readAgain = () => void basket.getState().refresh()
  const isTold = useTellsRead(isUnread ? readAgain : undefined)
  return (
    <>
      {isUnread && cancelled && (
        <Alert
          tone="success"
          isSilent
          messages={[cancelled === 'order' ? messages.cancelled : messages.discarded]}
        />
      )}
      {accepted.length > 0 && (
        <Alert
          tone="success"
          isSilent
          messages={accepted.map(({ product, quantity }) =>
            interpolate(messages.accepted, { name: product.name || messages.unnamed, quantity }),
          )}
        />
      )}
      {isUnread && why && isTold && (
        <Alert tone="error" title={messages.failed} messages={[why]}>
          {isLoggedOut ? (
            <LoginLink />
          ) : (
            <div>
              <Button tone="secondary" size="small" busy={isReading && messages.loading} onPress={readAgain}>
                {messages.retry}
              </Button>
            </div>
          )}
        </Alert>
      )}
      <TokenAlert />
      {notices.length > 0 && (
        // Silent, because the page's status region announces it.
        <Alert tone="info" isSilent messages={notices.map(news => sayNews(messages, news))} />
      )}
    </>
  )
})
