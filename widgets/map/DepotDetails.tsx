import { mailHref, telephoneHref } from '../../shared/platform/values/links'
import type { Depot } from './depot'
import styles from './Map.module.css'

/**
 * The address, telephone number and e-mail of a depot; a value that is no valid number or e-mail address is plain text.
 */
export function DepotDetails({ depot: { infoAddress, infoTel, infoMail } }: { depot: Depot }) {
  const lines = [
    ['tel', infoTel, telephoneHref(infoTel)],
    ['mail', infoMail, mailHref(infoMail)],
  ] as const
  return (
    <>
      {infoAddress && <p className={styles.address}>{infoAddress}</p>}
      {lines.map(
        ([name, text, href]) =>
          text && (
            <p key={name}>
              {href ? (
                <a href={href} target="_self">
                  {text}
                </a>
              ) : (
                text
              )}
            </p>
          ),
      )}
    </>
  )
}
