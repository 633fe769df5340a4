import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Rule } from 'postcss'

const root = path.resolve(__dirname, '../../..')
const sheets = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(file => file.endsWith('.module.css'))

const rulesOf = (file: string): Rule[] => {
  const found: Rule[] = []
  postcss.parse(readFileSync(path.join(root, file), 'utf8')).walkRules(rule => {
    const parent = rule.parent
    if (!(parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')))
      found.push(rule)
  })
  return found
}

test('There are style sheets to check', () => expect(sheets.length).toBeGreaterThan(10))

test('Every sheet has a name of its own, since its classes are named after it', () => {
  const names = sheets.map(file => path.basename(file))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(sheets)('%s styles only its own classes', file => {
  const strays = rulesOf(file).flatMap(({ selectors }) =>
    selectors.filter(
      selector => !/^(:where\(.*?\)\s+|:global\(|html\.)?[.&]/.test(selector) || /#[\w-]/.test(selector),
    ),
  )
  expect(strays).toEqual([])
})

test.each(sheets)('%s takes its colours from the tokens', file => {
  const literal: string[] = []
  for (const rule of rulesOf(file)) {
    rule.walkDecls(({ prop, value }) => {
      if (/#[0-9a-f]{3,8}\b/i.test(value) && !value.includes('url(')) literal.push(`${prop}: ${value}`)
    })
  }
  expect(literal).toEqual([])
})

test('Every custom property is named after the bundle, since a page may have its own --bg, --tint or --icon-size', () => {
  const files = [...sheets, 'shared/ui/style/base.css', 'shared/ui/style/tokens.css']
  const named = files.flatMap(file => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/(?<![\w-])--[a-z][\w-]*/g),
  ])
  const foreign = named.map(([name]) => name).filter(name => !/^--doorstep[-_]/.test(name))
  expect(named.length).toBeGreaterThan(1000)
  expect([...new Set(foreign)]).toEqual([])
})

test('G-73 Error lines look the same everywhere: their colour is set in one place', () => {
  const giving = sheets.filter(file =>
    rulesOf(file).some(({ nodes }) =>
      nodes.some(node => node.type === 'decl' && node.prop === 'color' && /danger\)/.test(node.value)),
    ),
  )
  expect(giving.sort()).toEqual([
    'shared/ui/form/ErrorSummary.module.css',
    'shared/ui/form/Field.module.css',
    // The number of letters that is too many.
    'shared/ui/form/TextArea.module.css',
  ])
})

test.each(['shared/ui/style/page.css', 'demo-pages/pages/assets/site.css'])(
  '%s queries the page only near its top, since deeper selectors search all of it at each render',
  file => {
    const asked = rulesOf(file)
      .flatMap(({ selector }) => [...selector.matchAll(/(?::root|\bhtml|\bbody):has\(\s*([^()]*)\)/g)])
      .flatMap(([, inner = '']) => inner.split(',').map(each => each.trim()))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(each => !/^> \S+( > \S+)*$/.test(each))).toEqual([])
  },
)
