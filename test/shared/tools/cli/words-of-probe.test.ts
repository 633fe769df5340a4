import { object, string } from '../../../../shared/platform/values/decoder'
import type { Answer, Send } from '../../../../shared/tools/cli/answer'
import { asText } from '../../../../shared/tools/cli/probe/findings'
import { probe } from '../../../../shared/tools/cli/probe/probe'
import type { ContractChecks } from '../../../../shared/tools/cli/probe/probe-calls'
import { calendarDay } from '../../../support/calendar-day'
import { standAt } from '../../../support/page/stand-at'

const origin = 'https://shop.test'
const today = calendarDay('2026-11-25')
beforeAll(() => standAt(origin))

type Given = { status: number; text: string; at?: string }
const json = (value: unknown): Given => ({ status: 200, text: JSON.stringify(value) })

/** A shop whose page has the widgets, and whose calls answer by their address. */
const shop =
  (page: string, answer: (path: string) => Given): Send =>
  async (_, path): Promise<Answer> => {
    const isPage = !path.includes('/api/')
    const { status, text, at = path } = isPage && path === '/' ? { status: 200, text: page } : answer(path)
    const headers = new Headers({
      'Content-Type': isPage ? 'text/html' : 'application/json',
      Date: 'Wed, 25 Nov 2026 12:00:00 GMT',
    })
    return { status, text, url: origin + at, headers }
  }

const known = (more: Partial<ContractChecks> = {}): ContractChecks => ({
  decoderOf: () => undefined,
  irregular: () => [],
  widgetsOf: () => ['x'],
  asksOf: () => undefined,
  ...more,
})
const page = '<head><meta name="csrf-token" content="t"></head><div data-widget="header-basket"></div>'
const ask = (send: Send, more: object = {}) =>
  probe({ origin, send, known: known(), isWriting: false, pages: ['/'], today, ...more })

test('J-47 A guest told to log in causes no break, and the calls are listed as not made', async () => {
  const refusing = shop(page, path =>
    path.includes('/api/') ? { status: 401, text: '{}' } : { status: 200, text: '' },
  )
  const guest = await ask(refusing, { isGuest: true })
  expect(guest.calls.filter(({ verdict }) => verdict === 'breaks')).toEqual([])
  expect(guest.calls.find(({ call }) => call === 'readWeek')?.because).toContain('for customers')
  const customer = await ask(refusing)
  expect(customer.calls.find(({ call }) => call === 'readWeek')?.verdict).toBe('breaks')
})

test('J-47 An ended session is reported with the site’s own login address', async () => {
  const site = { pages: { login: '/sign-in' } }
  const send = shop(page, path =>
    path.includes('/api/')
      ? { status: 200, text: '<form>', at: '/sign-in?next=x' }
      : { status: 200, text: '' },
  )
  const { calls } = await ask(send, { site })
  expect(calls.find(({ call }) => call === 'readBasket')?.findings[0]?.says).toBe(
    'answers as if nobody were logged in; people are sent to /sign-in',
  )
})

test('J-47 A misfit is reported once, with the received and the expected value', async () => {
  const decoderOf = () => object({ name: string })
  const irregular = () => ['expected: Text, also written as a number.']
  const send = shop(page, () => json({ name: [1] }))
  const report = await ask(send, { known: known({ decoderOf, irregular }) })
  const says = report.calls.find(({ call }) => call === 'readBasket')?.findings[0]?.says
  expect(says).toBe('name is [1], which is not read; expected: Text, also written as a number.')
  const text = asText(report)
  expect(text.split('name is [1]')).toHaveLength(2)
  expect(text).toContain('the same as readBasket')
})

test('J-51 Without --page only pages that the site names or its widgets link to are requested', async () => {
  const asked: string[] = []
  const answer = shop(page, () => json({}))
  const send: Send = (method, path, ...rest) => {
    asked.push(path)
    return answer(method, path, ...rest)
  }
  await ask(send, { site: { pages: { contact: '/write-to-us' } } })
  expect(asked).toContain('/write-to-us')
  expect(asked.filter(path => /christmas|butcher|bakery|terms/.test(path))).toEqual([])
})
