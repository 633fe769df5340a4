import type { KeyboardEvent, Ref } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { pages } from '../../shared/platform/page/addresses'
import { Button } from '../../shared/ui/button/Button'
import { TextLink } from '../../shared/ui/button/TextLink'
import { TextField } from '../../shared/ui/form/TextField'
import { isComposing } from '../../shared/ui/is-composing'
import styles from './PostcodePanel.module.css'
import { postcodePanelMessages } from './postcode-panel-messages'

type PostcodeEntryProps = {
  /** The id of the element that labels the field and its buttons as a group. */
  titleId: string | undefined
  typed: string
  error: string | null
  isChecking: boolean
  isMoving: boolean
  isBand: boolean
  hasLogin: boolean
  fieldRef: Ref<HTMLInputElement>
  onFocus: () => void
  onType: (text: string) => void
  onCheck: () => void
  /** Aborts the check that is under way. */
  onStop: () => void
  onCancel: (() => void) | undefined
}

const isTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (key.length === 1 && !ctrlKey && !metaKey) || key === 'Backspace' || key === 'Delete'

/** Attributes that help browsers and phones with the entry of a postcode. */
const asPostcode = {
  look: 'code',
  autoComplete: 'postal-code',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
} as const

/** A field and a button. There is no form element, because the panel may be inside the page's own form. */
export function PostcodeEntry({ typed, error, isChecking, isMoving, isBand, ...props }: PostcodeEntryProps) {
  const messages = useMessages(postcodePanelMessages)
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!event.repeat) props.onCheck()
    } else if (isChecking && isTyping(event)) props.onStop()
  }
  return (
    <div className={styles.entry} role="group" aria-labelledby={props.titleId} onFocus={props.onFocus}>
      <div className={styles.field} data-band={isBand || undefined}>
        <TextField
          ref={props.fieldRef}
          name="postcode"
          label={isMoving ? messages.movingPrompt : messages.prompt}
          isLabelHidden={isBand}
          placeholder={isBand || isMoving ? messages.prompt : undefined}
          error={error}
          value={typed}
          onChange={props.onType}
          onKeyDown={press}
          readOnly={isChecking}
          {...asPostcode}
          action={
            <Button
              {...(isBand && { tone: 'accent' })}
              busy={isChecking && messages.checking}
              onPress={props.onCheck}
            >
              {messages.check}
            </Button>
          }
        />
      </div>
      {props.hasLogin && (
        <p className={styles.small}>
          <TextLink href={pages.login}>{messages.login}</TextLink>
        </p>
      )}
      {props.onCancel && (
        <div className={styles.cancel}>
          <Button tone="quiet" onPress={props.onCancel}>
            {messages.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
