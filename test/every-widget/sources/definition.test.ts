import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describeWidgets, vscodeData, webTypes } from '../../../demo-pages/catalogue/describe'
import { attributeOf } from '../../../shared/platform/options/read-options'
import { widgets } from '../../../widgets'
import { definitionOf, examplesOf, widgetNames } from '../../support/widgets/all-widgets'

const root = path.resolve(__dirname, '../../..')
const { budget } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

describe.each(widgetNames)('%s', name => {
  const folder = path.join(root, 'widgets', name)
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

  test('J-86 The widget’s folder has files named by one pattern', async () => {
    const { messages } = await definitionOf(name)
    const files = readdirSync(folder, { withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => entry.name)
    expect(files).toEqual(
      expect.arrayContaining([
        `${name}.options.ts`,
        `${name}.widget.ts`,
        `${name}.examples.ts`,
        `${component}.tsx`,
        ...(messages ? [`${name}-messages.ts`] : []),
      ]),
    )
    // A component has its own name and perhaps a style sheet of that name; all other files are lower-case.
    const isFitting = (file: string) =>
      /^[A-Z]\w+\.module\.css$/.test(file)
        ? files.includes(file.replace('.module.css', '.tsx'))
        : /^([A-Z]\w+\.tsx|[a-z]+(-[a-z]+)*\.ts)$/.test(file) ||
          [`${name}.options.ts`, `${name}.widget.ts`, `${name}.examples.ts`].includes(file)
    expect(files.filter(file => !isFitting(file))).toEqual([])
  })

  test('J-86 The widget’s options are stated once, and its messages in one set', () => {
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    const definition = read(`${name}.widget.ts`)
    expect(definition).toMatch(/^ {2}options,$/m)
    expect(definition).toContain(`import { options } from './${name}.options'`)
    if (definition.includes('messages:')) expect(definition).toMatch(/^ {2}messages: \w+Messages,$/m)
    expect(read(`${component}.tsx`)).toMatch(/OptionValues<typeof options>|Panel\w*Options/)
  })

  test('The widget’s description is in sentences that an editor understands', async () => {
    const { name: own, title, summary, options } = await definitionOf(name)
    expect(own).toBe(name)
    expect(title).toMatch(/^[A-Z].{3,}/)
    expect(summary).toMatch(/^[A-Z].{20,}\.$/)
    for (const { about } of Object.values(options)) expect(about).toMatch(/^[A-Z].{5,}\.$/)
  })

  test('All attributes of its options are different', async () => {
    const { options } = await definitionOf(name)
    const attributes = Object.keys(options).map(attributeOf)
    expect(new Set(attributes).size).toBe(attributes.length)
  })

  test('The widget has at least two examples, each with a name, a sentence and a fallback without JavaScript', async () => {
    const examples = await examplesOf(name)
    expect(examples.length).toBeGreaterThanOrEqual(2)
    expect(new Set(examples.map(example => example.name)).size).toBe(examples.length)
    for (const { about, markup } of examples) {
      expect(about).toMatch(/\.$/)
      expect(markup).toContain(`data-widget="${name}"`)
    }
  })

  test('The widget has a budget for its first use in package.json', () => {
    expect(budget.widgets[name]).toEqual(expect.any(Number))
  })
})

test('Completion data for editors names every widget and every attribute', async () => {
  const described = await describeWidgets(widgets, {})
  const vscode = JSON.stringify(vscodeData(described))
  const jetbrains = JSON.stringify(webTypes(described, '1.0.0'))
  for (const { name, options } of described) {
    for (const word of [
      name,
      ...options.filter(({ from }) => from === 'attribute').map(({ attribute }) => attribute),
    ]) {
      expect(vscode).toContain(`"${word}"`)
      expect(jetbrains).toContain(word)
    }
  }
})

test('Every folder below widgets/ is in the list', () => {
  const folders = readdirSync(path.join(root, 'widgets'), { withFileTypes: true }).filter(entry =>
    entry.isDirectory(),
  )
  expect(folders.map(({ name }) => name).toSorted()).toEqual(widgetNames.toSorted())
  expect(existsSync(path.join(root, 'widgets/index.ts'))).toBe(true)
})

test('The README takes five minutes: at most 150 lines and 8 kB', () => {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8')
  expect(text.split('\n').length).toBeLessThanOrEqual(150)
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_000)
})
