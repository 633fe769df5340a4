import { Fragment, type ReactNode, useId } from 'react'
import { pages } from '../../platform/page/addresses'
import { announce } from '../../platform/page/shell'
import { useLeftDraft } from '../../platform/services/use-draft'
import { mailHref, telephoneHref } from '../../platform/values/links'
import { TextLink } from '../../ui/button/TextLink'
import { Checkbox } from '../../ui/form/Checkbox'
import { Alert } from '../../ui/status/Alert'
import styles from './OfflineCheckbox.module.css'
import type { OfflineWording } from './offline-wording'

type OfflineCheckboxProps = {
  /** Whether it starts ticked. */
  checked: boolean
  /** The depot's; without either, the help leads to the contact page. */
  email?: string | null | undefined
  phone?: string | null | undefined
  wording: OfflineWording
}

const leftTick = (left: unknown) => (typeof left === 'boolean' ? left : null)

/** The offline-customer checkbox of the registration form; posts `offline` as 0 or 1 (OC-02). */
export function OfflineCheckbox({ checked, email, phone, wording }: OfflineCheckboxProps) {
  const { label, help } = wording
  const [isTicked, setTicked] = useLeftDraft('offline', checked, leftTick, checked)
  const helpId = useId()
  const tick = (isTickedNow: boolean) => {
    setTicked(isTickedNow)
    const contact = [email, phone].filter(way => way?.trim()).join(` ${wording.or} `) || wording.contactForm
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
                {at > 0 && <Contact email={email?.trim()} phone={phone?.trim()} wording={wording} />}
                {part}
              </Fragment>
            ))}
          </Alert>
        </div>
      )}
    </div>
  )
}

type ContactProps = { email: string | undefined; phone: string | undefined; wording: OfflineWording }

function Contact({ email, phone, wording }: ContactProps): ReactNode {
  if (!email && !phone) return <TextLink href={pages.contact}>{wording.contactForm}</TextLink>
  return (
    <>
      {email && <Way href={mailHref(email)} words={email} />}
      {email && phone && ` ${wording.or} `}
      {phone && <Way href={telephoneHref(phone)} words={phone} />}
    </>
  )
}

function Way({ href, words }: { href: string | null; words: string }): ReactNode {
  return href ? <TextLink href={href}>{words}</TextLink> : words
}
