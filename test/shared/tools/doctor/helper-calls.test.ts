import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createAnswer } from '../../../../demo-pages/answer'
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { run } from '../../../../shared/tools/doctor/command'
import { knowRelease } from '../../../mistakes/judge'
import { portOf } from '../../../support/servers/port-of'

const knowledge = knowRelease()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'calls-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function checkShop(...words: string[]) {
  const said: string[] = []
  const out = { say: (line: string) => said.push(line), complain: (line: string) => said.push(line) }
  const code = await run(['check', ...words], knowledge, out)
  return { code, said: said.join('\n') }
}

const checked = (file: string, source: string) => {
  writeFileSync(path.join(folder, file), source)
  return checkShop(folder)
}

/** A call in each language, with placeholders for name and options. */
const languages: Record<string, (name: string, option: string, value: string) => string> = {
  'page.php': (name, option, value) =>
    `<main>\n<?= doorstep_widget('${name}', ['${option}' => '${value}', 'title' => $title]) ?>\n</main>`,
  'long.php': (name, option, value) =>
    `<?php\necho doorstep_widget("${name}", array("${option}" => "${value}"), '<p>Fallback</p>');`,
  'page.blade.php': (name, option, value) =>
    `<x-doorstep widget="${name}" :options="['${option}' => '${value}', 'labels' => $labels]"><p>Now</p></x-doorstep>`,
  'page.html.twig': (name, option, value) =>
    `{% import 'doorstep.html.twig' as doorstep %}\n{{ doorstep.widget('${name}', { ${option}: '${value}', title: page.title }) }}`,
  'page.html.erb': (name, option, value) =>
    `<div>\n<%= raw Doorstep.widget('${name}', { ${option}: '${value}', title: @title }, fallback: '<p>…</p>') %>\n</div>`,
  'page.djhtml': (name, option, value) =>
    `{% load doorstep_tags %}\n{% doorstep_widget '${name}' ${option}='${value}' title=title %}<p>…</p>{% end_doorstep_widget %}`,
  'page.html.j2': (name, option, value) =>
    `<div>\n{{ doorstep_widget('${name}', {'${option}': '${value}', 'title': title}, fallback='<p>…</p>') }}\n</div>`,
  'view.py': (name, option, value) =>
    `def page():\n    return doorstep.widget('${name}', {'${option}': '${value}'}, fallback='<p>…</p>')`,
  'bare.html.erb': (name, option, value) => `<%= Doorstep.widget '${name}', { '${option}' => '${value}' } %>`,
  'page.rb': (name, option, value) => `Doorstep.widget("${name}", { ${option}: "${value}" })`,
  'page.mjs': (name, option, value) =>
    `export const page = () => \`<main>\${doorstepWidget('${name}', { ${option}: '${value}', title })}</main>\``,
  'page.tsx': (name, option, value) =>
    `const markup = doorstepWidget(\n  "${name}",\n  { ${option}: "${value}" },\n)`,
}

describe.each(Object.entries(languages))('a call in %s', (file, write) => {
  test('G-10 An unknown widget is reported', async () => {
    const { code, said } = await checked(file, write('postcode-pannel', 'variant', 'site'))
    expect(said).toContain('there is no widget "postcode-pannel"; write "postcode-panel".')
    expect(code).toBe(1)
  })

  test('G-10 An unknown option is reported', async () => {
    const { said } = await checked(file, write('postcode-panel', 'varaint', 'site'))
    expect(said).toContain('its options have an unknown "varaint"; write variant.')
  })

  test('G-10 A literal value that cannot be read is reported', async () => {
    const { said } = await checked(file, write('postcode-panel', 'variant', 'sight'))
    expect(said).toMatch(/data-variant is "sight"/)
  })

  test('G-10 A correct call is left alone', async () => {
    expect(await checked(file, write('postcode-panel', 'variant', 'site'))).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 faults in 1 file'),
    })
  })
})

test.each([
  ['an unknown fact', 'printed: { postcode, itmes: 3 }', 'says "itmes", which is no fact of this widget'],
  ['no postcode beside the answer', 'hideCheckout: false', 'does not sleep without postcode'],
])('F-63 G-10 The doctor reports a call that prints a box with %s', async (_, options, says) => {
  const { said } = await checked(
    'page.js',
    `doorstepWidget('bol-basket', { ${options} }, fallback, {}, answer)`,
  )
  expect(said).toContain(says)
})

test.each([
  ['page.php', `<?= doorstep_widget('tabs', [], '<p>Now</p>', [], $answer) ?>`],
  ['named.php', `<?= doorstep_widget('tabs', ['tabs' => $tabs], state: $answer) ?>`],
  ['page.blade.php', `<x-doorstep widget="tabs" :options="$tabs" :state="$answer"><p>Now</p></x-doorstep>`],
  ['page.html.twig', `{{ doorstep.widget('tabs', { tabs: tabs }, state=answer) }}`],
  ['page.html.erb', `<%= raw Doorstep.widget('tabs', { tabs: @tabs }, state: @answer) %>`],
  ['page.js', `doorstepWidget('tabs', { tabs }, '', {}, answer)`],
])('F-63 In %s the doctor reports a printed answer that the widget does not use', async (file, source) => {
  expect((await checked(file, source)).said).toContain(
    'is given an answer as its state, which it does not use',
  )
})

test('F-63 A call that prints everything required is left alone', async () => {
  const calls = [
    `doorstepWidget('bol-basket', { printed: { postcode } }, fallback, {}, answer)`,
    `doorstepWidget('bol-basket', { printed }, fallback, {}, answer)`,
    `doorstepWidget('order-again', { layout: 'list' }, fallback, {}, answer)`,
    `doorstepWidget('order-again', { layout: 'list' }, fallback, {}, undefined)`,
    `doorstepWidget('weekly-cost', { printed: { total: '£12.35' } }, fallback)`,
    `doorstepWidget('mobile-nav', { printed: {}, groups }, fallback)`,
  ]
  expect((await checked('page.js', calls.join('\n'))).said).toContain('0 faults')
})

const commented: Record<string, string> = {
  'page.php':
    "<?php\n// doorstep_widget('tab')\n# doorstep_widget('tab')\n/* doorstep_widget('tab')\n * doorstep_widget('tab') */",
  'page.blade.php': `{{-- <x-doorstep widget="tab" /> --}}`,
  'page.html.twig': "{# doorstep.widget('tab') #}",
  'page.html.erb': "<%# Doorstep.widget('tab') %>",
  'page.rb': "def page\n  # Doorstep.widget('tab')\nend",
  'page.ts': "// doorstepWidget('tab')\nexport {}",
}

test.each(Object.entries(commented))('G-53 A call in a comment is ignored: %s', async (file, source) => {
  expect(await checked(file, source)).toMatchObject({ code: 0 })
})

test('G-53 A mistake in a call after a comment is reported at its own place', async () => {
  const { said } = await checked('page.html.twig', "{# ours\n#}{{ doorstep.widget('tab', {}) }}")
  expect(said).toContain('page.html.twig:2:6')
})

test('G-10 Spread and computed options of a call are unknown and not reported', async () => {
  const calls = [
    "doorstepWidget('account-name', { ...given })",
    "doorstepWidget('account-name', optionsOf(user))",
    "doorstepWidget('account-name', { firstname: user.first, lastname, titles: [] })",
    ['doorstepWidget(`account-', '{part}`)'].join('$'),
  ]
  expect(await checked('calls.js', calls.join('\n'))).toMatchObject({ code: 0 })
})

test('G-10 A missing required option of a call is reported', async () => {
  const { said } = await checked('page.php', "<?= doorstep_widget('recipe-email') ?>")
  expect(said).toContain('data-recipe is missing')
})

test.each([
  [
    "['produkt' => $product], '<a href=\"/x\">Order</a>'",
    ['an unknown "produkt"; write product.', '"product" in its JSON is missing'],
  ],
  ["['product' => $product, 'labls' => $words], $fallback", ['an unknown "labls"; write labels.']],
  [
    "['product' => $product, 'quux' => $words], $fallback",
    ['an unknown "quux"; known names are product, mode'],
  ],
  ["['mode' => 'add'], '<a href=\"/x\">Order</a>'", ['"product" in its JSON is missing']],
  [
    "['product' => $product, 'postcode_labels' => $words]",
    ['an unknown "postcode_labels"; write postcodeLabels.'],
  ],
  ["['product' => $product, 'load' => 'visible', 'mode' => $mode], '<a href=\"/x\">Order</a>'", []],
  ["['mode' => 'add'], '<template data-slot=\"x\">…</template>'", []],
  ["['mode' => 'add'], $fallback", []],
  ['$options, \'<a href="/x">Order</a>\'', []],
])('G-10 An option is recognised by its name, whatever its value or neighbours: %s', async (given, says) => {
  const { said } = await checked('page.php', `<?= doorstep_widget('order-dialog', ${given}) ?>`)
  for (const each of says) expect(said).toContain(each)
  expect(said).toContain(says.length === 1 ? '1 fault in' : `${says.length} faults in`)
})

test('G-10 A page behind a login is read after logging in, and named without a login', async () => {
  const shop = createDemoShop()
  const reply = createAnswer({ shop, readFile: async () => null })
  const server = createServer(getRequestListener(request => reply(request), { overrideGlobalObjects: false }))
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const page = `http://127.0.0.1:${portOf(server)}/account/details`
  const [customer] = shop.visit().page('/login').demo.customers
  try {
    await expect(checkShop(page)).rejects.toThrow('leads to the login at /login')
    const login = ['--login', '/login', '--field', `email=${customer?.email}`, '--field', 'password=any']
    expect(await checkShop(...login, page)).toMatchObject({ code: 0, said: '0 faults in 1 file.' })
    const { visitors } = shop
    const [id] = [...visitors.values()].filter(each => each.customer).map(each => each.id)
    expect(await checkShop('--cookie', `doorstep_demo=${id}`, page)).toMatchObject({ code: 0 })
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
