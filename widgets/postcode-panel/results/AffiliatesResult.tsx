import type { Affiliate } from '../../../shared/domain/api/postcode'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { safeHref } from '../../../shared/platform/values/links'
import { Button } from '../../../shared/ui/button/Button'
import { Icon } from '../../../shared/ui/button/Icon'
import { newTab, phone } from '../../../shared/ui/button/icon-shapes'
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden'
import styles from '../PostcodePanel.module.css'
import { postcodePanelMessages } from '../postcode-panel-messages'
import { Telephone } from './DeliveredResult'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './result-props'
import { WaysOut } from './WaysOut'

/** The partners who deliver where we do not (PC-25 to PC-28). */
export function AffiliatesResult(props: ResultProps & { affiliates: Affiliate[] }) {
  const messages = useMessages(postcodePanelMessages)
  const { panel, isAccount, affiliates, onClose, returnFocusTo } = props
  return (
    <ResultFrame
      isInPlace={panel.goesOn}
      title={messages.referralTitle}
      width={560}
      {...{ onClose, returnFocusTo }}
      footer={
        isAccount ? (
          <WaysOut {...props} />
        ) : (
          !panel.goesOn && (
            <Button tone="secondary" onPress={onClose}>
              {messages.close}
            </Button>
          )
        )
      }
    >
      <p>{messages.referral}</p>
      <ul className={styles.partners}>
        {affiliates.map((affiliate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and partners have no id
          <Partner key={index} {...affiliate} />
        ))}
      </ul>
    </ResultFrame>
  )
}

function Partner({ name, telephone, website }: Affiliate) {
  const messages = useMessages(postcodePanelMessages)
  const href = safeHref(website)
  return (
    <li className={styles.partner}>
      {name && <h3 className={styles.strong}>{name}</h3>}
      {telephone && (
        <p className={styles.telephone}>
          <Icon shape={phone} />
          <Telephone number={telephone} />
        </p>
      )}
      {href && (
        <a className={styles.website} href={href} target="_blank" rel="noopener noreferrer">
          <span>{messages.website}</span>
          <VisuallyHidden>
            {`${name ? ` ${interpolate(messages.websiteOf, { name })}` : ''} ${messages.newTab}`}
          </VisuallyHidden>
          <Icon shape={newTab} />
        </a>
      )}
    </li>
  )
}
