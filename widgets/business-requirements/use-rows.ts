import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce } from '../../shared/page/shell'
import { useLeftDraft, useTypedLists } from '../../shared/services/use-draft'
import { fill } from '../../shared/text/fill'
import type { RequirementsWording } from './requirements-wording'
import {
  addRow,
  type Column,
  columns,
  leftRows,
  numberRows,
  type Product,
  type Row,
  removeRows,
  rowAfter,
  typedRows,
} from './rows'

const postedNames = columns.map(column => `${column}[]`)

/** The rows of a business's needs: written, added and deleted, with the focus where the next thing is done. */
export function useRows(
  given: readonly Product[],
  table: RefObject<HTMLTableElement | null>,
  labels: RequirementsWording,
) {
  const typed = useTypedLists(postedNames)
  const [first] = useState(() => typedRows(typed) ?? numberRows(given))
  const [rows, setRows] = useLeftDraft<readonly Row[]>('rows', first, leftRows)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())

  const show = (next: readonly Row[], focusOn: Row | undefined) => {
    flushSync(() => {
      setRows(next)
      setTicked(new Set())
    })
    const at = focusOn ? next.findIndex(({ key }) => key === focusOn.key) : 0
    table.current?.querySelectorAll<HTMLInputElement>(`[name="${postedNames[0]}"]`)[at]?.focus()
  }
  return {
    rows,
    ticked,
    areAllTicked: rows.every(({ key }) => ticked.has(key)),
    write: (key: number, column: Column, text: string) =>
      setRows(rows.map(row => (row.key === key ? { ...row, [column]: text } : row))),
    tick(key: number, isTicked: boolean) {
      const next = new Set(ticked)
      if (isTicked) next.add(key)
      else next.delete(key)
      setTicked(next)
    },
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? rows.map(({ key }) => key) : [])),
    add() {
      const next = addRow(rows)
      show(next, next.at(-1))
      announce(fill(labels.added, { row: next.length }))
    },
    remove() {
      show(removeRows(rows, ticked), rowAfter(rows, ticked))
      announce(ticked.size === 1 ? labels.removedOne : fill(labels.removed, { count: ticked.size }))
    },
  }
}

/** While a form is read for its post, the fields of rows in which nothing stands have no names. */
export function usePostedRows(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const form = table.current?.closest('form')
    const leaveOut = () => {
      for (const row of table.current?.tBodies[0]?.rows ?? []) {
        const fields = [...row.querySelectorAll<HTMLInputElement>('input[name]')]
        if (fields.some(({ value }) => value.trim())) continue
        const names = fields.map(({ name }) => name)
        for (const field of fields) field.removeAttribute('name')
        // The browser has read the form by then.
        setTimeout(() => {
          for (const [at, name] of names.entries()) fields[at]?.setAttribute('name', name)
        })
      }
    }
    form?.addEventListener('submit', leaveOut)
    return () => form?.removeEventListener('submit', leaveOut)
  }, [table])
}
