import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../shared/domain/hooks/use-api'
import { useShopStore } from '../../../shared/domain/hooks/use-shop'
import { normalisePostcode } from '../../../shared/domain/rules/customers/postcode'
import { announce } from '../../../shared/platform/page/shell'
import { useNavigation } from '../../../shared/platform/providers/use-navigation'
import { answerTo, type CheckState, type CheckTerms, type Question, type World } from './postcode-question'

const idle: CheckState = { isChecking: false, fieldError: null, failure: null, result: null }

// One question at a time on the whole page: a newer one, in whichever panel, makes the older pointless.
let underWay: AbortController | undefined

/** Asks the shop about a postcode; only the newest question of the page is answered, told and remembered. */
export function usePostcodeCheck(terms: CheckTerms, startError: string | undefined) {
  const world: World = { api: useApi(), store: useShopStore(), navigation: useNavigation() }
  const [state, setState] = useState<CheckState>({ ...idle, fieldError: startError ?? null })
  const asked = useRef<Question>(undefined)
  const show = (change: Partial<CheckState>) => setState({ ...idle, ...change })

  /** Resolves to true when the postcode itself was refused. */
  async function ask(typed: string): Promise<boolean> {
    const postcode = normalisePostcode(typed)
    if (asked.current?.postcode === postcode) return false
    if (!postcode) {
      show({ fieldError: terms.messages.invalid })
      announce(terms.messages.invalid, 'assertive')
      return true
    }
    underWay?.abort()
    const abort = new AbortController()
    const question = { postcode, abort }
    underWay = abort
    asked.current = question
    show({ isChecking: true })
    const answer = await answerTo(question, world, terms)
    // Aborted by another panel, this one rests; by a newer question of its own, that one has the say.
    if (asked.current !== question) return false
    if (answer?.isLeaving) return false
    asked.current = undefined
    show(answer ?? {})
    return Boolean(answer?.fieldError && !answer.result)
  }

  /** Forgets the question, its answer and what was said about them. */
  function stop() {
    asked.current?.abort.abort()
    asked.current = undefined
    setState(idle)
  }

  /** Closes the dialog; what is wrong with the postcode stays said. */
  const dismiss = () => setState(({ fieldError }) => ({ ...idle, fieldError }))

  useEffect(() => () => asked.current?.abort.abort(), [])
  return { ...state, ask, stop, dismiss }
}
