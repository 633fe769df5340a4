import { format } from 'node:util'

/** Messages that no test may expect: updates that nobody awaited, and features that jsdom lacks. */
const neverExpected =
  /not wrapped in act\(|not configured to support act\(|inside an `act` scope|overlapping act\(\)|without await|Not implemented: /

/**
 * A field that loses the focus while React moves it is updated in the same commit: React flushes the update right
 * after, and only its development build warns about it.
 */
const isSettledInCommit = (text: string, lines: string) =>
  text.startsWith('flushSync was called from inside a lifecycle method') && lines.includes('ShownValue.tsx')

const levels = ['error', 'warn'] as const
/** How many calls of each spy have been looked at, because a spy may outlive a test. */
const known = new WeakMap<object, number>()

/** The messages that a test has caught at that level since the last look. */
function taken(level: (typeof levels)[number]): string[] {
  const spy = console[level]
  if (!jest.isMockFunction(spy)) return []
  const { calls } = spy.mock
  const fresh = calls.slice(known.get(spy) ?? 0)
  known.set(spy, calls.length)
  return fresh.map(words => format(...words))
}
const said: string[] = []

/** The lines of our own code that led here. */
const ownLines = () =>
  (new Error().stack ?? '')
    .split('\n')
    .filter(line => / at /.test(line) && !/node_modules|unexpected-words|node:internal/.test(line))
    .slice(0, 8)
    .join('\n')

/**
 * Fails every test that leaves a message in the console, from React, jsdom or our own code. A test that expects one
 * catches and checks it: `const said = jest.spyOn(console, 'warn').mockImplementation()`, then `expect(said)…`.
 * Warnings about `act` and jsdom's "Not implemented" fail even if they are caught.
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
  // Runs before the test's own hooks restore the console.
  afterEach(() => {
    for (const level of levels) {
      const texts = taken(level).filter(text => neverExpected.test(text))
      said.push(...texts.map(text => `console.${level}: ${text}`))
    }
  })
  return said
}
