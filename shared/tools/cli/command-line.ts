import { closestMatch } from '../../platform/values/closest-match'
import { sentenceOf } from './answer'
import { printable } from './printable'

/** The output of a command: `say` is for results, `complain` for errors. */
export type Out = { say: (line: string) => void; complain: (line: string) => void }

/** Runs a command; `words` begin with its name. Resolves to the exit code. */
export type Run = (words: readonly string[], out: Out) => Promise<number>

export type Command = {
  /** One line for the list of commands. */
  about: string
  /** The text that `--help` shows. */
  usage: string
  /** Loads the command; the others are not loaded. */
  load: () => Promise<Run>
}

export type Commands = Readonly<Record<string, Command>>

/** The exit codes, which are the same for every command. */
const exitCodes = `Exit codes
  0   nothing has to be changed
  1   something has to be changed; the output names it
  2   the command did not run: a wrong argument, nothing to read, no answer`

const isHelp = (word: string | undefined) => word === '--help' || word === '-h'

function overview(commands: Commands): string {
  const widest = Math.max(...Object.keys(commands).map(name => name.length))
  const rows = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(widest)}   ${about}`)
  return `doorstep COMMAND …

Commands
${rows.join('\n')}

  doorstep COMMAND --help   shows the options of a command
  doorstep --version        prints the version

${exitCodes}`
}

const usageOf = ({ usage }: Command) => `${usage}\n\n${exitCodes}`

function unknown(word: string, commands: Commands): string {
  const names = Object.keys(commands)
  const meant = closestMatch(word, names)
  return `There is no command "${word}"; ${meant ? `did you mean "${meant}"?` : `there are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`} See doorstep --help.`
}

async function sendChange(
  name: string,
  { load }: Command,
  words: readonly string[],
  out: Out,
): Promise<number> {
  try {
    return await (await load())(words, out)
  } catch (problem) {
    out.complain(`doorstep ${name}: ${sentenceOf(problem)}`)
    return 2
  }
}

/** Runs the command that the command line names, and resolves to the exit code. */
export async function main(
  words: readonly string[],
  { version, commands }: { version: string; commands: Commands },
  { say, complain }: Out,
): Promise<number> {
  const out: Out = { say: line => say(printable(line)), complain: line => complain(printable(line)) }
  const [first, ...rest] = words
  if (first === undefined) {
    out.complain(overview(commands))
    return 2
  }
  if (first === '--version' || first === '-v') {
    out.say(version)
    return 0
  }
  const isAskingAbout = isHelp(first) || first === 'help'
  const name = isAskingAbout ? rest[0] : first
  if (name === undefined || isHelp(name)) {
    out.say(overview(commands))
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    out.complain(unknown(name, commands))
    return 2
  }
  if (isAskingAbout || rest.some(isHelp)) {
    out.say(usageOf(command))
    return 0
  }
  return sendChange(name, command, words, out)
}
