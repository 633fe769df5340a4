import { useEffect, useRef, useState } from 'react'
import { saveInterest } from '../../shared/api/postcode'
import { announce } from '../../shared/page/shell'
import { useApi } from '../../shared/services/use-api'
import { useDraft } from '../../shared/services/use-draft'
import { type Failure, failureOf, refusedFields } from './failure'
import { type InterestErrors, noDetails, readDetails } from './interest'
import type { PanelWords } from './postcode-panel.options'

type Saving = {
  isSaving: boolean
  isSaved: boolean
  errors: InterestErrors
  failure: Failure | null
  /** Counts the tries, so that each one's errors are told anew. */
  tries: number
}

/** What a visitor leaves where we do not deliver yet: typed, checked, sent once, and kept until it is saved. */
export function useInterest(id: string | null, words: PanelWords) {
  const api = useApi()
  const [details, setDetails] = useDraft('interest', noDetails)
  const [state, setState] = useState<Saving>({
    isSaving: false,
    isSaved: false,
    errors: {},
    failure: null,
    tries: 0,
  })
  const isUnderWay = useRef(false)
  const isHere = useRef(true)
  const show = (change: Partial<Saving>) =>
    setState(({ tries }) => ({
      isSaving: false,
      isSaved: false,
      errors: {},
      failure: null,
      tries,
      ...change,
    }))

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function submit() {
    if (isUnderWay.current || id === null) return
    const read = readDetails(details, words)
    const tries = state.tries + 1
    if ('errors' in read) return show({ errors: read.errors, tries })
    isUnderWay.current = true
    show({ isSaving: true, tries })
    try {
      await saveInterest(api, id, read.details)
      if (isHere.current) announce(words.thankYou)
      setDetails(noDetails)
      show({ isSaved: true })
    } catch (error) {
      show(problemOf(error, words))
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    ...state,
    details,
    submit,
    type: (change: InterestErrors) => setDetails({ ...details, ...change }),
    reset: () => setDetails(noDetails),
  }
}

function problemOf(error: unknown, words: PanelWords): Partial<Saving> {
  const refused = Object.entries(refusedFields(error)).filter(([name]) => name in noDetails)
  return refused.length > 0 ? { errors: Object.fromEntries(refused) } : { failure: failureOf(error, words) }
}
