import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { answers, sentenceOf } from '../cli/answer'
import type { Out } from '../cli/command-line'
import { loginIn } from '../cli/login-words'
import { inOneLine } from '../cli/printable'
import { openSession } from '../cli/session'
import { checkUsage, kinds, scripts } from '../cli/usages'
import { check, checkCalls, type Fault, type Knowledge } from './check'
import { type FileFault, formats } from './report-formats'

const isTemplate = new RegExp(`\\.(${kinds.join('|')})$`, 'i')
const isScript = new RegExp(`\\.(${scripts.join('|')})$`, 'i')
const isSkipped = /^(node_modules|vendor|dist|\.[^.].*)$/
// Files without these words contain nothing to check.
const isOfInterest = /widget|doorstep|loader(\.min)?\.m?js/i

/** Returns true if a folder is a part of our release: the bundle, or the documents with the command. */
const isRelease = (names: readonly string[]) =>
  ['loader.js', 'manifest.json', 'c', 's', 'w'].every(name => names.includes(name)) ||
  ['doorstep.mjs', 'PUBLIC.md', 'catalogue'].every(name => names.includes(name))

/** Yields the files below a folder; a folder that cannot be read is reported to `complain`. */
async function* filesIn(place: string, complain: Complain): AsyncGenerator<string> {
  const entries = await readdir(place, { withFileTypes: true }).catch((problem: unknown) => {
    complain(place, problem)
    return []
  })
  if (isRelease(entries.map(({ name }) => name))) return
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = path.join(place, entry.name)
    if (entry.isDirectory() && !isSkipped.test(entry.name)) yield* filesIn(inside, complain)
    else if ((isTemplate.test(entry.name) || isScript.test(entry.name)) && (await isFileAt(inside)))
      yield inside
  }
}

/**
 * Resolves to true if the place is a file or a link to a file. Links to folders are not followed, because they may lead
 * in a circle.
 */
const isFileAt = (place: string): Promise<boolean> =>
  stat(place).then(
    found => found.isFile(),
    () => false,
  )

const mostBytes = 50_000_000

/** Returns the bytes of a file, which may be a pipe or a device without an end. */
async function bytesOf(file: string): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of createReadStream(file)) {
    size += part.length
    if (size > mostBytes) throw new Error(`it is longer than ${mostBytes / 1_000_000} MB.`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Returns the text of a file; a file that begins with the mark of UTF-16, which some editors of Windows write, is
 * decoded so.
 */
async function textOfFile(file: string): Promise<string> {
  const bytes = await bytesOf(file)
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding, { ignoreBOM: encoding === 'utf-8' }).decode(bytes)
}

const isAddress = (place: string) => /^https?:\/\//.test(place)

/** Returns a function that reads pages of a site within one session. */
function visitorOf(visit: Visit) {
  const sessions = new Map<string, ReturnType<typeof openSession>>()
  return async (place: string): Promise<string> => {
    const { origin, pathname, search } = new URL(place)
    const session = sessions.get(origin) ?? openSession(origin, { ...visit, page: pathname })
    sessions.set(origin, session)
    const { send } = await session
    const answer = await send('GET', pathname + search, undefined, { Accept: 'text/html' })
    const { status, url, text } = answer
    if (status >= 300) throw new Error(`${place} ${answers(answer)}.`)
    const to = new URL(url)
    if (to.pathname !== pathname && /<input\b[^<>]*type=["']?password/i.test(text))
      throw new Error(`${place} leads to the login at ${to.pathname}; log in with --login or --cookie.`)
    return text
  }
}

type Complain = (file: string, problem: unknown) => void

/** Yields the sources at a place; a file that cannot be read is reported to `complain`, and the others follow. */
async function* sourcesOf(
  place: string,
  readPage: (place: string) => Promise<string>,
  complain: Complain,
): AsyncGenerator<[name: string, source: string]> {
  if (isAddress(place)) {
    yield [place, await readPage(place)]
    return
  }
  const isFolder = (await stat(place)).isDirectory()
  for await (const file of isFolder ? filesIn(place, complain) : [place])
    try {
      yield [file, await textOfFile(file)]
    } catch (problem) {
      complain(file, problem)
    }
}

/** Returns the fault of a file that cannot be checked. */
const unread = (problem: unknown): Fault => ({
  line: 1,
  column: 1,
  widget: '',
  rule: 'unread',
  message: `it could not be read, and nothing in it was checked: ${
    problem instanceof RangeError ? 'its brackets or values are nested too deeply.' : sentenceOf(problem)
  }`,
})

const options = {
  json: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  origin: { type: 'string' },
  cookie: { type: 'string', default: '' },
  login: { type: 'string' },
  field: { type: 'string', multiple: true, default: [] as string[] },
} as const

type Visit = { cookie: string; login: ReturnType<typeof loginIn> }

/** Returns the places to check and the report's format; throws a sentence if the arguments are wrong. */
function askedBy([, ...words]: readonly string[]) {
  const { values, positionals: places } = parseArgs({ args: words, allowPositionals: true, options })
  const { origin } = values
  const tell = formats[values.json ? 'json' : values.format]
  if (!tell) throw new Error(`--format is "${values.format}"; give ${Object.keys(formats).join(', ')}.`)
  if (origin !== undefined && !URL.canParse(origin))
    throw new Error(`--origin is "${origin}"; give one such as https://www.shop.example.`)
  if (!places.length) throw new Error(`give what to read: a folder, a file or an address.\n\n${checkUsage}`)
  const origins = new Set(places.filter(isAddress).map(place => new URL(place).origin))
  if (origins.size > 1 && (values.cookie || values.login))
    throw new Error(
      `a session belongs to one site; give addresses of one origin, not of ${[...origins].join(' and ')}.`,
    )
  const visit: Visit = { cookie: values.cookie, login: loginIn(values.login, values.field) }
  return { places, tell, origin, visit }
}

const usesWidgets = /\bdata-widget\s*=|\bdoorstep_?widget\b|\bDoorstep\.widget\b|<x-doorstep\b/i
/** The loader by its address, our helpers that print it, and the hook in which WordPress' plugin does. */
const loadsWidgets =
  /loader(?:\.min)?\.m?js|\bdoorstep_?head\b|\bDoorstep\.head\b|\bdoorstep_use\b|\bwp_head\b/i

/** Returns a function that notes each source of a folder, and one that says whether all of them lack the loader. */
function watchLoader() {
  let [isUsed, isLoaded] = [false, false]
  let head: { file: string; line: number } | undefined
  const note = (file: string, source: string) => {
    isUsed ||= usesWidgets.test(source)
    isLoaded ||= loadsWidgets.test(source)
    const at = head ? -1 : source.search(/<\/head\s*>/i)
    if (at >= 0) head = { file, line: source.slice(0, at).split('\n').length }
  }
  const fault = (): FileFault | undefined =>
    head && isUsed && !isLoaded
      ? {
          ...head,
          ...{ column: 1, widget: '', rule: 'page' },
          message:
            'no file here has the loader, so no widget is mounted; write <script type="module" src="…/loader.js"></script> into this head.',
        }
      : undefined
  return { note, fault }
}

/** Checks every source at the places; a place that does not exist is reported to `complain`. */
async function checkAll(
  { places, origin, visit }: ReturnType<typeof askedBy>,
  knowledge: Omit<Knowledge, 'isOriginKnown'>,
  complain: (problem: unknown) => void,
): Promise<{ faults: FileFault[]; read: number }> {
  const readPage = visitorOf(visit)
  const faults: FileFault[] = []
  const add = (file: string, found: readonly Fault[]) => {
    const name = inOneLine(file)
    for (const fault of found) faults.push({ file: name, ...fault, message: inOneLine(fault.message) })
  }
  const tell = (file: string, problem: unknown) => add(file, [unread(problem)])
  const tryOn = (file: string, act: () => void) => {
    try {
      act()
    } catch (problem) {
      tell(file, problem)
    }
  }
  let read = 0
  for (const place of places) {
    const faultsIn = checkerOf(place, { ...knowledge, isOriginKnown: standOn(place, origin) })
    const loader = watchLoader()
    try {
      for await (const [file, source] of sourcesOf(place, readPage, tell)) {
        read++
        if (file !== place) loader.note(inOneLine(file), source)
        tryOn(file, () => add(file, faultsIn(file, source)))
      }
    } catch (problem) {
      if (places.length === 1) throw problem
      complain(problem)
    }
    const without = loader.fault()
    if (without) faults.push(without)
  }
  return { faults, read }
}

/** Sets the `location` that the decoders of addresses need; returns whether the site of the place is known. */
function standOn(place: string, origin: string | undefined): boolean {
  const site = origin ?? (isAddress(place) ? new URL(place).origin : undefined)
  Object.assign(globalThis, { location: new URL(site ?? 'https://shop.invalid') })
  return !!site
}

/** Returns a function that checks a source of a place: a page at an address, a template, or a script. */
const checkerOf =
  (place: string, knowledge: Knowledge) =>
  (file: string, source: string): Fault[] => {
    if (isAddress(place)) return check(source, knowledge, '')
    if (!isOfInterest.test(source)) return []
    return isScript.test(file) ? checkCalls(source, knowledge) : check(source, knowledge, file)
  }

/** Runs the command with the definitions of the widgets, and resolves to the exit code. */
export async function run(
  words: readonly string[],
  knowledge: Omit<Knowledge, 'isOriginKnown'>,
  { say, complain }: Out,
): Promise<number> {
  const asked = askedBy(words)
  const { places, tell } = asked
  let isWhole = true
  const { faults, read } = await checkAll(asked, knowledge, problem => {
    isWhole = false
    complain(`doorstep check: ${sentenceOf(problem)}`)
  })
  if (!read && !faults.length)
    throw new Error(
      `there is nothing to read in ${places.join(', ')}: no file there ends with ${kinds.join(', ')}.`,
    )
  for (const line of tell(faults, read)) say(line)
  if (!isWhole) return 2
  return faults.length ? 1 : 0
}
