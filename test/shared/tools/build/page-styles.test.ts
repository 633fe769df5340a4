import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Container } from 'postcss'
import { pagePaths, renderPage } from '../../../../demo-pages/pages/render'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'

const dist = path.resolve(__dirname, '../../../../dist')
const {
  widgets,
}: {
  widgets: Record<string, { styles: string[] }>
} = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
const read = (file: string) => readFileSync(path.join(dist, file))
const sheets = readdirSync(path.join(dist, 's'))
  .filter(name => name.endsWith('.css'))
  .map(name => `s/${name}`)

/** Every rule of a style sheet, with the conditions around it. */
function rulesOf(container: Container, around = ''): string[] {
  return (container.nodes ?? []).flatMap(node => {
    if (node.type === 'rule') return [`${around}${node}`]
    if (node.type !== 'atrule') return []
    const isGroup = node.nodes && !/keyframes|property/.test(node.name)
    return isGroup ? rulesOf(node, `${around}@${node.name} ${node.params} `) : [`${around}${node}`]
  })
}

test('No rule is in two of the built style sheets, so that none is sent to a page twice', () => {
  const holders = new Map<string, string>()
  const twice: string[] = []
  for (const sheet of sheets) {
    for (const rule of rulesOf(postcss.parse(read(sheet).toString()))) {
      const other = holders.get(rule)
      if (other && other !== sheet) twice.push(`${rule} stands in ${other} and ${sheet}`)
      holders.set(rule, sheet)
    }
  }
  expect(holders.size).toBeGreaterThan(500)
  expect(twice).toEqual([])
})

test('Every built style sheet is loaded by a widget', () => {
  const fetched = new Set(Object.values(widgets).flatMap(({ styles }) => styles))
  expect(sheets.filter(sheet => !fetched.has(sheet))).toEqual([])
})

test("A widget's style sheets have a fixed order, so that the cascade is always the same", () => {
  for (const [name, { styles }] of Object.entries(widgets)) {
    const [first, ...others] = styles
    expect([name, first]).toEqual([name, widgets.tabs?.styles[0]])
    const shared = others.filter(file => !file.startsWith(`s/${name}-`))
    expect([name, shared.slice(1)]).toEqual([name, []])
  }
})

const now = () => new Date('2026-12-01T09:00:00Z')
const guest = createDemoShop({ now }).visit({ as: 'guest' })
const known = createDemoShop({ now }).visit({ as: 'guest', hasPostcode: true })
const customer = createDemoShop({ now }).visit({ as: 'customer' })
beforeAll(async () => {
  // The checkout needs something in the box, and the day of a move needs an address.
  await customer.call('POST', '/api/product/bol', { id: 231, quantity: 3, increment: false })
  await customer.submit('/account/addresses/postcode/verify', { postcode: 'BA1 5LR' })
})

const order = customer.page('/account/orders').box.boxes[0]?.id
const addresses = [...pagePaths, '/recipes/bread-and-butter-pudding', `/account/orders/${order}`]

test.each(addresses)('%s has at most three style sheets once all its widgets are active', at => {
  const visitors = at.startsWith('/account') ? [customer] : [guest, known, customer]
  for (const visitor of visitors) {
    const markup = renderPage(at, { ...visitor.page(at), nonce: '' }) ?? ''
    const names = [...markup.matchAll(/data-widget="([\w-]+)"/g)].map(([, name]) => name ?? '')
    expect(names).toContain(at.endsWith('/checkout') ? 'bol-basket' : 'header-basket')
    const files = [...new Set(names.flatMap(name => widgets[name]?.styles ?? []))]
    expect(files.length).toBeLessThanOrEqual(3)
  }
})
