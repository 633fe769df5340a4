import { useContext, useMemo, useState } from 'react'
import { useMessages } from '../../platform/messages/use-messages'
import { linkOfPage } from '../../platform/page/placeholders'
import { useLazy } from '../../platform/providers/use-lazy'
import { tryAgainMessages } from '../../platform/values/try-again'
import { Button } from '../button/Button'
import { TextLink } from '../button/TextLink'
import { PlaceContext } from '../dialog/inherit-theme'
import { openingMessages } from '../ui-messages'
import { Alert } from './Alert'
import styles from './Alert.module.css'

const bringIntoSight = (box: Element | null) => box?.scrollIntoView?.({ block: 'nearest' })

type CannotOpenProps = { words?: string | undefined; onAgain: () => void }

/** Says that something could not be fetched, and offers another try and the link that the page itself has here. */
function CannotOpen({ words, onAgain }: CannotOpenProps) {
  const { cannotOpen } = useMessages(openingMessages)
  const { tryAgain } = useMessages(tryAgainMessages)
  const link = linkOfPage(useContext(PlaceContext))
  const label = link?.textContent.trim() || link?.getAttribute('aria-label')
  return (
    <div className={styles.beside}>
      <Alert tone="error" messages={[words ?? cannotOpen]}>
        <div className={styles.ways} ref={words === undefined ? bringIntoSight : undefined}>
          <Button tone="secondary" size="small" onPress={onAgain}>
            {tryAgain}
          </Button>{' '}
          {label && <TextLink href={link?.getAttribute('href') ?? ''}>{label}</TextLink>}
        </div>
      </Alert>
    </div>
  )
}

/**
 * Fetches the part of a widget that a press opens once there is an occasion; null until it is there. `missing` stands
 * beside the control and says that it could not be fetched; `again`, and another occasion, try again.
 */
export function useLazyDialog<Part>(load: () => Promise<Part>, occasion: unknown, words?: string) {
  const [tries, setTries] = useState(0)
  const again = () => setTries(tries + 1)
  const found = useLazy<Part>(
    occasion ? load : null,
    useMemo(() => [tries, occasion], [tries, occasion]),
  )
  const missing = found === 'missing' && occasion ? <CannotOpen {...{ words }} onAgain={again} /> : null
  return { part: found === 'missing' ? null : found, isOpening: !!occasion && !found, missing, again }
}
