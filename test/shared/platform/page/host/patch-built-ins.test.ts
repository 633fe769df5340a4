import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { transformSync } from 'esbuild'

const root = path.resolve(__dirname, '../../../../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const scriptOf = (file: string) =>
  transformSync(textOf(file), { loader: 'ts', format: 'iife', globalName: 'fixed' }).code

/** A document of its own with Prototype 1.6 and the built-ins restored. */
function openRealm(isFixed: boolean) {
  const realm = createContext({})
  runInContext(textOf('test/support/sources/prototype-1-6.js'), realm)
  if (isFixed)
    runInContext(`${scriptOf('shared/platform/page/host/patch-built-ins.ts')}; fixed.patchBuiltIns()`, realm)
  return (expression: string): unknown => JSON.parse(String(runInContext(`String(${expression})`, realm)))
}

const rows: readonly (readonly [expression: string, means: unknown])[] = [
  ['Object.keys([5, 6]).length', 2],
  ['Object.keys(Object.create({ a: 1 })).length', 0],
  ['Object.keys("ab").length', 2],
  ['Object.values([5, 6])[1] + Object.values([5, 6]).length', 8],
  ['[1, 2, 3].reduce((sum, each) => sum + each)', 6],
  ['[1, 2, 3].reduce((sum, each, at) => sum + each * at, 10)', 18],
  ['[].reduce(() => 1, 7)', 7],
  ['[undefined].reduce(() => 1, undefined)', 1],
]

test.each(rows)('G-29 On a page with Prototype 1.6 the restored %s is %j', (expression, means) => {
  expect(openRealm(true)(expression)).toBe(means)
})

test('G-29 Without the restored built-ins one of each kind behaves differently, so the emulation is realistic', () => {
  const realm = openRealm(false)
  expect(realm('Object.keys([5, 6]).length')).toBeGreaterThan(2)
  expect(realm('[1, 2].reduce((sum, each) => sum + each).length')).toBe(2)
})

test('G-29 The library keeps its own behaviour: reduce without a function, and keys of inherited names', () => {
  const realm = openRealm(true)
  expect([realm('[7].reduce()'), realm('[7, 8].reduce().length')]).toEqual([7, 2])
  expect(realm('Object.getOwnPropertyDescriptor(Array.prototype, "first").enumerable')).toBe(true)
  expect(() => realm('[].reduce(() => 1)')).toThrow('Reduce of empty array with no initial value')
})
