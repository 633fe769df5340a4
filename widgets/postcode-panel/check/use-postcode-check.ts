import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../shared/domain/hooks/use-api'
import { useShopStore } from '../../../shared/domain/hooks/use-shop'
import { normalisePostcode } from '../../../shared/domain/rules/customers/postcode'
import { onStayed } from '../../../shared/platform/page/lifecycle/stayed'
import { useNavigation } from '../../../shared/platform/providers/use-navigation'
import { answerTo, type CheckState, type CheckTerms, type Question, type World } from './postcode-question'

const idle: CheckState = { isChecking: false, fieldError: null, failure: null, result: null }

// One check at a time on the whole page: a newer one, in any panel, aborts the older.
let underWay: AbortController | undefined

/** Checks postcodes; only the answer to the page's newest check is shown, emitted and stored. */
export function usePostcodeCheck(terms: CheckTerms, startError: string | undefined) {
  const world: World = { api: useApi(), store: useShopStore(), navigation: useNavigation() }
  const [state, setState] = useState<CheckState>({ ...idle, fieldError: startError ?? null })
  const asked = useRef<Question>(undefined)
  const show = (change: Partial<CheckState>) => setState({ ...idle, ...change })

  /** Resolves to what is wrong with the postcode itself; null if nothing is. */
  async function ask(typed: string): Promise<string | null> {
    const postcode = normalisePostcode(typed)
    if (asked.current?.postcode === postcode) return null
    if (!postcode) {
      show({ fieldError: terms.messages.invalid })
      return terms.messages.invalid
    }
    underWay?.abort()
    const abort = new AbortController()
    const question = { postcode, abort }
    underWay = abort
    asked.current = question
    show({ isChecking: true })
    const answer = await answerTo(question, world, terms)
    // If another panel aborted the check, this one becomes idle; if this panel has a newer check, that one sets the
    // state.
    if (asked.current !== question) return null
    if (answer?.isLeaving) {
      onStayed(() => asked.current === question && stop())
      return null
    }
    asked.current = undefined
    show(answer ?? {})
    return (!answer?.result && answer?.fieldError) || null
  }

  /** Aborts the check and clears its result and messages. */
  function stop() {
    asked.current?.abort.abort()
    asked.current = undefined
    setState(idle)
  }

  /** Closes the dialog; an error about the postcode itself stays visible. */
  const dismiss = () => setState(({ fieldError }) => ({ ...idle, fieldError }))

  useEffect(() => () => asked.current?.abort.abort(), [])
  return { ...state, ask, stop, dismiss }
}
