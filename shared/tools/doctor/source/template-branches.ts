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

/** Collects the branches of the conditions that are open. */
class BranchReader {
  readonly done: Condition[] = []
  /** The branches of each open block; a loop has none. */
  private readonly open: (Branch[] | undefined)[] = []
  private readonly questions: Question[] = []

  constructor(private readonly masked: Masked) {}

  private begin(from: number): Branch {
    return { from, to: this.masked.text.length }
  }

  private endLast(at: number): Branch[] | undefined {
    const branches = this.open.at(-1)
    const last = branches?.at(-1)
    if (last) last.to = at
    return branches
  }

  read({ from, to, kind }: Mark): void {
    if (kind === 'next') this.endLast(from)?.push(this.begin(to))
    else if (kind === 'close') this.close(from)
    else if (kind === 'loop' || kind === 'open' || kind === 'switch') {
      this.questions.push(questionIn(this.masked.source.slice(from, to)))
      this.open.push({ loop: undefined, open: [this.begin(to)], switch: [] }[kind])
    }
  }

  private close(from: number): void {
    const branches = this.endLast(from)
    this.open.pop()
    const question = this.questions.pop()
    if (branches?.length && question) this.done.push({ branches, question })
  }
}

/** Returns the conditions of a template that have several branches. */
export function choicesIn(masked: Masked): Condition[] {
  const reader = new BranchReader(masked)
  for (const mark of stepsIn(masked)) reader.read(mark)
  return joined(reader.done)
}

/** Says which branch of a condition is shown. */
export type Choice = (condition: Condition) => number

/** A branch that a page can show, with the branches around it and itself. */
type Way = { branch: Branch; around: readonly (readonly [condition: Condition, at: number])[] }

/** Returns the way to each branch, in the order of the source. */
function waysOf(choices: readonly Condition[]): Way[] {
  const all = choices
    .flatMap(condition =>
      condition.branches.map((branch, at) => ({ branch, step: [condition, at] as const })),
    )
    .sort(({ branch: one }, { branch: other }) => one.from - other.from || other.to - one.to)
  const open: Way[] = []
  return all.map(({ branch, step }) => {
    while (open.length && (open.at(-1) as Way).branch.to <= branch.from) open.pop()
    const way = { branch, around: [...(open.at(-1)?.around ?? []), step] }
    open.push(way)
    return way
  })
}

const shows = (choose: Choice, { around }: Way) => around.every(([each, at]) => choose(each) === at)

const subjectOf = ({ question, branches }: Condition) => `${question.about} ${branches.length}`

/** Returns a choice that shows as many of the ways as go together. Conditions with the same subject go the same way. */
function showing(ways: readonly Way[]): Choice {
  const chosen = new Map<Condition, number>()
  const bySubject = new Map<string, number>()
  const choose = (condition: Condition) => chosen.get(condition) ?? bySubject.get(subjectOf(condition))
  for (const { around } of ways) {
    if (!around.every(([each, at]) => (choose(each) ?? at) === at)) continue
    for (const [each, at] of around) {
      chosen.set(each, at)
      bySubject.set(subjectOf(each), at)
    }
  }
  return condition => choose(condition) ?? 0
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
  let left = waysOf(choices).filter(({ branch }) => isOfInterest(branch))
  const lengths = left.flatMap(({ around }) => around.at(-1)?.[0].branches.length ?? [])
  const inStep = Math.min(mostInStep, Math.max(1, ...new Set(lengths)))
  const variants: Choice[] = []
  while (variants.length < inStep || (left.length && variants.length < mostVariants)) {
    const nth = variants.length
    const choose: Choice = nth < inStep ? ({ branches }) => Math.min(nth, branches.length - 1) : showing(left)
    variants.push(choose)
    left = left.filter(way => !shows(choose, way))
  }
  return variants
}

/** Returns the template with one branch of each condition; all positions stay. */
export function variantOf(text: string, choices: readonly Condition[], choose: Choice): string {
  const gone = choices
    .flatMap(condition => {
      const chosen = choose(condition)
      return condition.branches.filter((_, at) => at !== chosen)
    })
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
