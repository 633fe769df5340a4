import { type KeyboardEvent, useRef, useState } from 'react'
import { explain, isApiError } from '../api/errors'
import { announce } from '../page/shell'
import { useBox, useBoxStore } from '../services/use-box'
import { fill } from '../text/fill'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { tag } from '../ui/icon-shapes'
import { TextField } from '../ui/TextField'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import styles from './BoxBasket.module.css'
import type { BoxWording } from './box-wording'

const nothing = { failure: '', success: '' }

/** The promotional code: a field to apply one, or the one applied with the way to take it off (BB-14 to BB-20, A-36). */
export function BoxCode({ labels }: { labels: BoxWording }) {
  const box = useBoxStore()
  const coupon = useBox(state => state.box?.coupon ?? null)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState(nothing)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const part = useRef<HTMLDivElement>(null)

  const fail = (failure: string) => {
    setTyped('')
    setSaid({ failure, success: '' })
    // What says it stands at the field.
    setTimeout(() => part.current?.querySelector('input')?.focus())
  }
  const send = async (code: string | null) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    setSaid(nothing)
    try {
      const { message } = await box.getState().applyCode(code)
      await box.getState().settle()
      setTyped('')
      setSaid({ failure: '', success: message })
      if (message) announce(message)
      // The button that was pressed is gone.
      setTimeout(() => {
        if (document.activeElement === document.body)
          part.current?.querySelector<HTMLElement>('input,button')?.focus()
      })
    } catch (error) {
      fail(isApiError(error) && error.kind === 'rejected' ? error.messages.join('\n') : explain(error))
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  const apply = () => {
    const code = typed.trim()
    if (code) void send(code)
    else fail(labels.codeMissing)
  }
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    apply()
  }
  return (
    <div ref={part} className={styles.code}>
      {coupon ? (
        <>
          <p className={styles.applied}>
            <Icon shape={tag} />
            <span>{fill(labels.applied, { code: coupon })}</span>
          </p>
          <Button
            tone="quiet"
            size="small"
            busy={isSending && labels.removingCode}
            onPress={() => void send(null)}
          >
            {labels.removeCode}
            <VisuallyHidden> {coupon}</VisuallyHidden>
          </Button>
          {said.success && <p className={styles.said}>{said.success}</p>}
          {said.failure && (
            <p className={styles.failure} role="alert">
              {said.failure}
            </p>
          )}
        </>
      ) : (
        <TextField
          label={labels.code}
          value={typed}
          onChange={text => {
            setTyped(text)
            setSaid(nothing)
          }}
          error={said.failure}
          success={said.success}
          look="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          onKeyDown={applyOnEnter}
          action={
            <Button tone="secondary" busy={isSending && labels.applying} onPress={apply}>
              {labels.apply}
            </Button>
          }
        />
      )}
    </div>
  )
}
