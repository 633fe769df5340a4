import type { ReactNode } from 'react'
import type { PostcodeOutcome } from '../../../shared/domain/api/postcode'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { pages } from '../../../shared/platform/page/addresses'
import { telephoneHref } from '../../../shared/platform/values/links'
import { Icon } from '../../../shared/ui/button/Icon'
import { calendar, person, phone as phoneShape, pin } from '../../../shared/ui/button/icon-shapes'
import { TextLink } from '../../../shared/ui/button/TextLink'
import styles from '../PostcodePanel.module.css'
import { postcodePanelMessages } from '../postcode-panel-messages'
import { ContinueButton } from './ContinueButton'
import { MilkFloat } from './MilkFloat'
import { ResultFrame } from './ResultFrame'
import type { ResultProps } from './result-props'

type Matched = Extract<PostcodeOutcome, { kind: 'matched' }>

function Fact({ shape, title, children }: { shape: string; title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Icon shape={shape} />
      <h3 className={styles.factTitle}>{title}</h3>
      {children}
    </div>
  )
}

/** A telephone number, as a link if it is valid. */
export function Telephone({ number }: { number: string }) {
  const href = telephoneHref(number)
  return href ? <TextLink href={href}>{number}</TextLink> : number
}

/** The result if we deliver: when, by whom and from where, and a button to continue (PC-19 to PC-24). */
export function DeliveredResult({
  panel,
  outcome,
  onClose,
  returnFocusTo,
}: ResultProps & { outcome: Matched }) {
  const messages = useMessages(postcodePanelMessages)
  const { deliverySummary, roundsman, depot } = outcome
  const { continueUrl } = panel
  return (
    <ResultFrame
      isInPlace={panel.goesOn}
      title={messages.delivered}
      hero={<MilkFloat />}
      width={600}
      {...{ onClose, returnFocusTo }}
      footer={<ContinueButton to={continueUrl} words={messages.continue} onClose={onClose} />}
    >
      <div className={styles.facts}>
        {deliverySummary && (
          <Fact shape={calendar} title={messages.deliveryDays}>
            <p className={styles.strong}>{deliverySummary}</p>
          </Fact>
        )}
        {roundsman && (
          <Fact shape={person} title={messages.roundsman}>
            <p className={styles.strong}>{roundsman}</p>
          </Fact>
        )}
        {depot && (depot.title || depot.address.length > 0) && (
          <Fact shape={pin} title={messages.depot}>
            <p className={styles.strong}>{depot.title}</p>
            <address className={styles.address}>
              {depot.address.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and two may read the same
                <span key={index}>{`${line} `}</span>
              ))}
            </address>
          </Fact>
        )}
        <Fact shape={phoneShape} title={messages.question}>
          {depot?.phone && (
            <p className={styles.strong}>
              <Telephone number={depot.phone} />
            </p>
          )}
          <p>
            <TextLink href={pages.contact}>{messages.contact}</TextLink>
          </p>
        </Fact>
      </div>
    </ResultFrame>
  )
}
