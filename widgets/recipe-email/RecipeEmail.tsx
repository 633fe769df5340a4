import { type FormEvent, type RefObject, useRef } from 'react'
import { ChangeOutcome } from '../../shared/features/calls/ChangeOutcome'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { focusWrongField } from '../../shared/platform/page/live-region'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { LinkButton } from '../../shared/ui/button/LinkButton'
import { useFocusAfter } from '../../shared/ui/focus/use-focus-after'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './RecipeEmail.module.css'
import type { options } from './recipe-email.options'
import { recipeEmailMessages } from './recipe-email-messages'
import { useRecipe } from './use-recipe'

/** A form that sends a recipe to an e-mail address (RE-01). */
export function RecipeEmail({ recipe, email, errors }: OptionValues<typeof options>) {
  const messages = useMessages(recipeEmailMessages)
  const asked = useRecipe({ recipe, email, error: errors.email })
  const field = useRef<HTMLInputElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  const { sentTo } = asked
  // The pressed button has disappeared, so the focus moves to its replacement.
  useFocusAfter(sentTo !== null, () => setFocus((sentTo !== null ? another : field).current))

  return (
    <Panel title={messages.title}>
      {sentTo === null ? (
        <RecipeForm {...{ asked, field }} />
      ) : (
        <>
          <Alert tone="success" isSilent title={messages.sent}>
            {sentTo && <p className={styles.to}>{interpolate(messages.sentTo, { email: sentTo })}</p>}
          </Alert>
          <div>
            <Button ref={another} tone="secondary" onPress={asked.startAgain}>
              {messages.another}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

type RecipeFormProps = {
  asked: ReturnType<typeof useRecipe>
  field: RefObject<HTMLInputElement | null>
}

function RecipeForm({ asked, field }: RecipeFormProps) {
  const messages = useMessages(recipeEmailMessages)
  const correct = (meant: string) => {
    asked.type(meant)
    setFocus(field.current)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The widget may be inside a form of the page.
    event.stopPropagation()
    const refused = await asked.submit()
    if (refused) focusWrongField(field.current, refused)
  }
  return (
    <form method="dialog" className={styles.form} noValidate onSubmit={submit}>
      <ChangeOutcome state={asked.outcome} unsure={messages.unsureSent} />
      <TextField
        ref={field}
        label={messages.email}
        hint={messages.purpose}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={asked.email}
        onChange={asked.type}
        onLeave={asked.leave}
        readOnly={asked.isSending}
        error={asked.error}
        action={
          <Button type="submit" busy={asked.isSending && messages.sending}>
            {messages.submit}
          </Button>
        }
      />
      {asked.meant !== null && (
        <p className={styles.to}>
          <LinkButton onPress={() => correct(asked.meant ?? '')}>
            {interpolate(messages.didYouMean, { email: asked.meant })}
          </LinkButton>
        </p>
      )}
    </form>
  )
}
