import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** The shipped sources, except the tables of calls and the examples of the catalogue and the contract. */
const sources = ['shared', 'widgets']
  .flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file}`,
    ),
  )
  .filter(
    file =>
      /\.tsx?$/.test(file) &&
      !/\.d\.ts$|^shared\/tools\/(build|cli|contract)\/|^shared\/domain\/api\/client\/routes|^shared\/site\/calls|example/.test(
        file,
      ),
  )

/** Literal addresses of pages in that text, outside comments and sentences about options. */
const addressesIn = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/(?<=['"`])\/[a-z][\w-]*(?:\/[\w-]+)*(?=['"`/?#$])/g) ?? []

test.each([
  ['<TextLink href="/contact">', ['/contact']],
  ["goTo('/account/orders')", ['/account/orders']],
  ['goTo(`/checkout-complete/`.concat(id))', ['/checkout-complete']],
  ["// '/login' is the shop's own", []],
  ["text('an address on this site, such as /register')", []],
])('The search finds the addresses in %s', (text, found) => {
  expect(addressesIn(text)).toEqual(found)
})

test('G-03 The address of a page of the site is written in one place', () => {
  expect(sources.length).toBeGreaterThan(250)
  const written = sources.flatMap(file =>
    addressesIn(readFileSync(path.join(root, file), 'utf8')).map(address => `${file} ${address}`),
  )
  expect(written.filter(each => !each.startsWith('shared/site/pages.ts'))).toEqual([])
  expect(written.length).toBeGreaterThan(9)
})
