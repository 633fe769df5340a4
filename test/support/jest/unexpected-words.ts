import { format } from 'node:util'

/** React only warns about an update outside `act`, and only in tests; a test waits for what a person sees. */
const isOfTests = (text: string) => /\bact\(|`act`/.test(text)

/**
 * A field that loses the focus while React moves it is updated in the same commit: React flushes the update right
 * after, and only its development build warns about it.
 */
const isSettledInCommit = (text: string) =>
  text.startsWith('flushSync was called from inside a lifecycle method') &&
  new Error().stack?.includes('ShownValue.tsx')

/**
 * Fails every test that leaves a message in the console, from React, jsdom or our own code. A test that
 * expects one catches and checks it: `const said = jest.spyOn(console, 'warn').mockImplementation()`, then
 * `expect(said)…`. A message from a hook after its test fails the next test, or the file.
 */
export function watchConsole(): void {
  const said = new Set<string>()
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => {
      const text = format(...words)
      if (!isSettledInCommit(text) && !isOfTests(text)) said.add(`console.${level}: ${text}`)
    }
  const failIfSaid = () => {
    const words = [...said].join('\n')
    said.clear()
    if (words) throw new Error(`nobody expected this to be said:\n${words}`)
  }
  // Runs before the test's own hooks restore the console.
  afterEach(failIfSaid)
  afterAll(failIfSaid)
}
