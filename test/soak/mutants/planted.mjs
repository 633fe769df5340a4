// A copy of the project in which bugs are planted one at a time; the project itself is never touched.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** Tracked and new files, in their present state. */
const listFiles = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1e8,
  })
    .toString()
    .split('\0')
    .filter(Boolean)

/** Copies all of it; installed packages are linked. */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-mutants-'))
  for (const file of listFiles()) cpSync(path.join(root, file), path.join(folder, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const sources = listFiles().filter(file => /^(shared|widgets)\//.test(file))

/** The file to plant a bug in, the text to replace, which must occur once, and the new text. */
export function placeOf({ name, file, from, to }) {
  const [found, ...others] = sources.filter(each => path.basename(each) === file)
  if (!found || others.length)
    throw new Error(
      `“${name}” is planted in ${file}: expected one file of that name, found ${others.length + !!found}.`,
    )
  const sound = readFileSync(path.join(root, found), 'utf8')
  const times = sound.split(from).length - 1
  if (times !== 1)
    throw new Error(
      `“${name}” replaces ${JSON.stringify(from)} in ${found}: expected once, found ${times} times.`,
    )
  return { file: found, sound, planted: sound.replace(from, () => to) }
}

/** Plants a bug in the copy, and returns a function that removes it. */
export function plant(folder, mutant) {
  const { file, sound, planted } = placeOf(mutant)
  const full = path.join(folder, file)
  writeFileSync(full, planted)
  return () => writeFileSync(full, sound)
}

// A bug may keep the tests from ever ending.
const longest = 600_000

/** Runs a command in the copy as `npm test` would, without the settings of the soak. */
export function runThere(folder, command, args) {
  const { RUNS: _, ...env } = process.env
  const options = { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e8, timeout: longest }
  const { status, stdout, stderr } = spawnSync(command, args, options)
  return { isPassed: status === 0, isEnded: status !== null, said: `${stdout}${stderr}` }
}
