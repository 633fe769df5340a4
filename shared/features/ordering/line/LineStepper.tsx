import { type ReactNode, useRef } from 'react'
import { oneOffMaximum } from '../../../domain/rules/essentials/day-caps'
import { useMessages } from '../../../platform/messages/use-messages'
import { setFocus } from '../../../platform/page/focus'
import { interpolate } from '../../../platform/values/interpolate'
import { Button } from '../../../ui/button/Button'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { Skeleton } from '../../../ui/status/Skeleton'
import { EditorAlerts } from '../EditorAlerts'
import styles from '../Editors.module.css'
import { lineMessages } from '../editor-messages'
import { useReplaced } from '../use-replaced'
import type { OrderedLine } from './ordered-line'
import { type LineTerms, useLineQuantity } from './use-line-quantity'

type LineStepperProps = LineTerms & {
  /** The date in words, for the names of the buttons. */
  day: string
  blocked: string | false
  /** The content beside the stepper. */
  children: ReactNode
}

type LineToolsProps = Omit<LineStepperProps, 'line' | 'day'> & {
  /** The calls of a stepper; none if the line has only its link. */
  line: OrderedLine | '' | false | null | undefined
  day: string | null
}

/** The link of one line of a delivery, with plus and minus where the page asks for them. */
export const LineTools = ({ line, day, children, ...terms }: LineToolsProps) =>
  line && day ? <LineStepper {...{ line, day, ...terms }}>{children}</LineStepper> : children

/** Plus and minus beside one line of a delivery, with the outcome of the last press. */
function LineStepper({ day, blocked, children, ...terms }: LineStepperProps) {
  const messages = useMessages(lineMessages)
  // A customer with this delivery has a postcode known to the shop, so only the page may close ordering.
  const block = blocked ? { tone: 'info' as const, reason: blocked } : null
  const { quantity, saved, reading, posting, set, again } = useLineQuantity(terms)
  const replaced = useReplaced()
  const line = useRef<HTMLDivElement>(null)
  const tryAgain = () => {
    // The pressed button disappears. The field would open a phone's keyboard, so plus takes the focus.
    setFocus(line.current?.querySelector<HTMLElement>('input ~ button'))
    again()
  }
  const { product } = terms
  const max = oneOffMaximum(product.maxAllowed)
  return (
    <div className={styles.tools} ref={line}>
      {quantity === undefined ? (
        !reading.failure && <Skeleton height="44px" width="143px" />
      ) : (
        <QuantityStepper
          size="small"
          of={interpolate(messages.productOn, { name: product.name, day })}
          value={quantity}
          max={max}
          isBusy={posting.saving !== false || posting.removing !== false}
          disabledReason={block?.reason}
          onChange={next => {
            replaced.forget()
            set(next)
          }}
          onReplaced={(text, by) => replaced.explain(text, { by, max, what: messages.theQuantity })}
        />
      )}
      {children}
      {quantity === 0 && saved && <p className={styles.note}>{saved}</p>}
      {replaced.words && <p className={styles.replaced}>{replaced.words}</p>}
      <EditorAlerts
        {...{ block, posting }}
        failure={reading.failure}
        onReadAgain={reading.again}
        refused={messages.refused}
      />
      {posting.state.kind === 'not-saved' && (
        <Button tone="secondary" size="small" onPress={tryAgain}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  )
}
