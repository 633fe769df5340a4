import { type FormEvent, useRef, useState } from 'react'
import { explain, isApiError } from '../../shared/api/errors'
import { announce } from '../../shared/page/shell'
import { useBoxStore } from '../../shared/services/use-box'
import { useShop } from '../../shared/services/use-shop'
import { useWeeksStore } from '../../shared/services/use-weeks'
import { Alert } from '../../shared/ui/Alert'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { tag } from '../../shared/ui/icon-shapes'
import { TextField } from '../../shared/ui/TextField'
import styles from './DiscountCode.module.css'
import type { HeaderBasketWording } from './header-basket-wording'

type Answer = { tone: 'success' | 'error'; messages: readonly string[] }

/** The code that takes something off the week: applied, shown and removed (HB-48 to HB-51). */
export function DiscountCode({ labels }: { labels: HeaderBasketWording }) {
  const box = useBoxStore()
  const weeks = useWeeksStore()
  const active = useShop(state => state.session.coupon)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const isSending = useRef(false)
  const part = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const send = async (code: string | null) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setAnswer(null)
    try {
      const { message } = await box.getState().applyCode(code)
      setTyped('')
      if (message) {
        setAnswer({ tone: 'success', messages: [message] })
        announce(message)
      }
      // The field or the button that had the focus is gone.
      setTimeout(() => {
        if (document.activeElement === document.body)
          part.current?.querySelector<HTMLElement>('input, button')?.focus()
      })
    } catch (error) {
      void weeks.getState().refresh()
      if (!isApiError(error) || error.kind === 'session-ended') return
      // The field goes back to the code that is active: there is none, or Remove is shown for it.
      const messages = error.kind === 'rejected' && error.messages.length ? error.messages : [explain(error)]
      setAnswer({ tone: 'error', messages })
      if (code !== null) setTyped('')
      field.current?.focus()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) void send(typed.trim())
    else field.current?.focus()
  }

  return (
    <div ref={part} className={styles.code}>
      {active ? (
        <div className={styles.active}>
          <span className={styles.label}>{labels.code}</span>
          <Badge tone="warning" shape={tag}>
            {active}
          </Badge>
          <Button tone="quiet" size="small" busy={isBusy && labels.removing} onPress={() => void send(null)}>
            {labels.remove}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <TextField
            ref={field}
            label={labels.code}
            name="discount_code"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" tone="secondary" busy={isBusy && labels.applying}>
            {labels.apply}
          </Button>
        </form>
      )}
      {answer && <Alert tone={answer.tone} messages={answer.messages} isSilent={answer.tone === 'success'} />}
    </div>
  )
}
