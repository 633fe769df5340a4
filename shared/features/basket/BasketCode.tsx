import { type KeyboardEvent, memo, useRef } from 'react'
import { useBasket } from '../../domain/hooks/use-basket'
import { useCode } from '../../domain/hooks/use-code'
import { useMessages } from '../../platform/messages/use-messages'
import { interpolate } from '../../platform/values/interpolate'
import { Button } from '../../ui/button/Button'
import { Icon } from '../../ui/button/Icon'
import { tag } from '../../ui/button/icon-shapes'
import { FieldMessage } from '../../ui/form/FieldMessage'
import { TextField } from '../../ui/form/TextField'
import { isComposing } from '../../ui/is-composing'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { ChangeOutcome } from '../calls/ChangeOutcome'
import styles from './BasketPanel.module.css'
import { basketMessages } from './basket-messages'

/**
 * The promotional code: a field to apply a code, or the applied code with a button that removes it (BB-14 to BB-20,
 *
 */
export const BasketCode = memo(function BasketCode() {
  const messages = useMessages(basketMessages)
  const coupon = useBasket(state => state.basket?.coupon ?? null)
  const part = useRef<HTMLDivElement>(null)
  const code = useCode(part)

  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    code.apply()
  }
  return (
    <div ref={part} className={styles.code}>
      {coupon ? (
        <>
          <p className={styles.applied} tabIndex={-1}>
            <Icon shape={tag} />
            <span>{code.success || interpolate(messages.applied, { code: coupon })}</span>
          </p>
          <Button tone="quiet" size="small" busy={code.isBusy && messages.removingCode} onPress={code.clear}>
            {messages.removeCode}
            <VisuallyHidden>{` ${coupon}`}</VisuallyHidden>
          </Button>
          {code.error && (
            <FieldMessage tone="error" role="alert">
              {code.error}
            </FieldMessage>
          )}
        </>
      ) : (
        <TextField
          label={messages.code}
          value={code.typed}
          onChange={code.type}
          error={code.error}
          success={code.success}
          look="code"
          placeholder=" "
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          onKeyDown={applyOnEnter}
          action={
            <Button tone="secondary" busy={code.isBusy && messages.applying} onPress={code.apply}>
              {messages.apply}
            </Button>
          }
        />
      )}
      <ChangeOutcome state={code.state} onCheckAgain={code.checkAgain} />
    </div>
  )
})
