// How long this machine takes for a fixed piece of work, compared with the machine that the budget of `npm test` was set
// on. Two machines of one kind differ by more than two, and one machine by a third within an hour.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/**
 * What the machine of the budget takes, in milliseconds: tests for which it needed 422 s need 1,067 s where this work takes
 * 785 ms.
 */
const reference = 310

const worker = fileURLToPath(new URL('fixed-work.mjs', import.meta.url))
const measured = () =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [worker], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', part => {
      said += part
    })
    child.on('error', reject)
    child.on('close', () => resolve(Number(said)))
  })

/** How many times as long as the machine of the budget this one takes, with all its processors at work. */
export async function measurePace() {
  const times = await Promise.all(Array.from({ length: availableParallelism() }, measured))
  return times.reduce((sum, ms) => sum + ms, 0) / times.length / reference
}
