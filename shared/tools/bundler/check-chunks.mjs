// A check between the steps: it fails if the table of chunks contradicts the sources, with a sentence about the remedy.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isOfPackage } from './plan-scripts.mjs'

/**
 * Stores, contexts, classes, services and symbols: these must exist only once, because a copy would have its own state
 * or identity.
 */
const remembers =
  /^(?:export )?(?:(?:let|class) |(?:const|var) \w+(?:: Provider<|[^=\n]*= *(?:new |Symbol\(|create(?:Context|Store)\b)))/m

/** Returns the source files and packages that more than one script contains. */
function findCopies(scripts, { folder, injected }) {
  const holders = new Map()
  for (const [name, { inputs }] of scripts) {
    for (const file of Object.keys(inputs)) {
      const isShared = file.startsWith(`${folder}/`) || isOfPackage(file)
      if (!isShared || file.endsWith('.css') || injected.includes(file)) continue
      const whole = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[0] ?? file
      holders.set(whole, new Set([...(holders.get(whole) ?? []), name]))
    }
  }
  return [...holders].filter(([, names]) => names.size > 1)
}

async function checkCopies({ root, scripts, placeOf, table }) {
  const { tableFile } = table
  for (const [file, holders] of findCopies(scripts, table)) {
    const who = `is needed by ${[...holders].sort().join(', ')}`
    if (isOfPackage(file))
      throw new Error(
        `The package ${path.basename(file)} ${who}, each with a copy: name it under \`packages\` of a chunk in ${tableFile}.`,
      )
    if (placeOf(file) !== 'copied')
      throw new Error(
        `${file} ${who} and has no place in ${tableFile}: name it in a chunk or, if it is small and has no state, under \`copied\`.`,
      )
    if (remembers.test(await readFile(path.join(root, file), 'utf8')))
      throw new Error(
        `${file} ${who} and would have its own state in each: name it in a chunk of ${tableFile}.`,
      )
  }
}

/** Returns the imports in a script's files that lead to another script. */
const trails = ({ inputs }, from, { inputs: written, scriptOf }) =>
  Object.keys(inputs).flatMap(file =>
    (written[file]?.imports ?? [])
      .filter(next => scriptOf(next.path) === from && next.kind !== 'dynamic-import')
      .map(next => `${file} imports ${next.path}`),
  )

/** Fails if a chunk depends on a chunk below it, also through the files it copies. */
function checkOrder({ scripts, plan, table: { chunks, tableFile } }) {
  const order = Object.keys(chunks)
  for (const [at, chunk] of order.entries()) {
    const wrong = scripts
      .get(chunk)
      .imports.find(({ name, kind }) => kind !== 'dynamic-import' && order.indexOf(name) >= at)
    if (wrong)
      throw new Error(
        `The chunk ${chunk} needs ${wrong.name}, which does not stand above it in ${tableFile} (${trails(scripts.get(chunk), wrong.name, plan)[0]}): move the file, or a chunk.`,
      )
  }
}

/** Fails if a script takes a name that the other script does not export; otherwise only the page would notice. */
function checkNames(scripts, { tableFile }) {
  for (const [name, { taken }] of scripts) {
    for (const [other, names] of taken) {
      const missing = [...names].find(each => !scripts.get(other).offered.includes(each))
      if (missing)
        throw new Error(
          `${name} takes ${missing} from ${other}, which does not offer it: name it under \`packages\` in ${tableFile}.`,
        )
    }
  }
}

/** Throws unless everything that must exist once does so, and the chunks follow their order. */
export async function checkChunks({ root, scripts, plan, table }) {
  await checkCopies({ root, scripts, placeOf: plan.placeOf, table })
  checkOrder({ scripts, plan, table })
  checkNames(scripts, table)
}
