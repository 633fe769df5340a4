import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type InterestDetails, saveInterest } from '../../../shared/domain/api/postcode'
import { useApi } from '../../../shared/domain/hooks/use-api'
import { useChange } from '../../../shared/domain/hooks/use-change'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import { usePersistedState } from '../../../shared/platform/providers/use-draft'
import { postcodePanelMessages } from '../postcode-panel-messages'
import type { InterestErrors, readDetails } from './interest'

const noDetails: InterestDetails = { first_name: '', last_name: '', email: '', street: '' }

/** Returns the details that the page gives about the person: texts that are not blank. */
function readKnown(person: object | undefined): InterestErrors {
  const entries = Object.entries(person ?? {}).filter(
    ([name, value]) => name in noDetails && typeof value === 'string' && value.trim(),
  )
  return Object.fromEntries(entries)
}

/** Returns the typed details; those left blank are filled in from what the page knows. */
const withKnown = (typed: InterestDetails, known: InterestErrors): InterestDetails => ({
  ...typed,
  ...Object.fromEntries(
    Object.entries(known).filter(([name]) => !typed[name as keyof InterestDetails].trim()),
  ),
})

const leftDetails = (left: unknown): InterestDetails | null => {
  const given = left as InterestDetails | null
  return Object.keys(noDetails).every(name => typeof given?.[name as keyof InterestDetails] === 'string')
    ? given
    : null
}

const loadCheck = () => import('./interest')

const ofForm = (fields: Readonly<Record<string, string>>): InterestErrors =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in noDetails))

/**
 * Returns the validation of the details. It is loaded when somebody starts typing, because most visitors leave the form
 * empty. Until it is loaded, only the shop validates, which it always does; a form submitted empty waits for the
 * validation.
 */
function useCheck(isTyped: boolean) {
  const check = useRef<typeof readDetails>(undefined)
  const fetched = useRef<Promise<void>>(undefined)
  const begin = () => {
    fetched.current ??= loadCheck().then(
      part => {
        check.current = part.readDetails
      },
      () => {},
    )
    return fetched.current
  }
  const fetchTyped = useEffectEvent(begin)
  useEffect(() => {
    if (isTyped) void fetchTyped()
  }, [isTyped])
  return { check, arrival: () => (isTyped || check.current ? null : begin()) }
}

/**
 * Returns the details that a visitor leaves where we do not deliver yet: validated, sent once, and kept until they are
 * saved.
 */
export function useInterest(id: string | null, person: object | undefined) {
  const known = readKnown(person)
  const messages = useMessages(postcodePanelMessages)
  const api = useApi()
  const [details, keepDetails, forgetDetails] = usePersistedState('interest', noDetails, leftDetails)
  // Text typed while the validation is loading must be validated too.
  const latest = useRef(details)
  const setDetails = (next: InterestDetails) => {
    latest.current = next
    keepDetails(next)
  }
  const change = useChange<void>()
  const [isSaved, setSaved] = useState(false)
  const [faults, setFaults] = useState<InterestErrors>({})
  // The errors are announced again at each attempt.
  const [tries, setTries] = useState(0)
  const { check, arrival } = useCheck(Object.values(details).some(Boolean))

  async function submit() {
    if (change.isBusy || id === null) return
    const arriving = arrival()
    if (arriving) await arriving
    const whole = withKnown(latest.current, known)
    const read = check.current?.(whole, messages) ?? { details: whole }
    setTries(tries + 1)
    setFaults('errors' in read ? read.errors : {})
    if ('errors' in read) return change.forget()
    await change.begin(messages.submitting, {
      send: () => saveInterest(api, id, read.details),
      // The shop never returns these details, so there is nothing to check. It stores the details of a check only once,
      // so that sending them twice does no harm.
      isDone: null,
      onDone() {
        setDetails(noDetails)
        forgetDetails()
        setSaved(true)
      },
    })
  }

  const { state } = change
  const refused = state.kind === 'refused' ? ofForm(state.failure.fields) : {}
  return {
    details,
    /** Returns true if the page knows that detail, so that it is not asked for. */
    isKnown: (name: keyof InterestDetails) => known[name] !== undefined,
    errors: { ...faults, ...refused },
    /** The state of the last attempt, without errors that are shown at a field. */
    outcome: Object.keys(refused).length ? ({ kind: 'idle' } as const) : state,
    tries,
    isSaving: change.isBusy,
    isSaved,
    submit,
    type: (patch: InterestErrors) => setDetails({ ...latest.current, ...patch }),
    reset() {
      setDetails(noDetails)
      forgetDetails()
    },
  }
}
