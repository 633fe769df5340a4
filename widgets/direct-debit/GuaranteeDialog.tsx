import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { Dialog } from '../../shared/ui/dialog/Dialog'
import { SlotContent } from '../../shared/ui/layout/SlotContent'
import styles from './DirectDebit.module.css'
import type { DirectDebitProps } from './direct-debit-props'

type GuaranteeDialogProps = DirectDebitProps & { isOpen: boolean; onClose: () => void }

/** The guarantee (DD-02): the page's own text, or the standard text of every Direct Debit. */
export function GuaranteeDialog({
  guarantee,
  organisation,
  noticeDays,
  labels,
  ...dialog
}: GuaranteeDialogProps) {
  const values = { name: organisation || labels.payee, days: noticeDays ?? '' }
  const { offered, changesDay, changesDays, changes, request, error, refund, cancel } = labels
  const notice = noticeDays ? (noticeDays === 1 ? changesDay : changesDays) : changes
  const parts = [[offered], [notice, request], [error, refund], [cancel]]
  return (
    <Dialog
      {...dialog}
      title={labels.title}
      footer={
        <Button tone="secondary" onPress={dialog.onClose}>
          {labels.close}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what may have to be scrolled is reached by Tab */}
      <section className={styles.guarantee} aria-label={labels.title} tabIndex={0}>
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
