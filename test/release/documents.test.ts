import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

test('G-14 no document, sentence or helper sends anybody to the package of that name that is not ours', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(file => /\.(md|tsx?|m?js|php|rb|twig|css|html)$/.test(file) && !file.startsWith('test/'))
  expect(files.length).toBeGreaterThan(500)
  const astray = files.filter(file =>
    // Without the scope, and not to say just that.
    /(npx|npm (install|i|exec)|yarn( add)?|pnpm( add| dlx)?)( -\S+)* doorstep(?![-`])/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  )
  expect(astray).toEqual([])
})

/** The files that the walks of the architecture page name, each with the function that is to be found in it. */
const walkSteps = () => {
  const [, walks = ''] =
    /## Four walks through the code\n(.*?)\n## /s.exec(
      readFileSync(path.join(root, 'docs/architecture.md'), 'utf8'),
    ) ?? []
  return [...walks.matchAll(/`((?:shared|widgets)\/[^`]+)`(?: `(\w+)`)?/g)].map(
    ([, file = '', name = '']) => [file, name] as const,
  )
}

test('each walk through the code leads along files and functions that are there', () => {
  const steps = walkSteps()
  expect(steps.length).toBeGreaterThan(20)
  const stale = steps.filter(([file, name]) => {
    const place = path.join(root, file)
    const declaration = new RegExp(`\\b(?:function|const|class) ${name}\\b`)
    return !name || !existsSync(place) || !declaration.test(readFileSync(place, 'utf8'))
  })
  expect(stale).toEqual([])
})

test('each promise of the page on security names a test that is there', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  const [, promises = ''] = /## What Doorstep promises\n(.*?)\n## /s.exec(page) ?? []
  const rows = promises.split('\n').filter(line => /^\| (?!promise|---)/.test(line))
  expect(rows.length).toBeGreaterThan(10)
  const tests = rows.map(row => [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file))
  expect(tests.filter(files => !files.length)).toEqual([])
  expect(tests.flat().filter(file => !existsSync(path.join(root, file)))).toEqual([])
})
