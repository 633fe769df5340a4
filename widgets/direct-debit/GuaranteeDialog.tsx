import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { SlotContent } from '../../shared/ui/layout/SlotContent'
import styles from './DirectDebit.module.css'
import type { options } from './direct-debit.options'
import { directDebitMessages } from './direct-debit-messages'

type GuaranteeDialogProps = OptionValues<typeof options> & { isOpen: boolean; onClose: () => void }

/** The guarantee (DD-02): the page's own text, or the standard text of every Direct Debit. */
export function GuaranteeDialog({ guarantee, organisation, noticeDays, ...dialog }: GuaranteeDialogProps) {
  const messages = useMessages(directDebitMessages)
  const values = { name: organisation || messages.payee, days: noticeDays ?? '' }
  const { offered, changesDay, changesDays, changes, request, error, refund, cancel } = messages
  const notice = noticeDays ? (noticeDays === 1 ? changesDay : changesDays) : changes
  const parts = [[offered], [notice, request], [error, refund], [cancel]]
  return (
    <Dialog
      {...dialog}
      title={messages.title}
      footer={
        <Button tone="secondary" onPress={dialog.onClose}>
          {messages.close}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that may need scrolling must be reachable by Tab */}
      <section className={styles.guarantee} aria-label={messages.title} tabIndex={0}>
        {guarantee ? (
          <SlotContent fragment={guarantee} />
        ) : (
          <ul>
            {parts.map(sentences => (
              <li key={sentences[0]}>
                {sentences.map(sentence => (
                  <p key={sentence}>{interpolate(sentence, values)}</p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </section>
    </Dialog>
  )
}
