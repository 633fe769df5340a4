import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { onRestored } from '../../shared/page/restored'
import { announce } from '../../shared/page/shell'
import { useSetScheme } from '../../shared/registration/scheme'
import { leftText, useIsFieldInUse, useLeftDraft } from '../../shared/services/use-draft'
import { useReload } from '../../shared/services/use-reload'
import { plainLetters } from '../../shared/text/plain-letters'
import { Alert } from '../../shared/ui/Alert'
import { Button } from '../../shared/ui/Button'
import { Ground } from '../../shared/ui/Ground'
import { TextField } from '../../shared/ui/TextField'
import { FreeProducts } from './FreeProducts'
import { type Offline, OfflineOption } from './OfflineOption'
import styles from './PromoField.module.css'
import { type Answer, createPromoCheck } from './promo-check'
import type { PromoWording } from './promo-wording'
import { useAsk } from './use-ask'

type PromoFieldProps = {
  code: string | undefined
  product: string | undefined
  offline: Offline | undefined
  labels: PromoWording
}

const codeIn = (text: string) => plainLetters(text).trim()

/** The promotional code of the registration form, checked while the visitor types. */
export function PromoField({ code: given = '', product, offline, labels }: PromoFieldProps) {
  const { ask, prepare } = useAsk(labels)
  const reload = useReload()
  const setScheme = useSetScheme()
  const tell = (answer: Answer) => {
    if (answer.kind === 'valid') {
      setScheme(answer.scheme)
      announce(answer.scheme.isFree ? `${labels.added} ${labels.freeProduct}` : labels.added)
      return
    }
    if (answer.kind === 'invalid') setScheme(null)
    announce(answer.message, 'assertive')
  }
  const [promo] = useState(() => createPromoCheck(ask, tell))
  const { isChecking, isAnswered, answer, scheme } = useStore(promo.state)
  const [typed, setTyped] = useLeftDraft('referral_code', given, leftText)
  const isInUse = useIsFieldInUse('referral_code')
  const input = useRef<HTMLInputElement>(null)
  const code = codeIn(typed)

  const checkAtOnce = useEffectEvent(() => void promo.check(code))
  const start = useEffectEvent(() => {
    // Somebody is still typing it.
    if (isInUse && code !== codeIn(given)) promo.edit(code)
    else checkAtOnce()
  })
  useEffect(() => {
    start()
    // A page that comes back from the cache is checked as one that loads.
    const forget = onRestored(() => {
      promo.stop()
      checkAtOnce()
    })
    return () => {
      forget()
      promo.stop()
    }
  }, [promo])
  useEffect(() => () => setScheme(null), [setScheme])

  const edit = (text: string) => {
    setTyped(text)
    if (codeIn(text) === code) return
    promo.edit(codeIn(text))
    setScheme(null)
  }
  const press = () => {
    if (code) return void promo.check(code)
    promo.refuse(labels.missing)
    input.current?.focus()
  }
  const pressOnEnter = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word; 229 is how Safari says so.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    press()
  }

  return (
    <Ground>
      <div className={styles.promo}>
        <TextField
          ref={input}
          name="referral_code"
          label={labels.label}
          hint={labels.hint}
          isOptional
          look="code"
          value={typed}
          onChange={edit}
          onFocus={prepare}
          onBlur={() => setTyped(code)}
          onKeyDown={pressOnEnter}
          error={answer?.kind === 'invalid' ? answer.message : null}
          success={answer?.kind === 'valid' ? labels.added : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          action={
            <Button tone="secondary" busy={isChecking && labels.checking} onPress={press}>
              {labels.check}
            </Button>
          }
        />
        <input type="hidden" name="referral_code_checked" value={isAnswered ? 1 : 0} />
        {answer?.kind === 'unanswered' && answer.message && (
          <Alert tone="error" isSilent>
            {answer.message}
            {answer.isStale && (
              <div className={styles.reload}>
                <Button tone="secondary" size="small" onPress={reload}>
                  {labels.reload}
                </Button>
              </div>
            )}
          </Alert>
        )}
        {scheme?.isFree && <FreeProducts scheme={scheme} chosenBefore={product} labels={labels} />}
        {offline && (
          <OfflineOption
            offline={offline}
            wording={{ ...labels, label: labels.offline, help: labels.offlineHelp }}
          />
        )}
      </div>
    </Ground>
  )
}
