import { type KeyboardEvent, useRef } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { useReload } from '../../shared/platform/providers/use-reload'
import { Button } from '../../shared/ui/button/Button'
import { TextField } from '../../shared/ui/form/TextField'
import { isComposing } from '../../shared/ui/is-composing'
import { Surface } from '../../shared/ui/layout/Surface'
import { Alert } from '../../shared/ui/status/Alert'
import { OfflineOption } from './OfflineOption'
import styles from './PromoField.module.css'
import type { options } from './promo-field.options'
import { promoFieldMessages } from './promo-field-messages'
import { usePromoCode } from './use-promo-code'

/** The promotional code of the registration form, checked while the visitor types. */
export function PromoField({ code = '', offline }: OptionValues<typeof options>) {
  const messages = useMessages(promoFieldMessages)
  const promo = usePromoCode(code)
  const { answer } = promo
  const input = useRef<HTMLInputElement>(null)

  const press = () => {
    if (!promo.check()) setFocus(input.current)
  }
  const pressOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    press()
  }

  return (
    <Surface>
      <div className={styles.promo}>
        <TextField
          ref={input}
          name="referral_code"
          label={messages.label}
          hint={messages.hint}
          isOptional
          look="code"
          value={promo.typed}
          onChange={promo.edit}
          onFocus={promo.prepare}
          onLeave={promo.tidy}
          onKeyDown={pressOnEnter}
          error={answer?.kind === 'invalid' ? answer.message : null}
          success={answer?.kind === 'valid' ? messages.added : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          action={
            <Button tone="secondary" busy={promo.isChecking && messages.checking} onPress={press}>
              {messages.check}
            </Button>
          }
        />
        <input type="hidden" name="referral_code_checked" value={promo.isAnswered ? 1 : 0} />
        {answer?.kind === 'unanswered' && answer.message && (
          <Unanswered {...answer} reload={messages.reload} />
        )}
        {offline && (
          <OfflineOption
            offline={offline}
            messages={{ ...messages, label: messages.offline, help: messages.offlineHelp }}
          />
        )}
      </div>
    </Surface>
  )
}

/** Says why the code could not be checked. */
function Unanswered({ message, isStale, reload }: { message: string; isStale: boolean; reload: string }) {
  const again = useReload()
  return (
    <Alert tone="error" isSilent>
      {message}
      {isStale && (
        <div className={styles.reload}>
          <Button tone="secondary" size="small" onPress={again}>
            {reload}
          </Button>
        </div>
      )}
    </Alert>
  )
}
