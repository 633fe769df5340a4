import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Page } from 'playwright-core'
import type { Eyes, Sight } from './page-eyes'

const [bundle] = buildSync({
  entryPoints: [path.join(__dirname, 'page-eyes.ts')],
  bundle: true,
  write: false,
  format: 'iife',
}).outputFiles

type Watching = { searchEyes?: Eyes }

/** Calls a function of the page's injected script, which is added where it is missing. */
export async function ask<K extends 'targets' | 'place' | 'focus' | 'sight'>(
  page: Page,
  what: K,
  ...given: Parameters<Eyes[K]>
): Promise<Awaited<ReturnType<Eyes[K]>>> {
  const look = () =>
    page.evaluate(
      async ([name, all]) => {
        const { searchEyes: eyes } = window as unknown as Watching
        return eyes && { seen: await (eyes[name] as (...all: unknown[]) => unknown)(...all) }
      },
      [what, given] as const,
    )
  let answer = await look()
  if (!answer) {
    await page.evaluate(bundle?.text ?? '')
    answer = await look()
  }
  return answer?.seen as Awaited<ReturnType<Eyes[K]>>
}

/** The controls once nothing is in progress; if the page is leaving, those of the next page. */
export async function restedSight(page: Page): Promise<Sight> {
  let sight: Sight | undefined
  const echoes: string[] = []
  for (let looks = 0, still = 0; looks < 80 && still < 3; looks++) {
    await page.waitForTimeout(50)
    const now = await ask(page, 'sight').catch(() => undefined)
    if (now) echoes.push(...now.echoes)
    still = now && !now.isBusy && now.page === sight?.page && now.focus === sight.focus ? still + 1 : 0
    sight = now ?? sight
  }
  if (!sight) throw new Error(`${page.url()} does not answer.`)
  return { ...sight, echoes }
}
