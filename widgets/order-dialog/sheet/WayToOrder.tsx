import { useState } from 'react'
import type { RegularDay } from '../../../shared/domain/rules/essentials/regular-order'
import { isWeeklyOnly, type Product } from '../../../shared/domain/rules/product'
import type { OrderKind } from '../../../shared/features/ordering/EssentialsTabs'
import { essentialsMessages } from '../../../shared/features/ordering/editor-messages'
import { OneOffEditor } from '../../../shared/features/ordering/one-off/OneOffEditor'
import { daysInWords } from '../../../shared/features/ordering/regular/period-in-words'
import { RegularEditor } from '../../../shared/features/ordering/regular/RegularEditor'
import type { EditorHost } from '../../../shared/features/ordering/use-posting'
import { useReport } from '../../../shared/features/ordering/use-report'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { interpolate } from '../../../shared/platform/values/interpolate'
import { RadioGroup } from '../../../shared/ui/form/RadioGroup'
import styles from '../OrderDialog.module.css'
import { orderDialogMessages } from '../order-dialog-messages'
import { withSum } from './with-sum'

type WayToOrderProps = EditorHost & {
  product: Product
  comes: readonly string[]
  onComes: (kind: OrderKind, words: string) => void
  blocked: string | false
}

/**
 * The two ways to order a daily essential, as tiles of which none is preselected, and below them the editor of the
 * chosen one.
 */
export function WayToOrder({ product, comes, onComes, blocked, onUnsaved, ...host }: WayToOrderProps) {
  const messages = useMessages(orderDialogMessages)
  const words = useMessages(essentialsMessages)
  const [way, setWay] = useState<OrderKind | null>(isWeeklyOnly(product) ? 'regular' : null)
  const [ordered, setOrdered] = useState<readonly RegularDay[]>([])
  const [unsaved, setUnsaved] = useState<Readonly<Partial<Record<OrderKind, boolean>>>>({})
  useReport(Object.values(unsaved).includes(true), onUnsaved)
  const regularly = daysInWords(ordered, words)
  useReport(regularly, said => {
    if (ordered.length) onComes('regular', said)
  })
  const editor = {
    product,
    blocked,
    ...host,
    addSum: (action: string, sum: number | null, often: string) => withSum(action, sum, messages, often),
  }
  const note = (kind: OrderKind) => (isUnsaved: boolean) =>
    setUnsaved(before => ({ ...before, [kind]: isUnsaved }))
  return (
    <>
      {comes.map(each => (
        <p key={each} className={styles.comes}>
          {interpolate(messages.youGet, { what: each })}
        </p>
      ))}
      {!isWeeklyOnly(product) && (
        <RadioGroup
          legend={messages.wayToOrder}
          name="way"
          isRow
          options={[
            { value: 'one-off', label: messages.justOnce, hint: messages.onceHint },
            { value: 'regular', label: messages.regularly, hint: messages.regularlyHint },
          ]}
          value={way}
          onChange={next => setWay(next as OrderKind)}
        />
      )}
      {/* The regular order is read at once, because it says what the customer already gets. */}
      <div hidden={way !== 'regular'}>
        <RegularEditor
          {...editor}
          isShown={way === 'regular'}
          onUnsaved={note('regular')}
          onOrdered={setOrdered}
        />
      </div>
      {way === 'one-off' && (
        <OneOffEditor
          {...editor}
          onUnsaved={note('one-off')}
          regular={ordered}
          onPosted={posted => {
            onComes('one-off', posted.comes ?? '')
            host.onPosted?.(posted)
          }}
        />
      )}
    </>
  )
}
