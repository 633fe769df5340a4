import { setTimeout as pause } from 'node:timers/promises'

/** Asks until there is an answer; the error of the last try is thrown when it takes more than 15 seconds. */
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
