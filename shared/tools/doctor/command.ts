import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Out } from '../cli/command-line'
import { checkUsage, kinds } from '../cli/usages'
import { check, type Knowledge } from './check'
import { type FileFault, formats } from './report-formats'

const isTemplate = new RegExp(`\\.(${kinds.join('|')})$`, 'i')
const isSkipped = /^(node_modules|vendor|dist|\.[^.].*)$/
// Nothing of ours is in a file without these.
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

const options = {
  json: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  origin: { type: 'string' },
} as const

/** What to read, and how to tell; throws a sentence where the words make no sense. */
function askedBy([, ...words]: readonly string[]) {
  const { values, positionals: places } = parseArgs({ args: words, allowPositionals: true, options })
  const { origin } = values
  const tell = formats[values.json ? 'json' : values.format]
  if (!tell) throw new Error(`--format is "${values.format}"; give ${Object.keys(formats).join(', ')}.`)
  if (origin !== undefined && !URL.canParse(origin))
    throw new Error(`--origin is "${origin}"; give one such as https://www.shop.example.`)
  if (!places.length) throw new Error(`give what to read: a folder, a file or an address.\n\n${checkUsage}`)
  return { places, tell, origin }
}

/** Runs the command; `knowledge` is what the build knows of the widgets. Gives the exit code. */
export async function run(
  words: readonly string[],
  knowledge: Omit<Knowledge, 'isOriginKnown'>,
  { say }: Out,
): Promise<number> {
  const { places, tell, origin } = askedBy(words)
  const faults: FileFault[] = []
  let read = 0
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
  if (!read)
    throw new Error(
      `there is nothing to read in ${places.join(', ')}: no file there ends with ${kinds.join(', ')}.`,
    )
  for (const line of tell(faults, read)) say(line)
  return faults.length ? 1 : 0
}
