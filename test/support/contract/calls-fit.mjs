// Runs at the end of the tests: compares the calls that each widget declares with those that its own tests have made.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const folder = path.join('node_modules', '.cache', 'doorstep', 'calls')

/** The calls that each widget declares, by the name of the widget. */
function declaredIn({ paths }) {
  const declared = new Map()
  for (const operation of Object.values(paths).flatMap(methods => Object.values(methods)))
    for (const widget of operation['x-widgets'] ?? [])
      declared.set(widget, [...(declared.get(widget) ?? []), operation.operationId])
  return declared
}

/**
 * One sentence for each difference: a call that no widget on the page declares, and, for the widgets in `whole`, a
 * declared call that none of their tests makes.
 * @param {object} contract
 * @param {{ widget: string, call: string, placed: string[] }[]} made
 * @param {string[]} whole
 */
export function callFaults(contract, made, whole) {
  const declared = declaredIn(contract)
  const isDeclared = (widget, call) => declared.get(widget)?.includes(call)
  const strays = made
    .filter(({ widget, call, placed }) => ![widget, ...placed].some(each => isDeclared(each, call)))
    .map(({ widget, call }) => `${widget} makes ${call} and does not declare it.`)
  const unmade = whole.flatMap(widget =>
    (declared.get(widget) ?? [])
      .filter(call => !made.some(each => each.widget === widget && each.call === call))
      .map(call => `${widget} declares ${call}, and none of its tests makes it.`),
  )
  return [...new Set([...strays, ...unmade])]
}

const testsOf = widget =>
  readdirSync(path.join('test', 'widgets', widget), { recursive: true })
    .filter(file => /(?<!\.full)\.test\.tsx?$/.test(file))
    .map(file => path.join('test', 'widgets', widget, file))

const widgetOf = file => file.split(path.sep)[2]

export default async function checkCalls(testNamePattern) {
  if (!existsSync(folder)) return
  const records = readdirSync(folder).map(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  rmSync(folder, { recursive: true })
  const made = records.flatMap(({ file, heard }) =>
    heard.map(each => ({ widget: widgetOf(file), ...JSON.parse(each) })),
  )
  const files = new Set(records.map(({ file }) => file))
  const widgets = [...new Set([...files].map(widgetOf))]
  // If some tests of a widget did not run, no call counts as missing.
  const whole = testNamePattern
    ? []
    : widgets.filter(widget => testsOf(widget).every(file => files.has(file)))
  const contract = JSON.parse(readFileSync(path.join('dist', 'openapi.json'), 'utf8'))
  const found = callFaults(contract, made, whole)
  if (found.length) throw new Error(`Declared calls and calls made differ:\n${found.join('\n')}`)
  console.log(`The calls of ${whole.length} widgets are those that their tests make.`)
}
