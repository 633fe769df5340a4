import { format } from 'node:util'

/** What no test may take for granted: work that nobody waited for, and what the page of the tests cannot do. */
const neverExpected =
  /not wrapped in act\(|not configured to support act\(|inside an `act` scope|overlapping act\(\)|without await|Not implemented: /

/**
 * A field that loses the focus while React moves it is settled in that commit: React flushes it right after, and only its
 * development build remarks on that.
 */
const isSettledInCommit = (text: string, lines: string) =>
  text.startsWith('flushSync was called from inside a lifecycle method') && lines.includes('ShownValue.tsx')

const levels = ['error', 'warn'] as const
/** How many words of each spy have been looked at, as one may outlive a test. */
const known = new WeakMap<object, number>()

/** What a test has taken at that level since it was last asked. */
function taken(level: (typeof levels)[number]): string[] {
  const spy = console[level]
  if (!jest.isMockFunction(spy)) return []
  const { calls } = spy.mock
  const fresh = calls.slice(known.get(spy) ?? 0)
  known.set(spy, calls.length)
  return fresh.map(words => format(...words))
}
const said: string[] = []

/** Which of our own lines led there. */
const ownLines = () =>
  (new Error().stack ?? '')
    .split('\n')
    .filter(line => / at /.test(line) && !/node_modules|unexpected-words|node:internal/.test(line))
    .slice(0, 8)
    .join('\n')

/**
 * Lets every test fail that leaves a word in the console, be it React's, jsdom's or our own. A test that expects one
 * takes it and looks at it: `const said = jest.spyOn(console, 'warn').mockImplementation()`, then `expect(said)…`. A
 * warning of `act` and jsdom's "Not implemented" fail also where they are taken.
 */
export function watchConsole(): string[] {
  for (const level of levels) {
    const say = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      const [text, lines] = [format(...words), ownLines()]
      if (isSettledInCommit(text, lines)) return
      said.push(`console.${level}: ${text}\n${lines}`)
      say(...words)
    }
  }
  // Before the test's own hooks give the console back.
  afterEach(() => {
    for (const level of levels) {
      const texts = taken(level).filter(text => neverExpected.test(text))
      said.push(...texts.map(text => `console.${level}: ${text}`))
    }
  })
  return said
}
