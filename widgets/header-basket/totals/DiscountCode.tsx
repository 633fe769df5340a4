import { type FormEvent, useRef } from 'react'
import { useCode } from '../../../shared/domain/hooks/use-code'
import { useShop } from '../../../shared/domain/hooks/use-shop'
import { useWeeksStore } from '../../../shared/domain/hooks/use-weeks'
import { ChangeOutcome } from '../../../shared/features/calls/ChangeOutcome'
import { Button } from '../../../shared/ui/button/Button'
import { tag } from '../../../shared/ui/button/icon-shapes'
import { TextField } from '../../../shared/ui/form/TextField'
import { Alert } from '../../../shared/ui/status/Alert'
import { Badge } from '../../../shared/ui/status/Badge'
import type { HeaderBasketMessages } from '../header-basket-messages'
import styles from './DiscountCode.module.css'

/** The discount code of the week: applied, shown and removed (HB-48 to HB-51). */
export function DiscountCode({ labels }: { labels: HeaderBasketMessages }) {
  const active = useShop(state => state.session.coupon)
  const part = useRef<HTMLDivElement>(null)
  const weeks = useWeeksStore()
  const code = useCode(labels, part, () => void weeks.getState().refresh())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    code.apply()
  }
  return (
    <div ref={part} className={styles.code}>
      {active ? (
        <div className={styles.active} role="group" aria-label={`${labels.code} ${active}`} tabIndex={-1}>
          <span className={styles.label}>{labels.code}</span>
          <Badge tone="warning" shape={tag}>
            {active}
          </Badge>
          <Button tone="quiet" size="small" busy={code.isBusy && labels.removing} onPress={code.clear}>
            {labels.remove}
          </Button>
          {code.error && <Alert tone="error" messages={[code.error]} />}
        </div>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={labels.code}
            name="discount_code"
            value={code.typed}
            onChange={code.type}
            error={code.error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" tone="secondary" busy={code.isBusy && labels.applying}>
            {labels.apply}
          </Button>
        </form>
      )}
      {code.success && <Alert tone="success" messages={[code.success]} isSilent />}
      <ChangeOutcome state={code.state} onCheckAgain={code.checkAgain} />
    </div>
  )
}
