import { act, fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../demo-pages/pages/render'
import { createDemoShop } from '../../demo-pages/shop/create-demo-shop'
import { expectElement } from '../support/expect-element'
import { openPage } from '../support/open-page'
import { pass } from '../support/test-time'

/*
 * What one act of a person's asks of the shop, with an answer that takes its time: no call twice, none given up, and
 * what is sent does not wait for what is only read.
 */

const noon = Date.parse('2026-11-25T12:00:00Z')
const answerMs = 400
const later = 3000

afterEach(() => jest.restoreAllMocks())

/** Opens a page of the shop as it is printed at noon; `sent` tells the calls since it was last asked. */
async function open(path: string, as: 'guest' | 'customer', hasPostcode = true, at = noon) {
  jest.setSystemTime(at)
  const now = () => new Date()
  const visit = createDemoShop({ now }).visit({ as, hasPostcode })
  const calls: { said: string }[] = []
  await openPage(renderPage(path, visit.page(path)) ?? '', {
    globals: { ...visit.globals() },
    fetch: async request => {
      const call = { said: `${request.method} ${new URL(request.url).pathname}` }
      calls.push(call)
      request.signal.addEventListener('abort', () => {
        call.said += ', given up'
      })
      await new Promise(resolve => setTimeout(resolve, answerMs))
      return visit.fetch(request)
    },
    providers: { now },
  })
  await pass(later)
  return { visit, sent: () => calls.splice(0).map(({ said }) => said) }
}

const press = async (name: RegExp | string) => {
  const [control] = [...screen.queryAllByRole('button', { name }), ...screen.queryAllByRole('link', { name })]
  if (!control) throw new Error(`There is no ${name}.`)
  await act(async () => void fireEvent.click(control))
  await pass(later)
}

test('F-03 G-30 a page that prints what its widgets show asks for nothing when it is opened', async () => {
  for (const path of ['/', '/shop/milk', '/shop/best-of-local/featured'])
    for (const as of ['guest', 'customer'] as const) {
      sessionStorage.clear()
      expect([path, as, (await open(path, as)).sent()]).toEqual([path, as, []])
    }
})

test('RO-01 a milk order is read when its dialog opens, and one week is read when it is saved', async () => {
  const { sent } = await open('/shop/milk', 'customer')
  await press(/^Order/)
  expect(sent()).toEqual(['GET /api/product/regular/101'])
  await press(/^Increase/)
  expect(sent()).toEqual([])
  await press(/^Update order/)
  expect(sent()).toEqual(['POST /api/product/regular', 'GET /api/bol-basket', 'GET /api/basket'])
  await press(/^Decrease/)
  await press(/^Update order/)
  expect(sent()).toEqual(['POST /api/product/regular', 'GET /api/basket'])
})

test.each([0, 15_000])(
  'OD-09 what is put into the box %d ms after the page was printed is sent at once, and box and week are read once',
  async waited => {
    const { sent } = await open('/shop/best-of-local/featured', 'customer')
    await pass(waited)
    sent()
    for (let time = 0; time < 2; time++) {
      await press('Add to basket')
      expect(sent()).toEqual(['POST /api/product/bol', 'GET /api/bol-basket', 'GET /api/basket'])
    }
  },
)

test('PC-05 a postcode that is checked asks for the check, and for what has been ordered', async () => {
  const { sent } = await open('/shop/best-of-local/featured', 'guest', false)
  const [field] = screen.getAllByRole('textbox', { name: /postcode/i })
  fireEvent.change(expectElement(field, HTMLElement), { target: { value: 'BS3 4TN' } })
  await press('Check')
  expect(sent()).toEqual(['POST /register/postcode/verify', 'GET /api/basket/ordered'])
})

test('HB-06 at midnight a page out of sight asks for nothing; it asks once when somebody looks at it', async () => {
  const { sent } = await open('/shop/milk', 'customer', true, Date.parse('2026-11-25T23:59:00Z'))
  await press(/^See and change your week/)
  sent()
  const hidden = jest.spyOn(document, 'hidden', 'get')
  const look = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  }
  await look(true)
  await pass(120_000)
  expect(sent()).toEqual([])
  await look(false)
  await pass(later)
  const asked = sent()
  expect(asked).toContain('GET /api/basket')
  expect(asked).toEqual([...new Set(asked)])
  expect(asked.join()).not.toContain('given up')
})
