import { checksum } from '../../values/checksum'
import { readJson, stringifyJson } from '../../values/json'
import { newKey } from '../../values/new-key'
import { getShared, setShared } from '../storage/browser-storage'
import { guest, isNamed, ownerOfPage } from './owner'

/** A change that was sent, until its outcome is known. */
type UnderWay = {
  /** Its owner, and a checksum of what was asked. */
  wish: string
  key: string
  /** When it was sent first. */
  at: number
  /** What it changes, as a read names it. */
  of?: string | undefined
  /** How that was before; undefined if the page did not know. */
  before?: string | undefined
  /** By how much it grows; undefined if a repeat of the change does no harm. */
  adds?: number | undefined
}

const memory = 'under-way'
const dayMs = 86_400_000
// If no read can show the outcome, the same wish soon is a new one.
const briefMs = 120_000
const mostEntries = 30

/** A site that does not name its customers may mean another one after a logout. */
const unnamed = 'someone'

const owner = (): string => {
  const now = ownerOfPage()
  return now === guest || isNamed(now) ? `${now}` : unnamed
}

function isOpen(entry: UnderWay | null): entry is UnderWay {
  const age = Math.abs(Date.now() - (entry?.at ?? 0))
  const isRecent = age < (entry?.before === undefined ? briefMs : dayMs)
  return isRecent && typeof entry?.wish === 'string' && /^[\w-]{9,64} \w/.test(`${entry?.key} ${entry?.wish}`)
}

const stored = (): UnderWay[] => {
  const entries = readJson(getShared(memory) ?? '')
  return Array.isArray(entries) ? entries.filter(isOpen) : []
}
const store = (entries: UnderWay[]): void =>
  setShared(memory, entries.length ? stringifyJson(entries.slice(-mostEntries)) : '')

const isOf = (whose: string, { wish }: UnderWay): boolean => wish.startsWith(`${whose} `)

/** Returns the changes under way of this page's owner. */
export const changesUnderWay = (): UnderWay[] => stored().filter(each => isOf(owner(), each))

/** Returns a change of this page's owner, with the key that it already has while its outcome is not known. */
export function changeOf(asked: string): { change: UnderWay; isUnderWay: boolean } {
  const wish = `${owner()} ${checksum(asked)}`
  const before = stored().find(each => each.wish === wish)
  return { change: before ?? { wish, key: newKey(), at: Date.now() }, isUnderWay: before !== undefined }
}

export const keepChange = (change: UnderWay): void =>
  store([...stored().filter(({ wish }) => wish !== change.wish), change])

/** Forgets the owner's changes whose outcome is known. */
export function forgetChanges(isOver: (change: UnderWay) => boolean, whose?: string): void {
  const before = stored()
  const left = before.filter(change => !(isOf(whose ?? owner(), change) && isOver(change)))
  if (left.length < before.length) store(left)
}

/** Forgets the changes of a customer whom the site does not name, as a guest's page shows that they have logged out. */
export function forgetUnnamed(): void {
  if (owner() === guest) forgetChanges(() => true, unnamed)
}
