// Prints what each widget costs an otherwise empty page, in kilobytes of 1,000 bytes after brotli, and fails when
// a budget in package.json is exceeded or missing. There are budgets for the loader, for the first use of each
// widget (its scripts and style sheets), for the scripts of a page with five, and for the number of scripts.
// Budgets are whole kilobytes: the names of files alone change a size by some bytes. `npm run size calls` lists
// the parts of the chunk, or the widget; `npm run size s/shop` those of the style sheet. `npm run size -- --write`
// writes what is exceeded or missing into package.json.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { floorSize } from './floor.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = path.join(root, 'dist')
const read = async file => JSON.parse(await readFile(file, 'utf8'))
const { budget } = await read(path.join(root, 'package.json'))
const manifest = await read(path.join(dist, 'manifest.json'))
const { outputs } = await read(path.join(dist, 'meta.json'))

const brotli = content =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const files = Object.keys(manifest.integrity).filter(file => /^(loader|[csw]\/)/.test(file))
const sizes = new Map(
  await Promise.all(files.map(async file => [file, brotli(await readFile(path.join(dist, file)))])),
)
const sum = names => [...new Set(names)].reduce((total, file) => total + sizes.get(file), 0)
const names = Object.keys(manifest.widgets)
const scriptsOf = name => [manifest.widgets[name].script, ...manifest.widgets[name].needed]

/** The parts of a script, the largest first. */
function explain(name) {
  const found = Object.entries(outputs).find(([, { chunk }]) => [name, `w/${name}`].includes(chunk))
  if (!found) throw new Error(`No chunk and no widget is called ${name}; there are ${known().join(', ')}.`)
  const [file, { inputs, imports }] = found
  console.log(`${name} is ${file}, ${sizes.get(file)} bytes (brotli). Made of (bytes before compression):`)
  const largest = Object.entries(inputs).sort(([, one], [, other]) => other.bytesInOutput - one.bytesInOutput)
  for (const [source, { bytesInOutput }] of largest)
    console.log(`  ${String(bytesInOutput).padStart(7)}  ${source}`)
  const others = new Set(imports.map(each => outputs[each.path].chunk))
  console.log(`It takes from ${[...others].join(', ') || 'nothing else'}.`)
}
const known = () => Object.values(outputs).map(({ chunk }) => chunk.replace(/^w\//, ''))

const kilobytes = files => sum(files) / 1000
const firstUse = name => kilobytes([...scriptsOf(name), ...manifest.widgets[name].styles])

/** A budgeted item: its name, its size, and the line of package.json. */
const measured = [
  { what: 'the loader', size: kilobytes(['loader.js']), limit: budget.loader, line: 'loader' },
  ...names.map(name => ({
    what: `the first use of ${name}`,
    size: firstUse(name),
    limit: budget.widgets[name],
    line: `widgets.${name}`,
  })),
  {
    what: `the scripts of ${budget.five.widgets.join(', ')}`,
    size: kilobytes(budget.five.widgets.flatMap(scriptsOf)),
    limit: budget.five.scripts,
    line: 'five.scripts',
  },
  {
    what: 'the most scripts of one widget',
    size: Math.max(...names.map(name => scriptsOf(name).length)),
    limit: budget.files,
    line: 'files',
  },
]

/** Widgets that have a budget and are gone. */
const removed = Object.keys(budget.widgets).filter(name => !names.includes(name))

async function printPages() {
  const floor = await floorSize(root, brotli)
  console.log(`Kilobytes in brotli. Floor of the given libraries: ${floor / 1000} of script.`)
  for (const { what, size, limit } of measured)
    console.log(`  ${String(size).padStart(7)} of ${String(limit ?? 'none').padEnd(4)} ${what}`)
}

/**
 * The next whole step with a quarter of a step left. The loader is on each page and small, so that it has ten steps in
 * a kilobyte.
 */
const budgetOf = (size, steps) => Math.ceil(size * steps + 0.25) / steps

/** Writes the exceeded budgets into package.json. */
async function raiseBudgets(exceeded) {
  const file = path.join(root, 'package.json')
  const json = await read(file)
  for (const { size, line } of exceeded) {
    const steps = line.split('.')
    const name = steps.pop()
    const holder = steps.reduce((at, step) => at[step], json.budget)
    holder[name] = name === 'files' ? size : budgetOf(size, name === 'loader' ? 10 : 1)
  }
  for (const name of removed) delete json.budget.widgets[name]
  await writeFile(file, `${JSON.stringify(json, null, 2)}\n`)
}

const asked = process.argv[2]
const isOption = asked?.startsWith('--')
if (asked && !isOption) explain(asked)
else {
  const exceeded = measured.filter(({ size, limit }) => !(size <= limit))
  if (isOption) console.log(`${measured.length - exceeded.length} of ${measured.length} budgets are kept`)
  else await printPages()
  const lines = [
    ...exceeded.map(
      ({ what, size, limit, line }) =>
        `${what}: ${size}; budget.${line} in package.json is ${limit ?? 'missing'}`,
    ),
    ...removed.map(name => `budget.widgets.${name} in package.json is of a widget that does not exist`),
  ]
  if (asked === '--write') {
    await raiseBudgets(exceeded)
    if (lines.length) console.log(`Written to package.json:\n${lines.join('\n')}`)
  } else if (lines.length) {
    console.error(`\n${lines.join('\n')}
\`npm run size <chunk or widget>\` lists what one is made of. If people need the bytes,
\`npm run size -- --write\` corrects these lines. Say in the commit what the bytes are for.`)
    process.exitCode = 1
  }
}
