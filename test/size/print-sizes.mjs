// Prints what each built file has, and what each widget costs a page that holds nothing else, and fails where a budget
// in package.json is exceeded or missing. A widget's budgets are of what it has alone, its page's sums of all that comes.
// `npm run size calls` lists what the chunk, or the widget, is made of; `npm run size s/shop`, what the style sheet is.
import { readFile } from 'node:fs/promises'
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
const files = Object.keys(manifest.integrity).filter(file => /^(loader|page\.css|[csw]\/)/.test(file))
const sizes = new Map(
  await Promise.all(files.map(async file => [file, brotli(await readFile(path.join(dist, file)))])),
)
const sum = names => [...new Set(names)].reduce((total, file) => total + sizes.get(file), 0)

/** Which line of the budget a file has: a chunk, a widget's own, or what is fetched later. */
function lineOf(file) {
  if (file === 'loader.js') return ['loader']
  if (file === 'page.css') return ['page']
  const { chunk: name } = outputs[file] ?? {}
  if (name?.startsWith('s/')) return ['styles', name.slice(2)]
  const widget = /^[sw]\/(.+)-\w+\.(?:js|css)$/.exec(file)?.[1]
  if (widget) return ['widgets', widget, file.endsWith('.css') ? 'style' : 'script']
  if (name === undefined) return [/^c\/(\w+)-/.exec(file)?.[1]]
  return [name.includes('/') ? 'later' : 'chunks', name]
}

/** What a script is made of, the largest first. */
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

function printFiles() {
  if (!isBrief) console.log('\nBytes of each file (brotli)')
  return files.flatMap(file => {
    const line = lineOf(file)
    const limit = line.reduce((found, key) => found?.[key], budget)
    const size = sizes.get(file)
    const name = line[0] === 'styles' ? `s/${line[1]}` : line.slice(line.length > 1 ? 1 : 0).join(' ')
    if (!isBrief) console.log(`  ${String(size).padStart(6)} of ${String(limit ?? 'none').padEnd(6)} ${name}`)
    if (size <= limit) return []
    const owner = line[0] === 'widgets' ? line[1] : (outputs[file]?.chunk ?? '')
    const isWhy = file in outputs && owner
    return [
      `${file} (${name}) has ${size} bytes; its budget, ${line.join('.')} in package.json, is ${limit ?? 'missing'}.${
        isWhy ? ` \`npm run size ${owner}\` lists what it is made of.` : ''
      }`,
    ]
  })
}

async function printPages() {
  const floor = await floorSize(root, brotli)
  console.log(`\nBytes of a page that holds one widget. Floor of the given libraries: ${floor} of script.`)
  for (const [name, { script, needed, styles }] of Object.entries(manifest.widgets)) {
    const scripts = sum(['loader.js', script, ...needed])
    const [count, sheets] = [String(needed.length + styles.length + 2).padStart(3), sum(styles)]
    console.log(
      `  ${name.padEnd(22)} script ${scripts} (${(scripts / floor).toFixed(3)} × floor), style ${sheets} in ${styles.length}, files ${count}`,
    )
  }
}

const asked = process.argv[2]
const isBrief = asked === '--brief'
if (asked && !isBrief) explain(asked)
else {
  const faults = printFiles()
  if (isBrief) console.log(`${files.length - faults.length} of ${files.length} files keep to their budgets`)
  else await printPages()
  if (faults.length) {
    console.error(`\n${faults.join('\n')}`)
    process.exitCode = 1
  }
}
