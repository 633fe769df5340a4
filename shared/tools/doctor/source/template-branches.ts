// A template prints one of several branches. Each branch is checked as a page of its own, because its tags may only be
// balanced within it.
import type { Masked } from './mask-expressions'

type Branch = { from: number; to: number }

const against = /\b(?:unless|not|empty)\b|!/gi

/**
 * Returns the subject of a condition, and whether the condition negates it: "if new" and "unless new" have the same
 * subject.
 */
const questionIn = (mark: string): Question => ({
  about: mark.replace(/\b(?:if|unless|not|empty|test|expr|php)\b|[^\w.]+/gi, '').toLowerCase(),
  isAgainst: (mark.match(against)?.length ?? 0) % 2 === 1,
})

/** Joins two conditions that have one branch each, for and against the same subject, into one condition. */
function joined(conditions: readonly Condition[]): Branch[][] {
  const done: Branch[][] = []
  const alone = new Map<string, Condition>()
  for (const condition of conditions) {
    const { branches, question } = condition
    const other = branches.length === 1 ? alone.get(question.about) : undefined
    if (other && other.question.isAgainst !== question.isAgainst) {
      other.branches.push(...branches)
      alone.delete(question.about)
    } else {
      done.push(branches)
      if (branches.length === 1 && question.about) alone.set(question.about, condition)
    }
  }
  return done.filter(({ length }) => length > 1)
}

type Question = { about: string; isAgainst: boolean }
type Condition = { branches: Branch[]; question: Question }

/** Returns the branches of each condition in a template that has several. */
export function choicesIn({ text, source, marks }: Masked): Branch[][] {
  const done: Condition[] = []
  const open: (Branch[] | undefined)[] = []
  const questions: Question[] = []
  const begin = (from: number): Branch => ({ from, to: text.length })
  for (const { from, to, kind } of marks) {
    if (kind === 'loop' || kind === 'open' || kind === 'switch')
      questions.push(questionIn(source.slice(from, to)))
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
    const question = questions.pop()
    if (last) last.to = from
    if (branches?.length && question) done.push({ branches, question })
  }
  return joined(done)
}

const mostVariants = 4

/** Returns the number of variants that show every branch of these conditions. */
export const variantsOf = (choices: readonly Branch[][]): number =>
  Math.min(mostVariants, Math.max(1, ...choices.map(({ length }) => length)))

/**
 * Returns the template with one branch of each condition, so that every branch occurs in one of the variants; all
 * positions stay.
 */
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
