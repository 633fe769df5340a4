import { useEffect, useState } from 'react'
import { type ChangeState, useChange } from '../../domain/hooks/use-change'
import { useChangedElsewhere } from '../../domain/hooks/use-changed-elsewhere'
import { announce } from '../../platform/page/shell'
import { useDraft } from '../../platform/providers/use-draft'
import { useOpenRow } from './open-row'

export type RowValues = Readonly<Record<string, string>>

/** Messages about fields, and the values that they are about. */
type Refusal<Values> = { fields: RowValues; of: Values }

type RowEdit<Values extends RowValues> = {
  /** What the shop has; passwords have nothing to show. */
  original: Values
  /** What is being typed, null while the row is only read; and how that is kept. */
  draft: readonly [Values | null, (draft: Values | null) => void]
  /** What the server's page said of the values in a form that came back. */
  errors: RowValues
  send: (values: Values) => Promise<null>
  /** Told once the shop has it. */
  saved: string
  updating: string
  /** Called when it is saved, with what is now the shop's. */
  onSaved: (values: Values) => void
}

const silent: ChangeState = { kind: 'idle' }

const isSame = (one: RowValues, other: RowValues) => Object.keys(one).every(name => one[name] === other[name])

/** A row of the account that is edited in place: opened, typed into, sent once, and closed again. */
export function useRowEdit<Values extends RowValues>({
  original,
  draft: [draft, setDraft],
  ...edit
}: RowEdit<Values>) {
  const change = useChange<null>()
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(draft && { fields: edit.errors, of: draft })
  const [note, setNote] = useState('')
  // An answer was lost: what the row shows may not be what the shop has.
  const [isUncertain, setUncertain] = useDraft('uncertain', false)
  const [isChangedElsewhere, noteChange] = useChangedElsewhere(Object.keys(original).join())
  const isUnknown = change.state.kind === 'unknown'
  // Whatever is tried next, only what is saved ends the uncertainty.
  useEffect(() => {
    if (isUnknown) setUncertain(true)
  }, [isUnknown, setUncertain])
  const close = () => {
    setDraft(null)
    setRefusal(null)
    change.forget()
  }
  const tellOpened = useOpenRow(() => {
    // Nothing that somebody has typed is closed.
    if (draft && isSame(draft, original) && !change.isBusy && !isUnknown) close()
  })
  const about = (values: Values, name: string) =>
    refusal?.of[name] === values[name] ? refusal?.fields[name] : undefined

  return {
    values: draft,
    note,
    isUncertain,
    /** Another tab has saved it since this page was read. */
    isChangedElsewhere,
    isSaving: change.isBusy,
    /** The message about a field; it holds for what was sent. */
    errorOf: (name: string) => (draft ? about(draft, name) : undefined),
    /** What became of the last try, but for what is said under a field. */
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
    /** Sends what is typed; resolves to whether the shop refused a field of it. */
    async send(values: Values): Promise<boolean> {
      setRefusal(null)
      const outcome = await change.begin(edit.updating, {
        send: () => edit.send(values),
        // The shop tells nobody what it has; the same again does no harm.
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
