import { useEffect, useRef, useState } from 'react'
import type { OfferedDate } from '../../../shared/domain/rules/boxes/checkout'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { setFocus } from '../../../shared/platform/page/focus'
import { LinkButton } from '../../../shared/ui/button/LinkButton'
import { RadioGroup } from '../../../shared/ui/form/RadioGroup'
import styles from '../CheckoutPanel.module.css'
import { checkoutPanelMessages } from '../checkout-panel-messages'

const shownFirst = 6

type DateTilesProps = {
  id: string
  dates: readonly OfferedDate[]
  chosen: string
  /** Returns the reason why a date cannot be chosen, such as a full round; null if it can. */
  reasonOf: (offered: OfferedDate) => string | null
  onChoose: (date: string) => void
  error: string | undefined
}

/** The dates as tiles: the next ones and the chosen one, and all of them once they are asked for. */
export function DateTiles({ id, dates, chosen, reasonOf, onChoose, error }: DateTilesProps) {
  const messages = useMessages(checkoutPanelMessages)
  const [isWhole, setWhole] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const shown = dates.filter(({ value }, at) => isWhole || at < shownFirst || value === chosen)
  useEffect(() => {
    // The pressed button has gone, so the first added date takes the focus.
    if (isWhole) setFocus(group.current?.querySelectorAll('input')[shownFirst] ?? null)
  }, [isWhole])
  return (
    <div ref={group} className={styles.dates}>
      <RadioGroup
        legend={messages.date}
        name="date"
        id={id}
        isTiled
        error={error}
        value={chosen || null}
        onChange={onChoose}
        options={shown.map(each => ({
          value: each.value,
          label: each.label,
          disabledReason: reasonOf(each) ?? undefined,
        }))}
      />
      {shown.length < dates.length && (
        <LinkButton onPress={() => setWhole(true)}>{messages.moreDates}</LinkButton>
      )}
    </div>
  )
}
