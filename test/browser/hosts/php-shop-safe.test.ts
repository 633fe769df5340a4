import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type PhpShop, servePhpShop } from '../../support/servers/php-shop'

// A Wednesday noon: today's orders are delivered from tomorrow on.
const friday = '2026-11-27'

let shop: PhpShop
beforeEach(async () => {
  shop = await servePhpShop()
})
afterEach(async () => {
  expect(shop.complaints()).toBe('')
  await shop.close()
})

const call = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
const formType = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A browser with cookies of its own, and nobody logged in. */
function visitor() {
  let cookie = ''
  const set: string[] = []
  const ask = async (method: string, at: string, headers: Record<string, string> = {}, body?: string) => {
    const answer = await fetch(`${shop.url}/winkel${at}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, cookie },
      ...(body !== undefined && { body }),
    })
    for (const each of answer.headers.getSetCookie()) {
      set.push(each)
      cookie = each.split(';')[0] ?? ''
    }
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
  }
  const token = async (): Promise<string> => JSON.parse((await ask('GET', '/token', call)).text).token
  const send = async (method: string, at: string, body: object) =>
    ask(method, at, { ...call, 'X-CSRF-Token': await token() }, JSON.stringify(body))
  const post = async (at: string, fields: Record<string, string>) =>
    ask('POST', at, formType, `${new URLSearchParams({ ...fields, _token: await token() })}`)
  const logIn = (email: string, password: string) => post('/sign-in', { email, password })
  return { ask, send, post, logIn, token, set, cookie: () => cookie }
}

const alison = ['alison@doorstep.example', 'gold-top'] as const

async function join(email: string) {
  const guest = visitor()
  await guest.send('POST', '/register/postcode/verify', { postcode: 'BS3 4TN' })
  const name = { firstname: 'Bob', lastname: 'B', street: '1 Lane', city: 'Bristol' }
  const joined = await guest.post('/join', {
    ...name,
    email,
    password: 'cream-top',
    password_confirmation: 'cream-top',
  })
  expect([joined.status, joined.location]).toEqual([303, '/winkel/my/orders'])
  return guest
}

/** Every row of the database that belongs to one person, as text. */
function rowsOf(person: string): string {
  const script = `
    $db = new PDO('sqlite:' . $argv[1]); $rows = [];
    foreach (['people' => 'id', 'interests' => 'person_id', 'baskets' => 'person_id', 'basket_lines' => 'person_id', 'box_orders' => 'person_id',
      'regular_orders' => 'person_id', 'day_orders' => 'person_id', 'pauses' => 'person_id', 'moves' => 'person_id', 'transactions' => 'person_id'] as $table => $column)
      $rows[$table] = $db->query("SELECT * FROM $table WHERE $column = " . (int) $argv[2])->fetchAll(PDO::FETCH_ASSOC);
    foreach (['box_order_lines', 'box_cancellations'] as $table)
      $rows[$table] = $db->query("SELECT * FROM $table WHERE order_id IN (SELECT id FROM box_orders WHERE person_id = " . (int) $argv[2] . ')')->fetchAll(PDO::FETCH_ASSOC);
    echo json_encode($rows);`
  return execFileSync('php', ['-r', script, '--', shop.database, person], { encoding: 'utf8' })
}

/** Alison with something of each kind, so that every call has a row to change. */
async function alisonWithAll() {
  const own = visitor()
  await own.logIn(...alison)
  await own.send('POST', '/service/product/bol', { id: '221', quantity: 1 })
  await own.send('POST', '/service/product/oneoff', { id: '102', date: friday, quantity: 2 })
  await own.post('/my/pauses', { start_date: '20/12/2026', end_date: '27/12/2026' })
  await own.post('/my/move', {
    postcode: 'BS6 5AA',
    street: '2 Hill',
    city: 'Bristol',
    move_date: '2026-12-30',
  })
  const left = await own.send('POST', '/register/postcode/verify', { postcode: 'ZE1 0AA' })
  const lead = JSON.parse(left.text).results.id as string
  const details = { first_name: 'Alison', last_name: 'F', email: alison[0], street: '14 Street' }
  expect((await own.send('PUT', `/register/postcode/${lead}/details`, details)).status).toBe(200)
  return { lead }
}

const theirs = { first_name: 'Eve', last_name: 'E', email: 'eve@home.example', street: 'Elsewhere' }

/** Another customer's requests with the numbers of Alison's rows, by route. */
const attempts = ({ lead }: { lead: string }): Record<string, [at: string, body: object]> => ({
  'POST /register/postcode/verify': ['/register/postcode/verify', { postcode: 'BS3 4TN', id: '1' }],
  'POST /account/addresses/postcode/verify': ['/account/addresses/postcode/verify', { postcode: 'BS3 4TN' }],
  'PUT /register/postcode/{id}/details': [`/register/postcode/${lead}/details`, theirs],
  'POST /register/code/verify': ['/register/code/verify', { code: 'SPRING5' }],
  'PUT /service/bol-basket/{line}': ['/service/bol-basket/1', { quantity: 3 }],
  'DELETE /service/bol-basket/{line}': ['/service/bol-basket/1', {}],
  'POST /service/bol-basket/cancel': ['/service/bol-basket/cancel', { id: '1' }],
  'POST /service/product/bol': ['/service/product/bol', { id: '231', quantity: 1, person_id: '1' }],
  'POST /service/basket/apply-discount': ['/service/basket/apply-discount', { discount_code: 'SPRING5' }],
  'POST /service/bol-checkout/update-date': [
    '/service/bol-checkout/update-date',
    { frequency: 0, date: friday, id: '1' },
  ],
  'POST /service/bol-checkout/remove-unavailable': ['/service/bol-checkout/remove-unavailable', { id: '1' }],
  'POST /service/bol-checkout/confirm': [
    '/service/bol-checkout/confirm',
    { id: '1', order_id: '7', parent_id: '7' },
  ],
  'POST /service/basket/reorder-bol': ['/service/basket/reorder-bol', { order_id: '7' }],
  'PUT /service/bol-order/edit/{order}': ['/service/bol-order/edit/7-20261127', {}],
  'POST /service/basket/edit-bol': ['/service/basket/edit-bol', { order: '7', date: friday }],
  'POST /service/basket/cancel-bol': ['/service/basket/cancel-bol', { order_id: '8' }],
  'POST /service/product/regular': [
    '/service/product/regular',
    { id: '101', delete: true, weekdays: { 1: { quantity: 0 } } },
  ],
  'POST /service/product/regular-modified': [
    '/service/product/regular-modified',
    { id: '101', date: friday, quantity: 0 },
  ],
  'POST /service/product/oneoff': [
    '/service/product/oneoff',
    { id: '102', date: friday, remove: true, order_id: '1' },
  ],
  'PUT /my/details': ['/my/details', { phone: '0117 496 0999', id: '1' }],
  'PUT /my/password': [
    '/my/password',
    {
      old_password: 'gold-top',
      password: 'eve-eve-eve',
      password_confirmation: 'eve-eve-eve',
      username: alison[0],
    },
  ],
  'POST /email-recipe': ['/email-recipe', { recipe: '12', email: 'eve@home.example' }],
  'POST /account/house-moves/conflicts': [
    '/account/house-moves/conflicts',
    { address: '1', postcode: 'BS3 4TN', date: '2026-12-20' },
  ],
  'POST /join': [
    '/join',
    {
      ...theirs,
      firstname: 'Eve',
      lastname: 'E',
      city: 'X',
      password: 'eve-eve-eve',
      password_confirmation: 'eve-eve-eve',
      email: alison[0],
    },
  ],
  'POST /my/pauses': ['/my/pauses', { pause: '1', start_date: '01/12/2026', end_date: '02/12/2026' }],
  'POST /my/pauses/{pause}/end': ['/my/pauses/1/end', {}],
  'POST /my/move': [
    '/my/move',
    { postcode: 'BS6 5AA', street: 'Eve', city: 'Eve', move_date: '2026-12-20', person_id: '1' },
  ],
  'POST /my/payments': ['/my/payments', { amount: '20.00', person_id: '1' }],
  'POST /contact': ['/contact', { sender: 'eve@home.example', words: 'x', type: 'feedback' }],
  'POST /sign-out': ['/sign-out', {}],
  'POST /sign-in': ['/sign-in', { email: 'eve@home.example', password: 'cream-top' }],
})

const routesFile = path.resolve(__dirname, '../../../demo-pages/php-shop/routes.php')
const changes = [...readFileSync(routesFile, 'utf8').matchAll(/^\s*'((?:POST|PUT|DELETE) [^']+)'/gm)].map(
  ([, route = '']) => route,
)

test('J-09 No call of the PHP shop changes a row of another customer, whatever numbers it has', async () => {
  const all = attempts(await alisonWithAll())
  // A new call needs a row above.
  expect(Object.keys(all).sort()).toEqual([...changes].sort())
  const before = rowsOf('1')
  expect(before).toContain('14 Street')
  const customer = await join('eve@home.example')
  const changed: string[] = []
  for (const [who, by] of [
    ['a guest', visitor()],
    ['a customer', customer],
  ] as const)
    for (const [route, [at, body]] of Object.entries(all)) {
      await by.send(route.split(' ')[0] ?? '', at, body)
      if (rowsOf('1') !== before) changed.push(`${who}: ${route}`)
    }
  expect(changed).toEqual([])
  console.info(
    `PHP shop: ${2 * changes.length - changed.length} of ${2 * changes.length} calls leave the rows of others alone`,
  )
})

test("J-09 One customer's box does not go to the next customer who logs in on the same device", async () => {
  const device = visitor()
  await device.logIn(...alison)
  await device.send('POST', '/service/product/bol', { id: '231', quantity: 2 })
  await join('eve@home.example')
  await device.logIn('eve@home.example', 'cream-top')
  expect(JSON.parse((await device.ask('GET', '/service/bol-basket', call)).text).products).toEqual([])
})

test('L-73 CALL-22 A code that takes a box below the minimum is minded by the PHP shop as by the widgets', async () => {
  const script = "(new PDO('sqlite:' . $argv[1]))->exec('UPDATE products SET price = 1010 WHERE id = 231');"
  execFileSync('php', ['-r', script, '--', shop.database])
  const device = visitor()
  await device.logIn(...alison)
  await device.send('POST', '/service/product/bol', { id: '231', quantity: 1 })
  await device.send('POST', '/service/bol-checkout/update-date', { date: friday, day: null, frequency: 0 })
  const confirmWith = async (code: string) => {
    await device.send('POST', '/service/basket/apply-discount', { discount_code: code })
    return (await device.send('POST', '/service/bol-checkout/confirm', {})).status
  }
  expect([await confirmWith('SPRING5'), await confirmWith('CLEARDISCOUNT')]).toEqual([422, 200])
})

test('J-09 A changed password ends every other session of the customer', async () => {
  const [phone, laptop] = [visitor(), visitor()]
  for (const each of [phone, laptop]) await each.logIn(...alison)
  const body = { old_password: 'gold-top', password: 'new-new-new', password_confirmation: 'new-new-new' }
  expect((await phone.send('PUT', '/my/password', body)).status).toBe(200)
  expect((await phone.ask('GET', '/my/details')).status).toBe(200)
  expect((await laptop.ask('GET', '/my/details')).status).toBe(303)
})

test('J-09 After five wrong passwords the correct one is refused too, for this address and network', async () => {
  const device = visitor()
  for (let at = 0; at < 5; at++) expect((await device.logIn(alison[0], `wrong-${at}`)).status).toBe(422)
  const stopped = await device.logIn(...alison)
  expect([stopped.status, stopped.text]).toEqual([429, expect.stringContaining('wait a quarter of an hour')])
  await join('eve@home.example')
  expect((await visitor().logIn('eve@home.example', 'cream-top')).status).toBe(303)
})

const deceptive = [
  'https://evil.test/',
  '//evil.test/winkel/',
  '/winkel@evil.test/',
  '/winkel\\..\\evil.test',
  '/winkel/\\evil.test',
  '/winkel/\r\nSet-Cookie: winkel=theirs',
  '/winkel/\r\n\r\n<script>alert(1)</script>',
  '\t//evil.test',
  'javascript:alert(1)//winkel/',
]
test('J-09 A login never redirects to another place, however it is written', async () => {
  const led: unknown[] = []
  for (const back of deceptive) {
    const { status, location } = await visitor().post('/sign-in', {
      email: alison[0],
      password: 'gold-top',
      back,
    })
    const { text } = await visitor().ask('GET', `/sign-in?back=${encodeURIComponent(back)}`)
    if (status !== 303 || location !== '/winkel/my/orders' || text.includes('<script>alert'))
      led.push([back, status, location])
  }
  expect(led).toEqual([])
})

test('J-09 Without the token of its own session a request changes nothing, and neither does a GET request', async () => {
  const other = visitor()
  const theirs = await other.token()
  const owner = visitor()
  await owner.logIn(...alison)
  // A read creates an empty box for a visitor without one.
  await owner.ask('GET', '/service/bol-basket', call)
  const before = rowsOf('1')
  const through: string[] = []
  for (const route of changes) {
    const [method = '', template = ''] = route.split(' ')
    const at = template.replace(/\{\w+\}/g, '7')
    const tries: [headers: Record<string, string>, body: string][] = [
      [call, '{}'],
      [{ ...call, 'X-CSRF-Token': '' }, '{}'],
      [{ ...call, 'X-CSRF-Token': theirs }, '{}'],
      [{ 'Content-Type': 'text/plain' }, '{"_token":"x"}'],
      [formType, '_token='],
      [formType, '_token[]=x'],
      [formType, `_token=${theirs}`],
      [{ ...formType, Origin: 'https://evil.test' }, 'quantity=3'],
    ]
    for (const [headers, body] of tries) {
      const { status } = await owner.ask(method, at, headers, body)
      if (status !== 419) through.push(`${route} ${status}`)
    }
    const token = await owner.token()
    const read = `${at}?_method=${method}&_token=${token}&quantity=3&id=221`
    await owner.ask('GET', read, { ...call, 'X-HTTP-Method-Override': method, 'X-CSRF-Token': token })
  }
  expect(through).toEqual([])
  expect(rowsOf('1')).toBe(before)
  console.info(`PHP shop: ${changes.length} of ${changes.length} changes need the token of their session`)
})

test('J-09 No number lets a customer read the rows of another', async () => {
  await alisonWithAll()
  const reads = [...readFileSync(routesFile, 'utf8').matchAll(/^\s*'GET ([^']*\{[^']+)'/gm)].map(
    ([, route = '']) => route,
  )
  expect(reads.length).toBeGreaterThan(5)
  const eve = await join('eve@home.example')
  const shown: string[] = []
  for (const route of reads)
    for (const number of ['1', '2', '7', '8', '7-20261127'])
      for (const by of [visitor(), eve]) {
        const at = route.replace('{date}', friday).replace(/\{\w+\}/g, number)
        const { status, text } = await by.ask('GET', at, call)
        if (status >= 500 || /alison|14 Street|2 Hill/i.test(text)) shown.push(`${at} ${status}`)
      }
  expect(shown).toEqual([])
})

const ownFiles = [
  '/winkel/doorstep/../lib/database.php',
  '/winkel/doorstep/%2e%2e/%2e%2e/package.json',
  '/winkel/doorstep/..%2f..%2fpackage.json',
  '/winkel/doorstep/....//package.json',
  '/winkel/files/..%5c..%5cpackage.json',
  '/winkel/doorstep//etc/passwd.json',
  '/winkel/doorstep/loader.js%00.php',
  '/winkel/doorstep/%00.js',
  '/winkel/lib/http.php',
  '/lib/http.php',
  '/router.php',
  '/schema.sql',
  '/shop.sqlite',
  '/errors.log',
]
test('J-09 No file of the PHP shop or of its server is a page', async () => {
  const shown: unknown[] = []
  for (const at of ownFiles) {
    const answer = await fetch(`${shop.url}${at}`)
    const isShown = /<\?php|SQLite format|CREATE TABLE|"devDependencies"|root:x:/.test(await answer.text())
    if (isShown || answer.status !== 404) shown.push([at, answer.status])
  }
  expect(shown).toEqual([])
})

test('J-09 Text that is no UTF-8, or is markup, breaks no page and is shown as text', async () => {
  const device = await join('eve@home.example')
  const token = await device.token()
  const fields = [
    'firstname',
    'lastname',
    'street',
    'city',
    'words',
    'sender',
    'phone',
    'type',
    'postcode',
    'move_date',
  ]
  for (const value of [
    '%FF%FE',
    '%C3%28',
    '%3Cimg+src%3Dx+onerror%3Dalert(1)%3E',
    '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ])
    for (const at of ['/my/move', '/contact', '/my/pauses', '/my/payments', '/sign-in']) {
      const body = fields.map(field => `${field}=${value}`).join('&')
      const { status, text } = await device.ask('POST', at, formType, `${body}&_token=${token}`)
      expect([at, value, status < 500]).toEqual([at, value, true])
      expect(text).not.toMatch(/<img src=x|<script>alert/)
    }
  for (const at of ['/my/orders', '/my/details', '/my/addresses', '/contact', '/my/pauses'])
    expect([at, (await device.ask('GET', at)).status]).toEqual([at, 200])
})
