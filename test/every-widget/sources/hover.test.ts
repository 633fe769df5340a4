import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Node } from 'postcss'

/**
 * Gives whether a rule applies only where the main pointing device can hover, since a finger leaves its last
 * target hovered.
 */
const isForHovering = (node: Node): boolean => {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'atrule' && /hover: hover/.test((at as unknown as AtRule).params)) return true
  return false
}

const loose = (css: string): string[] => {
  const found: string[] = []
  postcss.parse(css).walkRules(rule => {
    if (rule.selector.includes(':hover') && !isForHovering(rule)) found.push(rule.selector)
  })
  return found
}

const root = path.resolve(__dirname, '../../..')
const sheets = ['shared', 'widgets', 'demo-pages'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.css'))
    .map(file => path.join(root, folder, file)),
)

test('J-28 A tapped control does not stay hovered: each hover rule applies only to hovering pointers', () => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(
    sheets.flatMap(sheet => loose(readFileSync(sheet, 'utf8')).map(rule => `${sheet}: ${rule}`)),
  ).toEqual([])
  expect(loose('.a:hover { color: red }')).toEqual(['.a:hover'])
})

test('No rule of a widget reads the attribute class: each class of html would style the whole page anew', () => {
  const reads = (sheet: string) =>
    /\[class\W/.test(readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''))
  expect(sheets.filter(sheet => !sheet.includes('demo-pages') && reads(sheet))).toEqual([])
})
