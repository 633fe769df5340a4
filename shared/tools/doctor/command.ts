import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { check, type Fault, type Knowledge } from './check'

const usage = `doorstep check [--json] [--origin https://www.shop.example] <folder, file or address> …
  Reads pages and templates (HTML; PHP, Blade, Twig, ERB and the like in it) and says what to change where.
  --json     one JSON list of file, line, column, widget, message and, where it is known, the markup to paste
  --origin   the site's own origin, to tell its addresses from others; that of the page where an address is read
  Ends with 1 where something is to be changed, with 2 where it could not read what it was given.`

const isTemplate =
  /\.(html?|xhtml|php|phtml|twig|erb|ejs|tpl|liquid|hbs|mustache|njk|j2|jinja2?|latte|cshtml|jsp)$/i
const isSkipped = /^(node_modules|vendor|dist|\.[^.].*)$/
// Nothing of ours is in a file without these.
const isOfInterest = /widget|loader(\.min)?\.m?js/i

async function* filesIn(place: string): AsyncGenerator<string> {
  if (!(await stat(place)).isDirectory()) {
    yield place
    return
  }
  const entries = await readdir(place, { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const inside = path.join(place, entry.name)
    if (entry.isDirectory() && !isSkipped.test(entry.name)) yield* filesIn(inside)
    else if (entry.isFile() && isTemplate.test(entry.name)) yield inside
  }
}

const isAddress = (place: string) => /^https?:\/\//.test(place)

async function* sourcesOf(place: string): AsyncGenerator<[name: string, source: string]> {
  if (isAddress(place)) {
    const answer = await fetch(place)
    if (!answer.ok) throw new Error(`${place} answers ${answer.status}.`)
    yield [place, await answer.text()]
    return
  }
  for await (const file of filesIn(place)) yield [file, await readFile(file, 'utf8')]
}

type Asked = { places: string[]; isJson: boolean; origin: string | undefined; isHelp: boolean }

function askedBy(words: readonly string[]): Asked {
  const [command, ...rest] = words
  const at = rest.indexOf('--origin')
  const origin = at >= 0 ? rest[at + 1] : undefined
  const places = rest.filter((word, index) => !word.startsWith('--') && (at < 0 || index !== at + 1))
  const isUnknown = rest.some(word => word.startsWith('--') && !/^--(json|origin)$/.test(word))
  return {
    places,
    isJson: rest.includes('--json'),
    origin,
    isHelp: command !== 'check' || !places.length || isUnknown || (at >= 0 && !URL.canParse(origin ?? '')),
  }
}

type Out = { say: (line: string) => void; complain: (line: string) => void }

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Runs a command; `knowledge` is what the build knows of the widgets. Gives the exit code. */
export async function run(
  words: readonly string[],
  knowledge: Omit<Knowledge, 'isOriginKnown'>,
  { say, complain }: Out,
): Promise<number> {
  const { places, isJson, origin, isHelp } = askedBy(words)
  if (isHelp) {
    complain(usage)
    return 2
  }
  const faults: (Fault & { file: string })[] = []
  let read = 0
  try {
    for (const place of places) {
      const site = origin ?? (isAddress(place) ? new URL(place).origin : undefined)
      // Readers of addresses ask the page where they are.
      Object.assign(globalThis, { location: new URL(site ?? 'https://shop.invalid') })
      for await (const [file, source] of sourcesOf(place)) {
        read++
        if (!isOfInterest.test(source) && !isAddress(place)) continue
        faults.push(
          ...check(source, { ...knowledge, isOriginKnown: !!site }).map(fault => ({ file, ...fault })),
        )
      }
    }
  } catch (problem) {
    complain((problem as Error).message)
    return 2
  }
  if (isJson) say(JSON.stringify(faults, null, 2))
  else {
    for (const { file, line, column, message } of faults) say(`${file}:${line}:${column}  ${message}`)
    say(`${counted(faults.length, 'fault')} in ${counted(read, 'file')}.`)
  }
  return faults.length ? 1 : 0
}
