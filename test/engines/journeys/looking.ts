import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildSync } from 'esbuild'
import type { Engine } from '../drivers/engine'
import type { Eyes, Sight } from './page-eyes'

/**
 * The time limits for an expected change and for one look at the page, as a page being left may never answer.
 */
const patience = 15_000
const blink = 4000
/** The pause before the second look, and the longest pause between two, since each look delays the change. */
const soon = 30
const longest = 240

const [bundle] = buildSync({
  entryPoints: [path.join(__dirname, 'page-eyes.ts')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  define: { 'process.env.NODE_ENV': '"production"' },
}).outputFiles

/** Calls a function of the page's injected script. */
export type Look = <Seen>(what: keyof Eyes, ...given: unknown[]) => Promise<Seen>

/** Looks at one visitor's pages, and injects the script where it is missing. */
export function looker(engine: Engine): Look {
  const use = `(what, given) => window.doorstepEyes ? window.doorstepEyes[what](...given) : 'no eyes'`
  const call = (source: string, given: readonly unknown[]) =>
    Promise.race([
      engine.call(source, given),
      pause(blink, undefined, { ref: false }).then(() => {
        throw new Error('the page does not answer')
      }),
    ])
  return async (what, ...given) => {
    let seen = await call(use, [what, given])
    if (seen === 'no eyes') {
      await call(`() => { ${bundle?.text} }`, [])
      seen = await call(use, [what, given])
    }
    // A page being left may answer with nothing.
    if (seen === undefined) throw new Error('the page has no answer')
    return seen as never
  }
}

/** Looks repeatedly until the result is right; an error from a page being left does not count. */
export async function until<Seen>(
  see: () => Promise<Seen>,
  isRight: (seen: Seen) => boolean,
  tell: (seen: Seen) => string,
): Promise<Seen> {
  const end = Date.now() + patience
  for (let rest = soon; ; rest = Math.min(longest, rest * 1.5)) {
    const [seen, problem] = await see().then(
      value => [value, undefined] as const,
      error => [undefined, error as Error] as const,
    )
    if (!problem && isRight(seen as Seen)) return seen as Seen
    if (Date.now() > end) throw problem ?? new Error(tell(seen as Seen))
    await pause(rest)
  }
}

/** The page after a step, once all checks pass; a lasting fault is an error. */
export function soundSight(look: Look, before: Sight | undefined): Promise<Sight> {
  const wrongs = ({ page, dialogs, focus, hasLostFocus, faults }: Sight) => {
    const hasClosed = before?.page === page && dialogs.length < before.dialogs.length
    return hasClosed && hasLostFocus
      ? [...faults, `a dialog has closed and the focus is on ${focus}`]
      : faults
  }
  return until(
    () => look<Sight>('sight'),
    sight => wrongs(sight).length === 0,
    sight => wrongs(sight).join('; '),
  )
}
