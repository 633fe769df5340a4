import { readSlips, type Slip } from '../placeholder/json-slips'
import { filler, isMasked } from './filler'

const parts = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|${filler}[${filler}\\s]*`, 'g')

/** Returns a template's JSON with values in place of its expressions, at the same length. */
export function asPlain(text: string): string {
  return text.replace(parts, (part, at: number) => {
    if (!isMasked(part)) return part
    if (part.startsWith('"')) return part.replaceAll(filler, '?')
    const bare = part.trimEnd()
    const before = text.slice(0, at).trimEnd().slice(-1)
    const after = text
      .slice(at + bare.length)
      .trimStart()
      .slice(0, 1)
    const isValue = /[:[,]/.test(before) && /[,}\]]/.test(after) && bare.length > 3
    return (isValue ? 'null' : '').padEnd(bare.length) + part.slice(bare.length)
  })
}

/**
 * Returns the mistakes in a template's JSON that do not depend on its expressions; an apparent mistake next to an
 * expression may be correct.
 */
export function slipsInTemplate(text: string): Slip[] {
  const bare = (part: string) => part.replace(/\s+/g, '')
  const isNear = (at: number) =>
    isMasked(bare(text.slice(0, at)).slice(-2) + bare(text.slice(at)).slice(0, 3))
  const { slips, text: read } = readSlips(asPlain(text))
  if (read === undefined && slips.some(({ at }) => isNear(at))) return []
  return slips.filter(({ at }) => !isNear(at))
}
