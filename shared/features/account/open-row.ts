import { useEffect, useEffectEvent, useState } from 'react'
import { type Provider, useProvider } from '../../platform/providers/provider'

type Hear = (opened: object) => void

/** The rows of a page, which notify each other when one is opened. */
const rowsProvider: Provider<Set<Hear>> = () => new Set()

/**
 * Keeps one row of the account open at a time: `onOther` is called when another row opens. Returns a function that
 * announces that this row opens.
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
