import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readsOfReplaced } from '../../support/sources/host-replaceable'

const root = path.resolve(__dirname, '../../..')
const sources = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(
    file => /\.(ts|tsx|js)$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('shared/tools/cli/'),
  )

const globalsIn = (text: string) =>
  readsOfReplaced(text).map(({ name, isAtLoad }) => `${name} ${isAtLoad ? 'at load' : 'later'}`)

test.each([
  ['const made = new Request("/x")', 'Request at load'],
  ['export const find = Document.prototype.querySelector', 'Document at load'],
  ['const page = (() => globalThis.Document)()', 'Document at load'],
  ['class A { static b = window.Event }', 'Event at load'],
  ['export const list = Array.from("ab")', 'Array.from at load'],
  ['export const tell = () => new Event("x")', 'Event later'],
  ['class A { b = Event }', 'Event later'],
])('The search finds each read, and its time: %s', (text, found) => {
  expect(globalsIn(text)).toEqual([found])
})

test.each([
  'export const at = (root: Document | Element): Request | null => null',
  'import { Event } from "./x"; Event()',
  'const it = { Document: () => 1, b: { Request: 2 }.Request }',
])('The search ignores types and namesakes: %s', text => {
  expect(globalsIn(text)).toEqual([])
})

test('F-61 No source reads a global that a library of the page may have replaced', () => {
  expect(sources.length).toBeGreaterThan(250)
  const asked = sources.flatMap(file =>
    globalsIn(readFileSync(path.join(root, file), 'utf8'))
      // Libraries give their own `Element` the browser's prototype, so every element is an instance of theirs
      // too.
      .filter(read => read !== 'Element later')
      // The build replaces these names wherever they are written.
      .filter(read => !/^(Array\.from|Date\.parse) /.test(read))
      .map(read => `${read} in ${file}`),
  )
  expect(asked).toEqual([])
})
