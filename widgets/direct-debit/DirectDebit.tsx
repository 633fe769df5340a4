import { useState } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Icon } from '../../shared/ui/button/Icon'
import { lock } from '../../shared/ui/button/icon-shapes'
import { LinkButton } from '../../shared/ui/button/LinkButton'
import { Surface } from '../../shared/ui/layout/Surface'
import { useLazyDialog } from '../../shared/ui/status/use-lazy-dialog'
import styles from './DirectDebit.module.css'
import type { options } from './direct-debit.options'
import { directDebitMessages } from './direct-debit-messages'

const loadDialog = () => import('./GuaranteeDialog')

/** Says that payments are protected (DD-01); the guarantee's dialog is loaded when it is opened. */
export function DirectDebit({ ...given }: OptionValues<typeof options>) {
  const messages = useMessages(directDebitMessages)
  const [isOpen, setOpen] = useState(false)
  const { part: dialog, isOpening, missing, again } = useLazyDialog(loadDialog, isOpen)
  const open = () => {
    setOpen(true)
    again()
  }
  return (
    <Surface>
      <div className={styles.notice}>
        <span className={styles.mark}>
          <Icon shape={lock} />
        </span>
        <p>
          <span>{`${messages.notice} `}</span>
          <LinkButton aria-haspopup="dialog" aria-busy={isOpening || undefined} onPress={open}>
            {messages.read}
          </LinkButton>
        </p>
      </div>
      {missing}
      {dialog && <dialog.GuaranteeDialog {...given} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Surface>
  )
}
