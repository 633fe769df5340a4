import { readFileSync } from 'node:fs'
import path from 'node:path'
import { tokenNames } from '../../../../shared/ui/style/token-names'

test('F-62 A dialog inherits every property that a page can set, except those computed from others', () => {
  const css = readFileSync(path.resolve(__dirname, '../../../../shared/ui/style/tokens.css'), 'utf8')
  const written = [...css.matchAll(/^\s*--doorstep-([\w-]+):/gm)].map(([, name = '']) => name)
  const followed = written.filter(name => !/^(ground|text)-/.test(name))
  expect([...tokenNames].sort()).toEqual([...new Set(followed)].sort())
})
