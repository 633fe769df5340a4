// A template prints one of several branches. Each branch is checked as a page of its own, because its tags may only be
// balanced within it.
import type { Masked } from './mask-expressions'

type Branch = { from: number; to: number }

/** The branches of each condition in a template, of those that have several. */
export function choicesIn({ text, marks }: Masked): Branch[][] {
  const done: Branch[][] = []
  const open: (Branch[] | undefined)[] = []
  const begin = (from: number): Branch => ({ from, to: text.length })
  for (const { from, to, kind } of marks) {
    if (kind === 'loop') open.push(undefined)
    if (kind === 'open') open.push([begin(to)])
    if (kind === 'switch') open.push([])
    const branches = open.at(-1)
    const last = branches?.at(-1)
    if (kind === 'next' && branches) {
      if (last) last.to = from
      branches.push(begin(to))
    }
    if (kind !== 'close') continue
    open.pop()
    if (last) last.to = from
    if (branches) done.push(branches)
  }
  return done.filter(({ length }) => length > 1)
}

const mostVariants = 4

/** How many variants show every branch of these conditions. */
export const variantsOf = (choices: readonly Branch[][]): number =>
  Math.min(mostVariants, Math.max(1, ...choices.map(({ length }) => length)))

/** The template with one branch of each condition, so that every branch occurs in one of the variants; all positions stay. */
export function variantOf(text: string, choices: readonly Branch[][], nth: number): string {
  const gone = choices
    .flatMap(branches => branches.filter((_, at) => at !== Math.min(nth, branches.length - 1)))
    .sort((one, other) => one.from - other.from)
  let made = ''
  let at = 0
  for (const { from, to } of gone) {
    if (to <= at) continue
    const start = Math.max(at, from)
    made += text.slice(at, start) + text.slice(start, to).replace(/[^\n]/g, ' ')
    at = to
  }
  return made + text.slice(at)
}
