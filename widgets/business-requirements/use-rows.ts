import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../shared/platform/messages/use-messages'
import { setFocus } from '../../shared/platform/page/focus'
import { unhidden } from '../../shared/platform/page/host/unhidden'
import { announce } from '../../shared/platform/page/live-region'
import { placeholderSelector } from '../../shared/platform/page/placeholders'
import { usePersistedState, useTakenIn } from '../../shared/platform/providers/use-draft'
import { useSentFields } from '../../shared/platform/providers/use-sent-fields'
import { interpolate } from '../../shared/platform/values/interpolate'
import { businessRequirementsMessages } from './business-requirements-messages'
import {
  type Column,
  columns,
  emptyRow,
  lastKey,
  numberRows,
  type Product,
  persistedRows,
  putBack,
  type Row,
  removeRows,
  rowAfter,
  typedRows,
} from './rows'

const postedNames = columns.map(column => `${column}[]`)

/** Returns the index of the row in the server's own table that has the focus; -1 if none has. */
function rowInUse(): number {
  const field = document.activeElement as HTMLInputElement | null
  if (!field || !postedNames.includes(field.name)) return -1
  const alike = field.closest(placeholderSelector)?.querySelectorAll(`[name="${field.name}"]`)
  return [...(alike ?? [])].indexOf(field)
}

/**
 * Returns a function for new keys. A key is never used twice: the server's messages and the undo refer to rows by key.
 */
function useNewKey(first: number, rows: readonly Row[]) {
  const last = useRef(first - 1)
  return () => {
    last.current = Math.max(last.current, lastKey(rows)) + 1
    return last.current
  }
}

/** Returns the keys of the ticked rows. */
function useTicks(rows: readonly Row[]) {
  const takenIn = useTakenIn()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(rows.flatMap(({ key }) => (takenIn(`select.${key}`) ? [key] : []))),
  )
  return {
    ticked,
    setTicked,
    tick(key: number, isTicked: boolean) {
      const next = new Set(ticked)
      if (isTicked) next.add(key)
      else next.delete(key)
      setTicked(next)
    },
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? rows.map(({ key }) => key) : [])),
  }
}

/**
 * Returns the rows of a business's needs, with functions to edit, add and delete them; the focus moves to the field to
 * use next.
 */
export function useRows(given: readonly Product[], table: RefObject<HTMLTableElement | null>) {
  const messages = useMessages(businessRequirementsMessages)
  const takenIn = useTakenIn()
  const [typed] = useState(() => typedRows(postedNames.map(takenIn), rowInUse()))
  const [rows, setRows] = usePersistedState<readonly Row[]>(
    'rows',
    typed ?? numberRows(given),
    persistedRows,
    typed !== null || given.length > 0,
  )
  const { ticked, setTicked, tick, tickAll } = useTicks(rows)
  const newKey = useNewKey(given.length, rows)
  // The rows before the last deletion, for the undo.
  const [deleted, setDeleted] = useState<{ before: readonly Row[]; said: string } | null>(null)

  const show = (next: readonly Row[], focusOn: Row | undefined) => {
    flushSync(() => {
      setRows(next)
      // A row that remains keeps its tick.
      setTicked(new Set([...ticked].filter(key => next.some(row => row.key === key))))
    })
    const at = focusOn ? next.findIndex(({ key }) => key === focusOn.key) : 0
    setFocus(table.current?.querySelectorAll(`[name="${postedNames[0]}"]`)[at])
  }
  return {
    rows,
    ticked,
    areAllTicked: rows.every(({ key }) => ticked.has(key)),
    write: (key: number, column: Column, text: string) =>
      setRows(rows.map(row => (row.key === key ? { ...row, [column]: text } : row))),
    tick,
    tickAll,
    add() {
      const next = [...rows, emptyRow(newKey())]
      show(next, next.at(-1))
      announce(interpolate(messages.added, { row: next.length }))
    },
    remove() {
      const said =
        ticked.size === 1 ? messages.removedOne : interpolate(messages.removed, { count: ticked.size })
      setDeleted({ before: rows, said })
      show(removeRows(rows, ticked, newKey()), rowAfter(rows, ticked))
      announce(said)
    },
    /** The last deletion in words; null if there is nothing to undo. */
    deleted: deleted?.said ?? null,
    undo() {
      if (!deleted) return
      const { before } = deleted
      const isBack = ({ key }: Row) => !rows.some(row => row.key === key)
      setDeleted(null)
      show(putBack(before, rows), before.find(isBack))
      announce(messages.putBack)
    },
  }
}

/** Leaves empty rows out of what is sent. */
export function usePostedRows(table: RefObject<HTMLTableElement | null>): void {
  useSentFields(table, (sent, form) => {
    const fields = [...unhidden(form).elements].filter(
      (field): field is HTMLInputElement =>
        field.matches('input:enabled') && postedNames.includes((field as HTMLInputElement).name),
    )
    const written = new Set(fields.flatMap(field => (field.value.trim() ? [field.closest('tr')] : [])))
    for (const name of postedNames) sent.delete(name)
    for (const field of fields) if (written.has(field.closest('tr'))) sent.append(field.name, field.value)
  })
}
