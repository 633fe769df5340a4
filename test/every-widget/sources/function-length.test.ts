import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { functionLengths } from '../../support/sources/function-length'

const root = path.resolve(__dirname, '../../..')
const most = 80

const long = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(file => /\.(tsx?|mjs|js)$/.test(file) && !file.endsWith('.d.ts'))
  .flatMap(file => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const isWorthALook = text.split('\n').length > most
    return isWorthALook ? functionLengths(text, file).map(each => ({ ...each, file })) : []
  })
  .filter(({ lines }) => lines > most)

test('the length of a function counts the lines from its first to its last, whatever it is called by', () => {
  const text = `
    export function first() {
      return 1
    }
    const second = () => {

      return memo(function third() {
      })
    }
    const it = { fourth() {}, fifth: () => (
      1
    ) }`
  expect(functionLengths(text, 'read.ts').map(({ name, lines }) => `${name} ${lines}`)).toEqual([
    'first 3',
    'second 5',
    'third 2',
    'fourth 1',
    'fifth 3',
  ])
})

test('no function of shared or widgets is longer than 80 lines', () => {
  expect(long.map(({ name, file, lines }) => `${name} in ${file} has ${lines} lines`)).toEqual([])
})
