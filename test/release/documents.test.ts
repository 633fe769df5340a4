import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
