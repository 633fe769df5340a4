import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { themeTemplate } from '../../../../demo-pages/catalogue/theme-template'
import { weakPairs } from '../../../../shared/tools/doctor/lint-colours'
import { colourPairs, contrast, type Rgb } from '../../../../shared/ui/style/colour-pairs'

const tokens = readFileSync('shared/ui/style/tokens.css', 'utf8')
const read = (written: string): Rgb | null => {
  const [, hex = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(written) ?? []
  if (!hex) return null
  const full = hex.length === 3 ? [...hex].map(digit => digit + digit).join('') : hex
  return [0, 2, 4].map(at => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Rgb
}
const ours = new Map(
  [...tokens.matchAll(/--doorstep-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]),
)
/** The dark colours that docs/styling.md gives. */
const dark = Object.fromEntries(
  [...readFileSync('docs/styling.md', 'utf8').matchAll(/--doorstep-([\w-]+): (#\w+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)
const themeOf =
  (own: Readonly<Record<string, string>>) =>
  (token: string): string =>
    own[token] ?? ours.get(token) ?? ''

test('G-56 Black on white has the greatest contrast, and a colour on itself has none', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2)
  expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1)
})

test('G-56 Our own colours have enough contrast on each other', () => {
  expect(weakPairs(themeOf({}), read)).toEqual([])
})

test('G-56 J-74 The dark colours of the guide have enough contrast, and none is left out', () => {
  expect(Object.keys(dark).toSorted()).toEqual([...ours.keys()].toSorted())
  expect(weakPairs(themeOf(dark), read)).toEqual([])
})

test('G-56 A dark theme on our light tints is told which colours have too little contrast', () => {
  const inkAndGround = {
    ink: '#f4f1e8',
    'ink-soft': '#c9c5b8',
    surface: '#16211b',
    sunken: '#0e1712',
    paper: '#0b120e',
  }
  const found = weakPairs(themeOf(inkAndGround), read)
  expect(found).toContain(
    '--doorstep-ink (#f4f1e8) on --doorstep-accent-tint (#fdf0c4) has 1.00 : 1, needs 4.5 : 1',
  )
  expect(found.join()).toContain('--doorstep-danger (#a62b1f) on --doorstep-surface (#16211b)')
  expect(found.join()).not.toContain('--doorstep-ink (#f4f1e8) on --doorstep-surface')
})

test('G-56 A translucent colour is not judged', () => {
  expect(weakPairs(themeOf({ ink: 'rgb(0 0 0 / 0.5)', surface: 'var(--mine)' }), read)).toEqual([])
})

/** Pairs of text and background colours in one rule of our own style sheets. */
function written(): string[] {
  const token = (value = '') => /^var\(--doorstep-([\w-]+)\)$/.exec(value)?.[1]
  const files = execFileSync('git', ['ls-files', 'shared/*.css', 'widgets/*.css'], { encoding: 'utf8' })
  const found = new Set<string>()
  for (const file of files.trim().split('\n'))
    postcss.parse(readFileSync(file, 'utf8')).walkRules(rule => {
      const said = Object.fromEntries(
        rule.nodes.flatMap(node => (node.type === 'decl' ? [[node.prop, node.value]] : [])),
      )
      const [front, ground] = [token(said.color), token(said.background ?? said['background-color'])]
      if (front && ground) found.add(`${front} on ${ground}`)
    })
  return [...found]
}

test('G-56 The colours in our style sheets are among the checked pairs', () => {
  const known = colourPairs.map(({ front, ground }) => `${front} on ${ground}`)
  // Left out: the tile of a picture and the number of a cluster, which another pair covers.
  const others = ['surface on info', 'ink on scrim']
  const found = written()
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter(pair => !known.includes(pair) && !others.includes(pair))).toEqual([])
})

test("G-56 A site's starting theme has every colour and lists the pairs", () => {
  const theme = themeTemplate(tokens)
  for (const { front, ground } of colourPairs)
    for (const token of [front, ground]) expect(theme).toContain(`  --doorstep-${token}: #`)
  expect(theme).toMatch(/--doorstep-accent-tint: #fdf0c4; \/\* 4\.5 : 1 with ink \*\//)
  expect(() => postcss.parse(theme)).not.toThrow()
})
