import { setTimeout as pause } from 'node:timers/promises'

/** Repeats the request until it succeeds; throws the last error after 15 seconds. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + 15_000
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (Date.now() > end) throw problem
      await pause(50)
    }
  }
}
