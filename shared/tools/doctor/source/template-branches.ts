// A template prints one of several branches. Each branch is checked as a page of its own, because its tags may only be
// balanced within it.
import type { Mark } from './mark'
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

/** A condition of a template, with the parts of the text of which the page shows one. */
type Condition = { branches: Branch[]; question: Question }
type Question = { about: string; isAgainst: boolean }

/** Joins two conditions that have one branch each, for and against the same subject, into one condition. */
function joined(conditions: readonly Condition[]): Condition[] {
  const alone = new Map<string, Condition>()
  for (const condition of conditions) {
    const { branches, question } = condition
    const other = branches.length === 1 ? alone.get(question.about) : undefined
    if (other && other.question.isAgainst !== question.isAgainst) {
      other.branches.push(...branches.splice(0))
      alone.delete(question.about)
    } else if (branches.length === 1 && question.about) alone.set(question.about, condition)
  }
  return conditions.filter(({ branches }) => branches.length > 1)
}

/** Returns the marks of branches. A template that writes them in {% %} prints only values in {{ }}. */
function stepsIn({ source, marks }: Masked) {
  const steps = marks.filter(({ kind }) => kind !== 'value' && kind !== 'comment')
  const isTag = ({ from }: Mark) => source.startsWith('{%', from)
  if (!steps.some(isTag)) return steps
  // Liquid's case is a switch; behind a switch of Twig or Nunjucks it is a branch.
  const hasSwitch = /\{%[-+~]?\s*switch\b/.test(source)
  return steps
    .filter(({ from }) => !source.startsWith('{{', from))
    .map(
      (mark): Mark =>
        hasSwitch && isCase.test(source.slice(mark.from, mark.to)) ? { ...mark, kind: 'next' } : mark,
    )
}

const isCase = /^\{%[-+~]?\s*case\b/

/** Returns the conditions of a template that have several branches. */
export function choicesIn(masked: Masked): Condition[] {
  const { text, source } = masked
  const done: Condition[] = []
  const open: (Branch[] | undefined)[] = []
  const questions: Question[] = []
  const begin = (from: number): Branch => ({ from, to: text.length })
  for (const { from, to, kind } of stepsIn(masked)) {
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

/** Says which branch of a condition is shown. */
export type Choice = (condition: Condition) => number

/** Returns the ranges of the branches that are not shown, in order. */
const goneBy = (choices: readonly Condition[], choose: Choice): Branch[] =>
  choices
    .flatMap(condition => condition.branches.filter((_, at) => at !== choose(condition)))
    .sort((one, other) => one.from - other.from)

const nthOf =
  (nth: number): Choice =>
  ({ branches }) =>
    Math.min(nth, branches.length - 1)

/** Shows one branch, and with it one branch of each condition around it and of each condition with the same subject. */
function showing(branch: Branch, choices: readonly Condition[]): Choice {
  const around = new Map<Condition, number>()
  const about = new Map<string, number>()
  for (const condition of choices) {
    const at = condition.branches.findIndex(({ from, to }) => from <= branch.from && branch.to <= to)
    if (at < 0) continue
    around.set(condition, at)
    about.set(`${condition.question.about} ${condition.branches.length}`, at)
  }
  return condition =>
    around.get(condition) ?? about.get(`${condition.question.about} ${condition.branches.length}`) ?? 0
}

const mostInStep = 4
const mostVariants = 32

/**
 * Returns choices so that each branch of interest is shown by one of them. The first ones show the nth branch of all
 * conditions, because such branches belong together. The others show each branch that is deeper or further.
 */
export function variantsOf(
  choices: readonly Condition[],
  isOfInterest: (branch: Branch) => boolean,
): Choice[] {
  let left = choices.flatMap(({ branches }) => branches).filter(isOfInterest)
  const near = choices.filter(({ branches }) => branches.some(isOfInterest))
  const variants: Choice[] = []
  const add = (choose: Choice) => {
    variants.push(choose)
    const gone = goneBy(choices, choose)
    left = left.filter(each => gone.some(({ from, to }) => from <= each.from && each.to <= to))
  }
  const inStep = Math.min(mostInStep, Math.max(1, ...near.map(({ branches }) => branches.length)))
  for (let nth = 0; nth < inStep; nth++) add(nthOf(nth))
  for (let [next] = left; next && variants.length < mostVariants; [next] = left) add(showing(next, choices))
  return variants
}

/** Returns the template with one branch of each condition; all positions stay. */
export function variantOf(text: string, choices: readonly Condition[], choose: Choice): string {
  let made = ''
  let at = 0
  for (const { from, to } of goneBy(choices, choose)) {
    if (to <= at) continue
    const start = Math.max(at, from)
    made += text.slice(at, start) + text.slice(start, to).replace(/[^\n]/g, ' ')
    at = to
  }
  return made + text.slice(at)
}
