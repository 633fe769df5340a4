// Installs what the tests need: `npm test` runs it before anything slow, and `.ci/run` before `npm ci`.
import { thisMachine } from './machine.mjs'
import { needs } from './needs.mjs'

const inWords = ({ name, packages }) => `${name} (${packages.join(' ')})`
const packagesOf = missing => missing.flatMap(({ packages }) => packages)

/** The last lines of an installer's error, or a sentence that it gave none. */
const lastWords = trouble => trouble.split('\n').slice(-3).join('\n') || 'It has not said why.'

const mayInstall = machine =>
  machine.platform === 'linux' && machine.isRoot && machine.run('apt-get', ['--version']).isDone

/** Waits up to a minute for another installer to finish. */
const apt = (machine, ...args) => machine.run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=60', ...args])

/** The message for a machine on which everything has to be installed by hand. */
function whatToInstall(machine, missing) {
  const because = machine.isRoot ? 'there is no apt-get' : 'only root may install packages'
  const variables = missing.flatMap(({ variable }) => variable ?? [])
  return [
    `The tests lack ${missing.map(inWords).join(', ')}; here ${because}. Nothing was run.`,
    `Install it, on Debian with: apt-get install ${packagesOf(missing).join(' ')}`,
    ...(variables.length ? [`A browser kept elsewhere is named in ${variables.join(' or ')}.`] : []),
  ].join('\n')
}

/** Without root, Playwright can download a Chromium, which may still lack system libraries. */
function downloadChromium(machine) {
  machine.say('Getting Chromium: a download of the test library')
  machine.run('npx', ['playwright-core', 'install', 'chromium'])
  const file = machine.downloaded
  if (file && machine.exists(file) && machine.run(file, ['--version']).isDone) return true
  return false
}

function install(machine, missing) {
  for (const { name, packages } of missing) machine.say(`Getting ${name}: ${packages.join(' ')}`)
  const update = apt(machine, 'update')
  const { isDone, trouble } = apt(machine, 'install', '-y', ...packagesOf(missing))
  if (isDone) return
  const why = [update.isDone ? '' : update.trouble, trouble].filter(Boolean).join('\n')
  throw new Error(
    `apt-get could not install ${packagesOf(missing).join(' ')}. Nothing was run.\n${lastWords(why)}`,
  )
}

/** The needs of these stages that the machine lacks. */
export const missingFor = (stages, machine = thisMachine) =>
  needs.filter(need => need.stages.some(stage => stages.includes(stage)) && !need.find(machine))

/**
 * Installs what these stages need and the machine lacks, with a line for each; throws one message with instructions if
 * that is not possible.
 */
export function getReady(stages, machine = thisMachine) {
  const missing = missingFor(stages, machine)
  if (!missing.length) return
  const needed = missing.filter(({ isFaster }) => !isFaster)
  if (mayInstall(machine)) install(machine, missing)
  else if (needed.every(({ variable }) => variable === 'CHROMIUM')) {
    if (needed.length && !downloadChromium(machine)) throw new Error(whatToInstall(machine, needed))
    return
  } else throw new Error(whatToInstall(machine, needed))
  const left = missingFor(stages, machine).filter(({ isFaster }) => !isFaster)
  if (left.length)
    throw new Error(
      `apt-get says that it has installed ${packagesOf(left).join(' ')}, but ${left.map(({ name }) => name).join(', ')} cannot be found: look at PATH. Nothing was run.`,
    )
}

/** The stages that need more than npm packages. */
export const demanding = [...new Set(needs.flatMap(({ stages }) => stages))]
