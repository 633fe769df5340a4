import type { Ref } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { Icon } from '../../shared/ui/button/Icon'
import { pencil, tick } from '../../shared/ui/button/icon-shapes'
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden'
import { FoilCap } from '../../shared/ui/product/FoilCap'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './PostcodePanel.module.css'
import { postcodePanelMessages } from './postcode-panel-messages'

type ConfirmedProps = {
  postcode: string | null
  /** True if nothing can be ordered although we deliver there. */
  isBlocked: boolean
  isBand: boolean
  /** True if the heading above says already that we deliver. */
  isAnnounced: boolean
  buttonRef: Ref<HTMLButtonElement>
  onChange: () => void
}

/** A tick, and the postcode as a button that opens the field again (PC-15, PC-16). */
export function Confirmed({ postcode, isBlocked, isBand, isAnnounced, buttonRef, onChange }: ConfirmedProps) {
  const messages = useMessages(postcodePanelMessages)
  return (
    <>
      {/* PC-43: shown instead of the confirmation. */}
      {isBlocked && <Alert tone="info" messages={[messages.quotaReached]} isSilent />}
      <div className={isBlocked ? undefined : styles.confirmed}>
        {!isBlocked && (
          <FoilCap tone={isBand ? 'gold' : 'success'}>
            <Icon shape={tick} />
          </FoilCap>
        )}
        <div className={styles.said}>
          {!isBlocked && !isAnnounced && <p className={styles.strong}>{messages.delivered}</p>}
          <button
            type="button"
            className={styles.postcode}
            data-known={!!postcode}
            ref={buttonRef}
            onClick={onChange}
          >
            <span>
              {postcode ? (
                <VisuallyHidden>{`${messages.change} `}</VisuallyHidden>
              ) : (
                <span>{messages.change}</span>
              )}
              <span>{postcode}</span>
            </span>
            <Icon shape={pencil} />
          </button>
        </div>
      </div>
      {postcode && <input type="hidden" name="postcode" value={postcode} />}
    </>
  )
}
