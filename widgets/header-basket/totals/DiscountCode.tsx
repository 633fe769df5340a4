import { type FormEvent, useRef } from 'react'
import { useCode } from '../../../shared/domain/hooks/use-code'
import { useShop } from '../../../shared/domain/hooks/use-shop'
import { useWeeksStore } from '../../../shared/domain/hooks/use-weeks'
import { ChangeOutcome } from '../../../shared/features/calls/ChangeOutcome'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { Button } from '../../../shared/ui/button/Button'
import { tag } from '../../../shared/ui/button/icon-shapes'
import { TextField } from '../../../shared/ui/form/TextField'
import { Alert } from '../../../shared/ui/status/Alert'
import { Badge } from '../../../shared/ui/status/Badge'
import { headerBasketMessages } from '../header-basket-messages'
import styles from './DiscountCode.module.css'

/** The discount code of the week: applied, shown and removed (HB-48 to HB-51). */
export function DiscountCode() {
  const messages = useMessages(headerBasketMessages)
  const active = useShop(state => state.session.coupon)
  const part = useRef<HTMLDivElement>(null)
  const weeks = useWeeksStore()
  const code = useCode(part, () => void weeks.getState().refresh())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    code.apply()
  }
  return (
    <div ref={part} className={styles.code}>
      {active ? (
        <div className={styles.active} role="group" aria-label={`${messages.code} ${active}`} tabIndex={-1}>
          <span className={styles.label}>{messages.code}</span>
          <Badge tone="warning" shape={tag}>
            {active}
          </Badge>
          <Button tone="quiet" size="small" busy={code.isBusy && messages.removing} onPress={code.clear}>
            {messages.remove}
          </Button>
          {code.error && <Alert tone="error" messages={[code.error]} />}
        </div>
      ) : (
        <form method="dialog" className={styles.form} onSubmit={submit}>
          <TextField
            label={messages.code}
            name="discount_code"
            value={code.typed}
            onChange={code.type}
            error={code.error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" tone="secondary" busy={code.isBusy && messages.applying}>
            {messages.apply}
          </Button>
        </form>
      )}
      {code.success && <Alert tone="success" messages={[code.success]} isSilent />}
      <ChangeOutcome state={code.state} onCheckAgain={code.checkAgain} />
    </div>
  )
}
