import { format } from 'node:util'

/** What jsdom lacks: a test that needs it belongs in a browser. */
const lacking = /^(?:Error: )?Not implemented: /

/** Of an update that no `act` has waited for React only warns in tests; what a person sees of it is waited for by its test. */
const isOfTests = (text: string) => /\bact\(|`act`/.test(text)

/**
 * A field that loses the focus while React moves it is updated in the same commit: React flushes the update right
 * after, and only its development build warns about it.
 */
const isSettledInCommit = (text: string) =>
  text.startsWith('flushSync was called from inside a lifecycle method') &&
  new Error().stack?.includes('ShownValue.tsx')

const levels = ['error', 'warn'] as const
const said: string[] = []

/** The messages about what jsdom lacks that a spy of the test has caught. */
const wronglyCaught = () =>
  levels.flatMap(level => {
    const spy = console[level]
    const calls = jest.isMockFunction(spy) ? spy.mock.calls : []
    return calls.map(words => format(...words)).filter(text => lacking.test(text))
  })

function failIfSaid(): void {
  const words = new Set([...said.splice(0), ...wronglyCaught()])
  if (words.size) throw new Error(`nobody expected this to be said:\n${[...words].join('\n')}`)
}

/**
 * Fails every test that leaves a message in the console, from React, jsdom or our own code. A test that expects one
 * catches and checks it: `const said = jest.spyOn(console, 'warn').mockImplementation()`, then `expect(said)…`.
 * What a hook says after its test fails the next test, or the file.
 */
export function watchConsole(): void {
  for (const level of levels) {
    const say = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      const text = format(...words)
      if (isSettledInCommit(text) || isOfTests(text)) return
      said.push(`console.${level}: ${text}`)
      say(...words)
    }
  }
  // Runs before the test's own hooks restore the console.
  afterEach(failIfSaid)
  afterAll(failIfSaid)
}
