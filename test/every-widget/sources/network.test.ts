import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type NodePath, traverse, types } from '@babel/core'
import { parseScript } from '../../support/sources/parse'

const root = path.resolve(__dirname, '../../..')
const exchange = 'shared/domain/api/client/exchange.ts'
// The client's own `fetch`, which the build uses on pages that replace `Request`.
const proof = 'shared/platform/page/host/host-proof-request.js'
const tabs = 'shared/platform/page/lifecycle/other-tabs.ts'
// The page's doctor requests files of the bundle, only in debug mode. A form that the browser posts itself,
// without the client of the calls.
const token = 'shared/platform/page/login/fresh-token.ts'
// The time at the shop when no call has given it: a HEAD request for the loader.
const clock = 'shared/platform/page/shop-clock.ts'
const doctor = 'shared/tools/doctor/page-facts.ts'
// A site that wants reports of failures adds this script to its pages itself.
const reporter = 'shared/tools/server-helpers/report-errors.js'
// Programs of a developer's own machine.
const isProgram = /^shared\/tools\/(doctor\/command|cli\/.*)\.m?[jt]s$/
const sources = ['shared', 'widgets'].flatMap(folder =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(ts|tsx|js)$/.test(file))
    .map(file => `${folder}/${file}`)
    .filter(file => !isProgram.test(file)),
)

const senders = new Set([
  'fetch',
  'fetchLater',
  'XMLHttpRequest',
  'sendBeacon',
  'EventSource',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'RTCPeerConnection',
  'Worker',
  'SharedWorker',
  'serviceWorker',
])

/** Network code contains one of these words, so most files need not be parsed. */
const opens = new RegExp(`\\b(?:${[...senders, 'onmessage', 'ky'].join('|')})\\b`)
const mayOpen = (text: string) =>
  opens.test(text) || (text.includes('addEventListener') && /\bmessage\b/.test(text))

const nameOf = (node: types.Node): string | null => {
  if (types.isIdentifier(node)) return node.name
  return types.isStringLiteral(node) ? node.value : null
}

/** A file's network access and its listeners for other windows, each as "what in where". */
function doorsIn(file: string, text: string): string[] {
  if (!mayOpen(text)) return []
  const doors: string[] = []
  traverse(parseScript(text, path.join(root, file)), {
    Program({ scope }: NodePath<types.Program>) {
      for (const name of Object.keys(scope.globals)) if (senders.has(name)) doors.push(name)
    },
    MemberExpression({ node }: NodePath<types.MemberExpression>) {
      const name = nameOf(node.property)
      if (name && (senders.has(name) || name === 'onmessage')) doors.push(name)
    },
    CallExpression({ node }: NodePath<types.CallExpression>) {
      const [type] = node.arguments
      const called = types.isMemberExpression(node.callee) ? node.callee.property : node.callee
      if (nameOf(called) === 'addEventListener' && type && nameOf(type) === 'message')
        doors.push('addEventListener message')
    },
    ImportDeclaration({ node }: NodePath<types.ImportDeclaration>) {
      if (/^ky(\/|$)/.test(node.source.value)) doors.push('ky')
    },
  })
  return [...new Set(doors)].map(door => `${door} in ${file}`)
}

test.each([
  ['fetch', "void fetch('/api/basket')"],
  ['fetch', "void window.fetch('/api/basket')"],
  ['fetch', "const ask = globalThis['fetch']"],
  ['fetch', 'const { fetch: ask = fetch } = {} as { fetch?: typeof fetch }'],
  ['XMLHttpRequest', 'new XMLHttpRequest()'],
  ['sendBeacon', "navigator.sendBeacon('/seen')"],
  ['EventSource', "new EventSource('/news')"],
  ['WebSocket', "new window.WebSocket('wss://shop.test')"],
  ['addEventListener message', "window.addEventListener('message', () => {})"],
  ['addEventListener message', "addEventListener('message', () => {})"],
  ['onmessage', 'window.onmessage = () => {}'],
  ['ky', "import ky from 'ky'\nky('/api')"],
])('The search finds %s in: %s', (door, text) => {
  expect(doorsIn('shared/platform/page/planted.ts', text)).toEqual([
    `${door} in shared/platform/page/planted.ts`,
  ])
})

test('CALL-01 CALL-02 The widgets reach the network through one file, and no other window can send them messages', () => {
  expect(sources.length).toBeGreaterThan(250)
  const doors = sources.flatMap(file => doorsIn(file, readFileSync(path.join(root, file), 'utf8')))
  // The tabs of this shop communicate over a channel of their own origin, never through a window.
  expect(doors.sort()).toEqual(
    [
      `fetch in ${exchange}`,
      `fetch in ${doctor}`,
      `fetch in ${proof}`,
      `fetch in ${token}`,
      `fetch in ${clock}`,
      `ky in ${exchange}`,
      `onmessage in ${tabs}`,
      `sendBeacon in ${reporter}`,
    ].sort(),
  )
})

test('L-03 Only the three files that own navigation move the browser, and what moves by itself asks one memory', () => {
  const moves =
    /\b(?:place|location)\.(?:assign|replace|reload|href ?=(?!=))|\bwindow\.open\b|\bhistory\.(?:go|back)\b/
  const asks = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const lifecycle = 'shared/platform/page/lifecycle'
  const product = sources.filter(file => !file.startsWith('shared/tools/'))
  expect(product.filter(file => moves.test(asks(file))).sort()).toEqual(
    ['leave-for-login', 'navigation', 'reload'].map(name => `${lifecycle}/${name}.ts`),
  )
  expect(product.filter(file => /\bmayGoByItself\(/.test(asks(file))).sort()).toEqual([
    `${lifecycle}/by-itself.ts`,
    `${lifecycle}/leave-for-login.ts`,
    `${lifecycle}/navigation.ts`,
  ])
})

test('L-05 Only one finder looks for the parts of a page on which widgets work', () => {
  const looks = /\bdocument\.querySelector|\bfindInPage\(|\bpageBody\(\)\.querySelector/
  const found = sources.filter(
    file => file.startsWith('widgets/') && looks.test(readFileSync(path.join(root, file), 'utf8')),
  )
  // The base of the page's addresses, the nonce of its scripts, and its dialogs are not parts of a widget.
  expect(found.sort()).toEqual([
    'widgets/community-grid/next-link.ts',
    'widgets/map/service/load-maps-script.ts',
    'widgets/seasonal-popup/in-the-way.ts',
  ])
})
