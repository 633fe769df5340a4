import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Out } from '../cli/command-line'
import { loginIn } from '../cli/login-words'
import { openSession } from '../cli/session'
import { checkUsage, kinds, scripts } from '../cli/usages'
import { check, checkCalls, type Knowledge } from './check'
import { type FileFault, formats } from './report-formats'

const isTemplate = new RegExp(`\\.(${kinds.join('|')})$`, 'i')
const isScript = new RegExp(`\\.(${scripts.join('|')})$`, 'i')
const isSkipped = /^(node_modules|vendor|dist|\.[^.].*)$/
// Files without these words contain nothing to check.
const isOfInterest = /widget|doorstep|loader(\.min)?\.m?js/i

async function* filesIn(place: string): AsyncGenerator<string> {
  if (!(await stat(place)).isDirectory()) {
    yield place
    return
  }
  const entries = await readdir(place, { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = path.join(place, entry.name)
    if (entry.isDirectory() && !isSkipped.test(entry.name)) yield* filesIn(inside)
    else if (entry.isFile() && (isTemplate.test(entry.name) || isScript.test(entry.name))) yield inside
  }
}

const isAddress = (place: string) => /^https?:\/\//.test(place)

/** Reads pages of a site within one session. */
function visitorOf(visit: Visit) {
  const sessions = new Map<string, ReturnType<typeof openSession>>()
  return async (place: string): Promise<string> => {
    const { origin, pathname, search } = new URL(place)
    const session = sessions.get(origin) ?? openSession(origin, { ...visit, page: pathname })
    sessions.set(origin, session)
    const { send } = await session
    const { status, url, text } = await send('GET', pathname + search, undefined, { Accept: 'text/html' })
    if (status >= 300) throw new Error(`${place} answers ${status}.`)
    const to = new URL(url)
    if (to.pathname !== pathname && /<input\b[^>]*type=["']?password/i.test(text))
      throw new Error(`${place} leads to the login at ${to.pathname}; log in with --login or --cookie.`)
    return text
  }
}

async function* sourcesOf(
  place: string,
  readPage: (place: string) => Promise<string>,
): AsyncGenerator<[name: string, source: string]> {
  if (isAddress(place)) {
    yield [place, await readPage(place)]
    return
  }
  for await (const file of filesIn(place)) yield [file, await readFile(file, 'utf8')]
}

const options = {
  json: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  origin: { type: 'string' },
  cookie: { type: 'string', default: '' },
  login: { type: 'string' },
  field: { type: 'string', multiple: true, default: [] as string[] },
} as const

type Visit = { cookie: string; login: ReturnType<typeof loginIn> }

/** The places to check and the report's format; throws a sentence if the arguments are wrong. */
function askedBy([, ...words]: readonly string[]) {
  const { values, positionals: places } = parseArgs({ args: words, allowPositionals: true, options })
  const { origin } = values
  const tell = formats[values.json ? 'json' : values.format]
  if (!tell) throw new Error(`--format is "${values.format}"; give ${Object.keys(formats).join(', ')}.`)
  if (origin !== undefined && !URL.canParse(origin))
    throw new Error(`--origin is "${origin}"; give one such as https://www.shop.example.`)
  if (!places.length) throw new Error(`give what to read: a folder, a file or an address.\n\n${checkUsage}`)
  const visit: Visit = { cookie: values.cookie, login: loginIn(values.login, values.field) }
  return { places, tell, origin, visit }
}

/** Runs the command with what the build knows about the widgets, and resolves to the exit code. */
export async function run(
  words: readonly string[],
  knowledge: Omit<Knowledge, 'isOriginKnown'>,
  { say }: Out,
): Promise<number> {
  const { places, tell, origin, visit } = askedBy(words)
  const readPage = visitorOf(visit)
  const faults: FileFault[] = []
  let read = 0
  for (const place of places) {
    const site = origin ?? (isAddress(place) ? new URL(place).origin : undefined)
    // The decoders of addresses need a `location`.
    Object.assign(globalThis, { location: new URL(site ?? 'https://shop.invalid') })
    for await (const [file, source] of sourcesOf(place, readPage)) {
      read++
      if (!isOfInterest.test(source) && !isAddress(place)) continue
      const look = isScript.test(file) && !isAddress(place) ? checkCalls : check
      faults.push(...look(source, { ...knowledge, isOriginKnown: !!site }).map(fault => ({ file, ...fault })))
    }
  }
  if (!read)
    throw new Error(
      `there is nothing to read in ${places.join(', ')}: no file there ends with ${kinds.join(', ')}.`,
    )
  for (const line of tell(faults, read)) say(line)
  return faults.length ? 1 : 0
}
