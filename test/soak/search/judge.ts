import type { Sight } from './page-eyes'
import type { Step } from './steps'

/** A fault: its kind, and the evidence. */
export type Problem = { kind: Kind; what: string }
type Kind =
  | 'text for nobody'
  | 'focus lost'
  | 'overflow'
  | 'said twice'
  | 'heard twice'
  | 'complaint'
  | 'dead dialog'

/** Text unfit for a shopper: leftovers of code, or a framework's own phrases. */
const forNobody =
  /\bundefined\b|\bNaN\b|\[object \w+\]|SQLSTATE|Whoops|Unauthenticated|CSRF|Too Many Attempts|No query results|App\\|\w+Exception|nginx|Bad Gateway|given data was invalid|Internal Server Error|<\/?[a-z]+>/

type Moment = {
  step: Step | undefined
  before: Sight | undefined
  after: Sight
  complaints: readonly string[]
}

/** Correct behaviour that looks like a problem. */
const legitimate: readonly {
  kind: Kind
  why: string
  isMeant: (strategy: Moment, what: string) => boolean
}[] = [
  {
    kind: 'focus lost',
    why: 'Another page begins without the focus anywhere.',
    isMeant: ({ before, after }) => before?.page !== after.page || before.address !== after.address,
  },
  {
    kind: 'focus lost',
    why: 'Nobody of ours had the focus: what the page itself does with it is not ours.',
    isMeant: ({ step, before }) => !(step?.do === 'press' ? step.target.isOurs : before?.isFocusOurs),
  },
  {
    kind: 'focus lost',
    why: 'Only a press, a key or what is typed may take away what it was made on.',
    isMeant: ({ step }) => step?.do !== 'press' && step?.do !== 'keys',
  },
  {
    kind: 'complaint',
    why: 'A lost connection and a refused call are told by the browser itself.',
    isMeant: (_, what) => /Failed to load resource|net::ERR_|Failed to fetch|NetworkError/.test(what),
  },
  {
    kind: 'complaint',
    why: 'An answer that is not understood is reported to the page’s owner.',
    isMeant: (_, what) => /^(?:Doorstep: )?(?:GET|POST|PUT|PATCH|DELETE) \/\S*: /.test(what),
  },
]

const hadFocus = ({ step, before }: Moment) =>
  step?.do === 'press' ? `${step.target.tag} ${step.target.name}` : before?.focus

/** All faults after a step, without legitimate ones. */
export function judge(strategy: Moment): Problem[] {
  const { before, after, complaints } = strategy
  const had = new Set(before?.twice)
  const found: Problem[] = [
    ...after.texts
      .filter(text => forNobody.test(text))
      .map(what => ({ kind: 'text for nobody', what }) as const),
    ...after.twice.filter(what => !had.has(what)).map(what => ({ kind: 'said twice', what }) as const),
    ...after.echoes.map(what => ({ kind: 'heard twice', what }) as const),
    ...complaints.map(what => ({ kind: 'complaint', what }) as const),
  ]
  if (!after.focus) found.push({ kind: 'focus lost', what: `from ${hadFocus(strategy)}` })
  if (after.overflow && !before?.overflow) found.push({ kind: 'overflow', what: after.overflow })
  if (after.deadDialog && !before?.deadDialog) found.push({ kind: 'dead dialog', what: after.deadDialog })
  return found.filter(
    ({ kind, what }) => !legitimate.some(each => each.kind === kind && each.isMeant(strategy, what)),
  )
}

/** The same problem has the same name, though its numbers and dates may differ. */
export const nameOf = ({ kind, what }: Problem): string =>
  `${kind}: ${what.replace(/\d+/g, '#').slice(0, 120)}`
