import { fstatSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Out } from '../command-line'
import {
  type Answers,
  frameworks,
  type InitKnown,
  instructions,
  knownName,
  usualFiles,
  usualOf,
} from './instructions'

const text = { type: 'string' } as const
const options = {
  framework: text,
  login: text,
  token: text,
  root: text,
  api: text,
  files: text,
  widget: { type: 'string', multiple: true, default: [] as string[] },
} as const

/** Asks a question on the terminal; an empty answer means `usual`. */
export type Ask = (question: string, usual: string) => Promise<string>

const folder = (given: string) => `/${given.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '')

/** Asks the five questions, except those that the command line answers. */
async function answersOf(words: readonly string[], known: InitKnown, ask: Ask): Promise<Answers> {
  const { values } = parseArgs({ args: [...words], options })
  const framework = knownName(
    values.framework ?? (await ask(`1. Which framework? (${Object.keys(frameworks).join(', ')})`, 'php')),
    Object.keys(frameworks),
    '--framework',
  )
  const usual = usualOf(framework, known)
  const root = folder(values.root ?? '')
  const login = values.login ?? (await ask('2. Where do people log in?', root + usual.login))
  const names = `${usual.header},${usual.field}`
  const token = values.token ?? (await ask('3. How do you name the token, in a header and in a form?', names))
  const [header, field] = token.split(',').map(each => each.trim())
  const api = folder(values.api ?? (await ask('4. Where are your calls?', `${root}/api`)))
  const widgets = Object.keys(known.markups)
  const wanted = values.widget.length
    ? values.widget
    : (await ask('5. Which widgets? The catalogue shows all', 'postcode-panel')).split(/[\s,]+/)
  return {
    ...{ framework, login, header: header || usual.header, field: field || usual.field, root, api },
    files: `${folder(values.files ?? usualFiles(framework))}/`,
    widgets: wanted.filter(Boolean).map(each => knownName(each, widgets, '--widget')),
  }
}

/** Asks on the terminal, or reads the answers from the standard input, one a line. */
function asker(): { ask: Ask; close: () => void } {
  const lines = createInterface({ input: process.stdin })
  const each = lines[Symbol.asyncIterator]()
  return {
    async ask(question, usual) {
      process.stderr.write(`${question} [${usual}] `)
      const { value = '' } = await each.next()
      return value.trim() || usual
    },
    close: () => lines.close(),
  }
}

/** Returns true if the standard input is a terminal, a pipe or a file. */
function isAnswered(): boolean {
  if (process.stdin.isTTY) return true
  const input = fstatSync(0)
  return input.isFIFO() || input.isFile()
}

/** Returns the words that run this command again from the same folder, wherever the command's file is. */
function ownCommand(): string {
  const file = path.relative('', process.argv[1] ?? 'doorstep.mjs')
  return `node ${/[\s'"$\\]/.test(file) ? JSON.stringify(file) : file}`
}

/** Runs the command and resolves to the exit code. */
export async function runInit(
  [, ...words]: readonly string[],
  known: InitKnown,
  { say }: Out,
  given?: Ask,
): Promise<number> {
  // If the command line names the framework, the other questions are asked only where somebody answers: on a terminal,
  // or in a file or a pipe.
  const isAsked = isAnswered() || !words.some(word => word.startsWith('--framework'))
  const { ask, close } = given
    ? { ask: given, close() {} }
    : isAsked
      ? asker()
      : { ask: async (_: string, usual: string) => usual, close() {} }
  try {
    say(instructions(await answersOf(words, known, ask), known, ownCommand()))
  } finally {
    close()
  }
  return 0
}
