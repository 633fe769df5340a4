import { getStored, setStored } from '../storage/tab-storage'

const memory = 'went-by-itself'
const quietMs = 60_000

/**
 * Returns whether the page may go to that address although nobody has pressed a link to it, and notes that it goes. It
 * may not if this tab has tried the same within the last minute, because the other page may lead straight back. Without
 * a memory that outlasts the page, it never may.
 */
export function mayGoByItself(address: string): boolean {
  const [at, last] = (getStored(memory) ?? '').split(' ')
  const age = Date.now() - Number(at)
  const isKept = setStored(memory, `${Date.now()} ${address}`)
  return isKept && !(last === address && age >= 0 && age < quietMs)
}
