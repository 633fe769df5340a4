/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { createDemoShop } from '../../../../demo-pages/shop/create-demo-shop'
import { readBasket } from '../../../../shared/domain/api/basket'
import { createPageApi } from '../../../../shared/domain/hooks/use-api'
import { reported } from '../../../../shared/platform/page/report'
import { letPageAsk } from '../../../support/page/page-fetch'

test("CALL-01 After a refused token the page's own forms get the new one", async () => {
  const visit = createDemoShop({ origin: location.origin }).visit()
  document.head.innerHTML = '<meta name="doorstep-csrf-url" content="/csrf-token">'
  Object.assign(window, { csrfToken: 'stale' })
  letPageAsk(visit)
  const api = createPageApi(visit.fetch, () => true)
  await api.call('checkPostcode', { body: { postcode: 'BS3 4TN' } })
  expect(window).toHaveProperty('csrfToken', visit.csrfToken)
  document.head.innerHTML = ''
})

test('The page is told the duration and the outcome of each call, but not the body', async () => {
  const visit = createDemoShop({ origin: location.origin }).visit()
  Object.assign(window, { csrfToken: visit.csrfToken })
  const heard: unknown[] = []
  const hear = ({ detail }: CustomEvent) => heard.push(detail)
  window.addEventListener('doorstep:measured', hear)
  const api = createPageApi(visit.fetch, () => true)
  await api.call('checkPostcode', { body: { postcode: 'BS3 4TN' } })
  await api.call('checkPostcode', { body: { postcode: 'nowhere' } }).catch(() => {})
  window.removeEventListener('doorstep:measured', hear)
  const took = { of: 'call', name: 'checkPostcode', start: expect.any(Number), duration: expect.any(Number) }
  expect(heard).toEqual([
    { ...took, outcome: 'answered' },
    { ...took, outcome: 'rejected' },
  ])
})

describe('G-11 A developer is told the call, the answer, the place in it and what was expected', () => {
  const line = { id: 1, quantity: 'many', product: { id: 2 } }
  const messagesOf = async (answer: () => Response) => {
    reported().length = 0
    Object.assign(window, { csrfToken: 'token' })
    const api = createPageApi(
      async () => answer(),
      () => true,
    )
    for (const _ of [1, 2]) await expect(readBasket(api)).rejects.toMatchObject({ kind: 'contract' })
    return reported()
  }
  const text =
    (body: string, type = 'text/html') =>
    () =>
      new Response(body, { headers: { 'Content-Type': type } })
  const listed = '{"products":[],"basket":{},"order":null}'

  test.each([
    [
      'a page instead of JSON',
      text('<!doctype html><title>Welcome'),
      /body is not JSON; it begins with <!doctype$/,
    ],
    [
      'a warning of PHP before the JSON',
      text(`<br />\n<b>Warning</b>: Undefined${listed}`),
      /body is not JSON; it begins with <br$/,
    ],
    ['truncated JSON', text(listed.slice(0, 20)), /body is not JSON; it begins with \{$/],
    ['five megabytes of a page', text('<p>'.repeat(1_700_000)), /body is not JSON; it begins with <p$/],
    [
      'a quantity in words',
      text(JSON.stringify({ products: [line] })),
      /products\[0\]\.quantity in the answer is not a whole number/,
    ],
    ['no products at all', text('{"basket":{}}'), /products in the answer is missing/],
    [
      'a list of texts for lines',
      text('{"products":["Milk"]}'),
      /products\[0\] in the answer is not an object/,
    ],
  ])('L-10 The developers hear of %s, without the words of a person', async (_, answer, words) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    const said = await messagesOf(answer)
    expect(said).toEqual([expect.stringMatching(words)])
    expect(said[0]).toMatch(/^readBasket, GET \/api\/bol-basket: /)
    expect(said[0]?.length).toBeLessThan(200)
    expect(warn).not.toHaveBeenCalled()
  })

  test('In debug mode the sentence is on the console too', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    document.documentElement.setAttribute('data-doorstep-debug', '')
    await messagesOf(text('<p>Welcome</p>'))
    document.documentElement.removeAttribute('data-doorstep-debug')
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Doorstep: readBasket, GET .* is not JSON; it begins with <p/)],
    ])
  })

  const lines = (count: number, name = 'Milk') =>
    JSON.stringify({ products: Array.from({ length: count }, () => ({ ...line, quantity: 1, name })) })

  test.each([
    ['a name of twelve megabytes', lines(1, 'x'.repeat(12_000_000)), 'body is longer than 10000000 bytes'],
    ['20,000 lines', lines(20_000), 'products in the answer has more than 10000 entries'],
  ])('J-11 %s is not read, and the reason is given', async (_, body, problem) => {
    expect(await messagesOf(text(body))).toEqual([expect.stringContaining(problem)])
  })

  test('A large answer of documented and unknown fields is read like any other', async () => {
    const api = createPageApi(
      async () => new Response(JSON.stringify({ ...JSON.parse(listed), debug: 'x'.repeat(5_000_000) })),
      () => true,
    )
    expect((await readBasket(api)).lines).toEqual([])
  })
})
