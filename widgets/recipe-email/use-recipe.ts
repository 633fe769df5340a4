import { useState } from 'react'
import { sendRecipe } from '../../shared/domain/api/recipe'
import { useApi } from '../../shared/domain/hooks/use-api'
import { type ChangeState, useChange } from '../../shared/domain/hooks/use-change'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { announce } from '../../shared/platform/page/live-region'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { meantAddress } from './meant-address'
import { recipeEmailMessages } from './recipe-email-messages'

type RecipeInput = { recipe: string; email: string | undefined; error: string | undefined }

/** Returns the state without the error that is shown at the field; idle if that is the only error. */
function withoutField(state: ChangeState): ChangeState {
  if (state.kind !== 'refused') return state
  const { email, ...others } = state.failure.fields
  if (!email) return state
  const messages = state.failure.messages.filter(message => message !== email)
  return Object.keys(others).length
    ? { kind: 'refused', failure: { ...state.failure, messages } }
    : { kind: 'idle' }
}

/** Returns the address for a recipe: typed, sent once, and stored until the shop has accepted it. */
export function useRecipe({ recipe, email: given = '', error }: RecipeInput) {
  const messages = useMessages(recipeEmailMessages)
  const api = useApi()
  const [email, setEmail, forgetEmail] = usePersistedState('email', given, persistedText, error !== undefined)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [refusal, setRefusal] = useState(error ? { of: given, message: error } : null)
  const change = useChange<null>()
  const [questioned, setQuestioned] = useState('')
  const message = refusal?.of === email ? refusal.message : undefined
  return {
    email,
    type: setEmail,
    /** The suggested correction of the address, once the field was left; null if there is none. */
    meant: questioned && questioned === email ? meantAddress(questioned.trim()) : null,
    /** Looks for a misspelt host when the field is left. */
    leave() {
      const meant = meantAddress(email.trim())
      if (meant && questioned !== email) announce(interpolate(messages.didYouMean, { email: meant }))
      setQuestioned(email)
    },
    /** The first error about the address, shown only for the address that was sent (RE-04). */
    error: message,
    /** The state of the last attempt, without the error that is shown at the field. */
    outcome: withoutField(change.state),
    isSending: change.isBusy,
    /** The address the recipe was sent to; null before that. */
    sentTo,
    /** Sends the recipe; resolves to the shop's words if it refused the address. */
    async submit(): Promise<string | null> {
      const to = email.trim()
      setRefusal(null)
      const outcome = await change.begin(messages.sending, {
        send: () => sendRecipe(api, recipe, to),
        // The shop does not list sent recipes, so there is nothing to check.
        isDone: null,
        onDone() {
          setSentTo(to)
          setEmail('')
          forgetEmail()
          announce(messages.sent)
        },
      })
      const refused = outcome?.kind === 'refused' && outcome.failure.fields.email
      if (!refused) return null
      setRefusal({ of: email, message: refused })
      return refused
    },
    startAgain: () => setSentTo(null),
  }
}
