import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

test('G-14 No document, sentence or helper refers to the unrelated package with the same name', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(file => /\.(md|tsx?|m?js|php|rb|twig|css|html)$/.test(file) && !file.startsWith('test/'))
  expect(files.length).toBeGreaterThan(500)
  const astray = files.filter(file =>
    // Finds the name without its scope, except in a warning about it.
    /(npx|npm (install|i|exec)|yarn( add)?|pnpm( add| dlx)?)( -\S+)* doorstep(?![-`])/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  )
  expect(astray).toEqual([])
})

/** The files in the paths of the architecture page, each with the function that must be in it. */
const pathSteps = () => {
  const [, paths = ''] =
    /## Four paths through the code\n(.*?)\n## /s.exec(
      readFileSync(path.join(root, 'docs/architecture.md'), 'utf8'),
    ) ?? []
  return [...paths.matchAll(/`((?:shared|widgets)\/[^`]+)`(?: `(\w+)`)?/g)].map(
    ([, file = '', name = '']) => [file, name] as const,
  )
}

test('Each path through the code names existing files and functions', () => {
  const steps = pathSteps()
  expect(steps.length).toBeGreaterThan(20)
  const stale = steps.filter(([file, name]) => {
    const place = path.join(root, file)
    const declaration = new RegExp(`\\b(?:function|const|class) ${name}\\b`)
    return !name || !existsSync(place) || !declaration.test(readFileSync(place, 'utf8'))
  })
  expect(stale).toEqual([])
})

test('Each promise of the security page names an existing test', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  const [, promises = ''] = /## What Doorstep promises\n(.*?)\n## /s.exec(page) ?? []
  const rows = promises.split('\n').filter(line => /^\| (?!promise|---)/.test(line))
  expect(rows.length).toBeGreaterThan(10)
  const tests = rows.map(row => [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file))
  expect(tests.filter(files => !files.length)).toEqual([])
  expect(tests.flat().filter(file => !existsSync(path.join(root, file)))).toEqual([])
})

/** The sentences of a page, without code, tables, headings and quotations. */
const sentencesOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .replace(/```.*?```/gs, '')
    .replace(/^(?:\||#|>).*$/gm, '')
    .replace(/^\s*(?:[-*]|\d+\.)\s+/gm, '\n\n')
    .replace(/`[^`]*`/g, 'Code')
    .split(/\n\s*\n/)
    .flatMap(paragraph => paragraph.trim().split(/(?<=[.!?:;])\s+(?=[A-Z])/))
    .filter(sentence => /\w/.test(sentence))

test.each(['README.md', 'CONTRIBUTING.md'])('J-88 The sentences of %s are short', file => {
  const lengths = sentencesOf(file).map(sentence => sentence.split(/\s+/).length)
  expect(lengths.length).toBeGreaterThan(20)
  expect(lengths.reduce((sum, words) => sum + words, 0) / lengths.length).toBeLessThan(18)
  expect(Math.max(...lengths)).toBeLessThan(36)
})

test('J-88 The way to a new widget names each file that it needs', () => {
  const page = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
  const named = [
    ...page.matchAll(/`((?:widgets|demo-pages|test|shared|docs)\/[\w./-]+\.(?:tsx?|mjs|yaml|md))`/g),
  ]
  expect(named.map(([, file]) => file)).toContain('demo-pages/catalogue/guidance.ts')
  expect(named.flatMap(([, file = '']) => (existsSync(path.join(root, file)) ? [] : file))).toEqual([])
})

test('L-11 L-12 The security page and a line for each framework keep other sites from framing a page', () => {
  const read = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8')
  expect(read('security.md')).toContain("frame-ancestors 'self'")
  const [, lines = ''] = read('frameworks/README.md').split('## No frames of other sites')
  const [table = ''] = lines.split('\n## ')
  const rows = table.split('\n').filter(row => /^\| (?!framework|---)/.test(row))
  expect(rows.filter(row => !/\| .*([Ff]rame|[Hh]eader)/.test(row))).toEqual([])
  const all =
    'Laravel Symfony Rails Django Flask Spring JSP Go ASP.NET Express PHP WordPress Apache nginx'.split(' ')
  expect(all.filter(name => !rows.some(row => row.includes(name)))).toEqual([])
})
