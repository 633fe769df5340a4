import { Fragment, type ReactNode, useId } from 'react'
import { pages } from '../../platform/page/addresses'
import { announce } from '../../platform/page/live-region'
import { usePersistedState } from '../../platform/providers/use-draft'
import { mailHref, telephoneHref } from '../../platform/values/links'
import { TextLink } from '../../ui/button/TextLink'
import { Checkbox } from '../../ui/form/Checkbox'
import { Alert } from '../../ui/status/Alert'
import styles from './OfflineCheckbox.module.css'
import type { OfflineMessages } from './offline-messages'

type OfflineCheckboxProps = {
  /** The box is ticked at first. */
  checked: boolean
  /** The depot's contact details; without both, the help links to the contact page. */
  email?: string | null | undefined
  phone?: string | null | undefined
  messages: OfflineMessages
}

const persistedTick = (left: unknown) => (typeof left === 'boolean' ? left : null)

/** The offline-customer checkbox of the registration form; posts `offline` as 0 or 1 (OC-02). */
export function OfflineCheckbox({ checked, email, phone, messages }: OfflineCheckboxProps) {
  const { label, help } = messages
  const [isTicked, setTicked] = usePersistedState('offline', checked, persistedTick, checked)
  const helpId = useId()
  const tick = (isTickedNow: boolean) => {
    setTicked(isTickedNow)
    const contact = [email, phone].filter(way => way?.trim()).join(` ${messages.or} `) || messages.contactForm
    announce(isTickedNow ? help.replace('{contact}', contact) : '')
  }
  return (
    <div className={styles.offline}>
      <input type="hidden" name="offline" value="0" />
      <Checkbox
        name="offline"
        value="1"
        label={label}
        isChecked={isTicked}
        onChange={tick}
        aria-expanded={isTicked}
        aria-controls={isTicked ? helpId : undefined}
        aria-describedby={isTicked ? helpId : undefined}
      />
      {isTicked && (
        <div id={helpId}>
          <Alert tone="info" isSilent>
            {help.split('{contact}').map((part, at) => (
              <Fragment key={part}>
                {at > 0 && <Contact email={email?.trim()} phone={phone?.trim()} messages={messages} />}
                <span>{part}</span>
              </Fragment>
            ))}
          </Alert>
        </div>
      )}
    </div>
  )
}

type ContactProps = { email: string | undefined; phone: string | undefined; messages: OfflineMessages }

function Contact({ email, phone, messages }: ContactProps): ReactNode {
  if (!email && !phone) return <TextLink href={pages.contact}>{messages.contactForm}</TextLink>
  return (
    <>
      {email && <Way href={mailHref(email)} words={email} />}
      {email && phone && <span>{` ${messages.or} `}</span>}
      {phone && <Way href={telephoneHref(phone)} words={phone} />}
    </>
  )
}

function Way({ href, words }: { href: string | null; words: string }): ReactNode {
  return href ? <TextLink href={href}>{words}</TextLink> : <span>{words}</span>
}
