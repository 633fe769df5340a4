import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readJson } from '../../../platform/values/json'
import { lintAddresses } from '../../doctor/lint-site'
import type { Out } from '../command-line'
import { readPage } from '../probe/probe-pages'
import { mockUsage } from '../usages'
import { type MockedShop, startMock } from './mock'

const options = {
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  pages: { type: 'string' },
  as: { type: 'string', default: 'customer' },
  site: { type: 'string' },
  slow: { type: 'string', default: '0' },
} as const

function numberIn(name: string, given: string, most: number): number {
  if (!/^\d{1,6}$/.test(given) || Number(given) > most)
    throw new Error(`--${name} is "${given}"; give a number up to ${most}.`)
  return Number(given)
}

/** Returns the addresses of a site from a JSON file. */
export function siteIn(file: string | undefined): unknown {
  if (file === undefined) return undefined
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  // The file may also be a page, or the script of one.
  const site = /^\s*</.test(text) ? readPage(text).site : readJson(text)
  // Addresses of pages are resolved as on a page of this machine.
  globalThis.location ??= new URL('http://localhost') as unknown as Location
  const [problem] = lintAddresses(site)
  if (problem) throw new Error(`${file}: ${problem}`)
  return site
}

function askedBy([, ...words]: readonly string[]) {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options })
  if (positionals.length) throw new Error(`it takes no ${positionals.join(', ')}.\n\n${mockUsage}`)
  const { as, pages } = values
  if (as !== 'customer' && as !== 'guest') throw new Error(`--as is "${as}"; give customer or guest.`)
  if (
    pages !== undefined &&
    (!/^https?:\/\//i.test(pages) || !URL.canParse(pages) || new URL(pages).username)
  )
    throw new Error(`--pages is "${pages}"; give an origin, such as http://localhost:8000.`)
  return {
    as: as as 'customer' | 'guest',
    pages,
    host: values.host,
    port: numberIn('port', values.port, 65_535),
    slow: numberIn('slow', values.slow, 60_000),
    site: siteIn(values.site),
  }
}

/**
 * Returns the folder of the bundle that came with the command: `bundle` beside it in the package, `doorstep` beside its
 * folder in the zip, its own folder in a build.
 */
function bundleFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url))
  const bundle = ['bundle', '../doorstep']
    .map(place => path.join(here, place))
    .find(place => existsSync(path.join(place, 'loader.js')))
  return bundle ?? here
}

/** Runs the command until it is interrupted, and resolves to the exit code. */
export async function runMock(
  words: readonly string[],
  createShop: () => MockedShop,
  { say }: Out,
): Promise<number> {
  const asked = askedBy(words)
  const mock = await startMock({ ...asked, shop: createShop(), bundle: bundleFolder(), note: say })
  say(
    `Every call is answered at ${mock.url}${asked.pages ? `, and the pages are those of ${asked.pages}: open ${mock.url}${new URL(asked.pages).pathname}` : ''}.`,
  )
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        mock.close()
        resolve(0)
      })
  })
}
