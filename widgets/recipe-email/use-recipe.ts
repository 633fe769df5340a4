import { useState } from 'react'
import { sendRecipe } from '../../shared/domain/api/recipe'
import { useApi } from '../../shared/domain/hooks/use-api'
import { type ChangeState, useChange } from '../../shared/domain/hooks/use-change'
import { announce } from '../../shared/platform/page/shell'
import { persistedText, usePersistedState } from '../../shared/platform/providers/use-draft'
import { interpolate } from '../../shared/platform/values/interpolate'
import { meantAddress } from './meant-address'
import type { RecipeMessages } from './recipe-messages'

type Given = { recipe: string; email: string | undefined; error: string | undefined }

/** What is told of a refusal beside what stands under the field: nothing, where the address is all that is wrong. */
function withoutField(state: ChangeState): ChangeState {
  if (state.kind !== 'refused') return state
  const { email, ...others } = state.failure.fields
  if (!email) return state
  const messages = state.failure.messages.filter(message => message !== email)
  return Object.keys(others).length
    ? { kind: 'refused', failure: { ...state.failure, messages } }
    : { kind: 'idle' }
}

/** Where a recipe shall be sent: typed, sent once, and kept until the shop has taken it. */
export function useRecipe({ recipe, email: given = '', error }: Given, labels: RecipeMessages) {
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
    /** The address that was probably meant, for the one that was left; null for any other. */
    meant: questioned && questioned === email ? meantAddress(questioned.trim()) : null,
    /** Somebody has gone on from the field: its address is looked at. */
    leave() {
      const meant = meantAddress(email.trim())
      if (meant && questioned !== email) announce(interpolate(labels.didYouMean, { email: meant }))
      setQuestioned(email)
    },
    /** The first message about the address; it holds for the one that was sent (RE-04). */
    error: message,
    /** What became of the last try, but for what is said under the field. */
    outcome: withoutField(change.state),
    isSending: change.isBusy,
    /** Where it went; null before. */
    sentTo,
    /** Resolves to whether the shop refused the address. */
    async submit(): Promise<boolean> {
      const to = email.trim()
      setRefusal(null)
      const outcome = await change.begin(labels.sending, {
        send: () => sendRecipe(api, recipe, to),
        // The shop tells nobody what it has sent.
        isDone: null,
        onDone() {
          setSentTo(to)
          setEmail('')
          forgetEmail()
          announce(labels.sent)
        },
      })
      const refused = outcome?.kind === 'refused' && outcome.failure.fields.email
      if (!refused) return false
      setRefusal({ of: email, message: refused })
      announce(refused, 'assertive')
      return true
    },
    startAgain: () => setSentTo(null),
  }
}
