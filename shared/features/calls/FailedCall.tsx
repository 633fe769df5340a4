import { useEffect, useRef } from 'react'
import { type Failure, linesOf } from '../../domain/api/client/failure'
import { failedCallMessages } from '../../domain/api/client/failure-messages'
import { useMessages } from '../../platform/messages/use-messages'
import { useReload } from '../../platform/providers/use-reload'
import { Button } from '../../ui/button/Button'
import { Alert } from '../../ui/status/Alert'
import { LoginLink } from './LoginLink'
import { useTellsRead } from './unsure'

type FailedCallProps = {
  failure: Pick<Failure, 'messages' | 'isStale'> & Partial<Pick<Failure, 'own'>>
  /** Shown before the shop's own words. */
  title?: string | undefined
  /** Repeats a read that failed. */
  onAgain?: (() => void) | undefined
  /** Scrolls the message into view, as it is above the pressed button and may be off the screen on a phone. */
  isBroughtIntoView?: boolean
}

/**
 * A failed call in the shop's words, with a button to try again or, if the page is stale, to reload it, or with a
 * link to the login page. A failed read is hidden while a change of the same widget has an unknown outcome.
 */
export function FailedCall({ failure, title, onAgain, isBroughtIntoView }: FailedCallProps) {
  const reload = useReload()
  const box = useRef<HTMLDivElement>(null)
  const { isStale } = failure
  const isLoggedOut = failure.own === 'loggedOut'
  const messages = useMessages(failedCallMessages)
  const again = isStale ? reload : onAgain
  const isTold = useTellsRead(isStale ? undefined : onAgain)
  // biome-ignore lint/correctness/useExhaustiveDependencies(failure): each failure is brought into view
  useEffect(() => {
    if (isBroughtIntoView) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isBroughtIntoView, failure])
  if (!isTold) return null
  return (
    <div ref={box}>
      <Alert tone="error" title={title} messages={linesOf(failure, messages)}>
        {isLoggedOut && <LoginLink />}
        {again && !isLoggedOut && (
          <div>
            <Button tone="secondary" size="small" onPress={again}>
              {isStale ? messages.reload : messages.tryAgain}
            </Button>
          </div>
        )}
      </Alert>
    </div>
  )
}
