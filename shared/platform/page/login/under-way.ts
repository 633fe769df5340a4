import { checksum } from '../../values/checksum'
import { readJson, stringifyJson } from '../../values/json'
import { newKey } from '../../values/new-key'
import type { UnderWay } from '../../values/under-way'
import { getShared, setShared } from '../storage/browser-storage'
import { guest, isNamed, ownerOfPage } from './owner'

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

/** An entry as it is stored, on a line of its own, and as it is read. */
type Stored = readonly [line: string, change: UnderWay]

const stored = (): Stored[] =>
  (getShared(memory) ?? '').split('\n').flatMap(line => {
    const change = readJson(line) as UnderWay | null
    return isOpen(change) ? [[line, change] as const] : []
  })
const store = (lines: readonly string[]): void => setShared(memory, lines.slice(-mostEntries).join('\n'))

const isOf = (whose: string, { wish }: UnderWay): boolean => wish.startsWith(`${whose} `)

/** Returns the changes under way of this page's owner. */
export const changesUnderWay = (): UnderWay[] =>
  stored().flatMap(([, each]) => (isOf(owner(), each) ? [each] : []))

/** Returns a change of this page's owner, with the key that it already has while its outcome is not known. */
export function changeOf(asked: string): [change: UnderWay, isUnderWay: boolean] {
  const wish = `${owner()} ${checksum(asked)}`
  const known = stored().find(([, each]) => each.wish === wish)
  return [known?.[1] ?? { wish, key: newKey(), at: Date.now() }, !!known]
}

export function keepChange(change: UnderWay): void {
  const others = stored().filter(([, { wish }]) => wish !== change.wish)
  store([...others.map(([line]) => line), stringifyJson(change)])
}

/** Forgets the owner's changes whose outcome is known. */
export function forgetChanges(isOver: (change: UnderWay) => boolean, whose?: string): void {
  const before = stored()
  const left = before.filter(([, change]) => !(isOf(whose ?? owner(), change) && isOver(change)))
  if (left.length < before.length) store(left.map(([line]) => line))
}

/** Forgets the changes of a customer whom the site does not name, as a guest's page shows that they have logged out. */
export function forgetUnnamed(): void {
  if (owner() === guest) forgetChanges(() => true, unnamed)
}
