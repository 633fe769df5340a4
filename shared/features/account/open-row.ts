import { useEffect, useEffectEvent, useState } from 'react'
import { type Provider, useProvider } from '../../platform/providers/provider'

type Hear = (opened: object) => void

/** The rows of a page that tell each other which of them is opened. */
const rowsProvider: Provider<Set<Hear>> = () => new Set()

/**
 * Of the account's rows one is open at a time: `onOther` is called when another one opens. Returns what tells the others
 * that this one does.
 */
export function useOpenRow(onOther: () => void): () => void {
  const rows = useProvider(rowsProvider)
  const hear = useEffectEvent(onOther)
  const [row] = useState(() => ({}))
  useEffect(() => {
    const listen: Hear = opened => opened !== row && hear()
    rows.add(listen)
    return () => void rows.delete(listen)
  }, [rows, row])
  return () => {
    for (const tell of rows) tell(row)
  }
}
