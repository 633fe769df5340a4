import type { Affiliate } from '../../../shared/domain/api/postcode'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { safeHref } from '../../../shared/platform/values/links'
import { Button } from '../../../shared/ui/button/Button'
import { Icon } from '../../../shared/ui/button/Icon'
import { newTab, phone } from '../../../shared/ui/button/icon-shapes'
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden'
import styles from '../PostcodePanel.module.css'
import type { PanelMessages } from '../postcode-panel.options'
import { Telephone } from './DeliveredResult'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './result-props'
import { WaysOut } from './WaysOut'

/** The partners who deliver where we do not (PC-25 to PC-28). */
export function AffiliatesResult(props: ResultProps & { affiliates: Affiliate[] }) {
  const { panel, isAccount, affiliates, onClose, returnFocusTo } = props
  const { labels } = panel
  return (
    <ResultFrame
      isInPlace={panel.goesOn}
      title={labels.referralTitle}
      width={560}
      {...{ onClose, returnFocusTo }}
      footer={
        isAccount ? (
          <WaysOut {...props} />
        ) : (
          !panel.goesOn && (
            <Button tone="secondary" onPress={onClose}>
              {labels.close}
            </Button>
          )
        )
      }
    >
      <p>{labels.referral}</p>
      <ul className={styles.partners}>
        {affiliates.map((affiliate, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and partners have no id
          <Partner key={index} {...affiliate} labels={labels} />
        ))}
      </ul>
    </ResultFrame>
  )
}

function Partner({ name, telephone, website, labels }: Affiliate & { labels: PanelMessages }) {
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
          <span>{labels.website}</span>
          <VisuallyHidden>
            {`${name ? ` ${interpolate(labels.websiteOf, { name })}` : ''} ${labels.newTab}`}
          </VisuallyHidden>
          <Icon shape={newTab} />
        </a>
      )}
    </li>
  )
}
