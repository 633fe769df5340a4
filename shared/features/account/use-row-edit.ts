import { useEffect, useState } from 'react'
import { type ChangeState, useChange } from '../../domain/hooks/use-change'
import { useChangedElsewhere } from '../../domain/hooks/use-changed-elsewhere'
import { announce } from '../../platform/page/live-region'
import { useDraft } from '../../platform/providers/use-draft'
import { useOpenRow } from './open-row'

export type RowValues = Readonly<Record<string, string>>

/** The messages about fields, and the refused values. */
type Refusal<Values> = { fields: RowValues; of: Values }

type RowEdit<Values extends RowValues> = {
  /** The saved values; empty for passwords, which cannot be shown. */
  original: Values
  /** The values being typed, null while the row is closed; and their setter. */
  draft: readonly [Values | null, (draft: Values | null) => void]
  /** The server's messages about the values of a refused form. */
  errors: RowValues
  send: (values: Values) => Promise<null>
  /** Announced once the change is saved. */
  saved: string
  updating: string
  /** Called with the saved values. */
  onSaved: (values: Values) => void
}

const silent: ChangeState = { kind: 'idle' }

const isSame = (one: RowValues, other: RowValues) => Object.keys(one).every(name => one[name] === other[name])

/** Edits a row of the account in place: opens it, takes typed values, sends them once, and closes it again. */
export function useRowEdit<Values extends RowValues>({
  original,
  draft: [draft, setDraft],
  ...edit
}: RowEdit<Values>) {
  const change = useChange<null>()
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(draft && { fields: edit.errors, of: draft })
  const [note, setNote] = useState('')
  // A response was lost, so the shown value may not be the saved one.
  const [isUncertain, setUncertain] = useDraft('uncertain', false)
  const [isChangedElsewhere, noteChange] = useChangedElsewhere(Object.keys(original).join())
  const isUnknown = change.state.kind === 'unknown'
  // Only a saved change ends the uncertainty.
  useEffect(() => {
    if (isUnknown) setUncertain(true)
  }, [isUnknown, setUncertain])
  const close = () => {
    setDraft(null)
    setRefusal(null)
    change.forget()
  }
  const tellOpened = useOpenRow(() => {
    // A row with typed changes stays open.
    if (draft && isSame(draft, original) && !change.isBusy && !isUnknown) close()
  })
  const about = (values: Values, name: string) =>
    refusal?.of[name] === values[name] ? refusal?.fields[name] : undefined

  return {
    values: draft,
    note,
    isUncertain,
    /** Another tab has saved this row since the page was loaded. */
    isChangedElsewhere,
    isSaving: change.isBusy,
    /** Returns the message about a field while the field has the refused value. */
    errorOf: (name: string) => (draft ? about(draft, name) : undefined),
    /** Returns the outcome of the last attempt, except messages shown under a field. */
    outcome: (names: readonly string[]) =>
      change.state.kind === 'refused' &&
      names.some(name => change.state.kind === 'refused' && change.state.failure.fields[name])
        ? silent
        : change.state,
    open() {
      setNote('')
      setRefusal(null)
      setDraft(original)
      tellOpened()
    },
    type: (values: Values) => setDraft(values),
    cancel() {
      if (!change.isBusy) close()
    },
    /** Sends the typed values; resolves to whether the shop refused a field. */
    async send(values: Values): Promise<boolean> {
      setRefusal(null)
      const outcome = await change.begin(edit.updating, {
        send: () => edit.send(values),
        // No call reads the saved values, and sending the same values again does no harm.
        isDone: null,
        onDone() {
          edit.onSaved(values)
          setUncertain(false)
          noteChange(true)
          setNote(edit.saved)
          announce(edit.saved)
          setDraft(null)
        },
      })
      if (outcome?.kind !== 'refused') return false
      setRefusal({ fields: outcome.failure.fields, of: values })
      return Object.keys(outcome.failure.fields).length > 0
    },
  }
}
