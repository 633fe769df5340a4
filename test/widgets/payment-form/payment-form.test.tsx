import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { savedHere } from '../../../shared/platform/page/storage/saved-elsewhere'
import { arriveBy } from '../../support/page/arrive-by'
import { openInactive, settle } from '../../support/page/inactive-page'
import { openPage } from '../../support/page/open-page'
import { watchPosts } from '../../support/page/watch-posts'

const user = userEvent.setup({ delay: null })
const posts = watchPosts()
const amounts = () => posts.map(fields => Object.fromEntries(fields).amount)

const cannotSay = async (): Promise<Date | null> => null

async function open(
  attributes = '',
  { inside = '', globals = {}, reload = () => {}, askTime = cannotSay } = {},
) {
  const page = await openPage(
    `<div data-widget="payment-form" data-action="/account/payments" ${attributes}>${inside}</div>`,
    { globals: { csrfToken: 'the-token', ...globals }, providers: { reload, askTime } },
  )
  return { ...page, form: document.querySelector('.doorstep form') as HTMLFormElement }
}
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount in pounds' })
const pay = () => screen.getByRole('button', { name: /^(Make Payment|Make a payment|Going to pay)$/ })
const picks = () => screen.getAllByRole('button').filter(button => button.hasAttribute('aria-pressed'))
const pressed = () => picks().filter(button => button.getAttribute('aria-pressed') === 'true')
const named = (buttons: readonly HTMLElement[]) => buttons.map(({ textContent }) => textContent)
const errors = (messages: object) =>
  `<script type="application/json">${JSON.stringify({ errors: messages })}</script>`
const comeBack = () =>
  act(() => {
    window.dispatchEvent(Object.assign(new CustomEvent('pageshow'), { persisted: true }))
  })

test("PY-01 PY-05 PY-06 CALL-06 A-21 An amount is posted as an ordinary form to the page's action with the current token", async () => {
  const { form } = await open()
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/account/payments'])
  expect([amount().name, amount().type, amount().inputMode]).toEqual(['amount', 'text', 'decimal'])
  await user.type(amount(), '12.34')
  Object.assign(window, { csrfToken: 'a-newer-token' })
  await user.click(pay())
  expect(posts).toEqual([
    [
      ['_token', 'a-newer-token'],
      ['amount', '12.34'],
    ],
  ])
})

test('PY-02 A-82 £10, £20 and £50 fill the amount, are marked as chosen and post nothing', async () => {
  await open()
  expect(named(picks())).toEqual(['£10', '£20', '£50'])
  const filled = []
  for (const button of picks()) {
    await user.click(button)
    filled.push([amount().value, ...named(pressed())])
  }
  expect(filled).toEqual([
    ['10.00', '£10'],
    ['20.00', '£20'],
    ['50.00', '£50'],
  ])
  await waitFor(() =>
    expect(document.querySelector('[data-doorstep-shell] > [role=status]')).toHaveTextContent(
      'Amount: £50.00',
    ),
  )
  await user.clear(amount())
  await user.type(amount(), '£20')
  expect(named(pressed())).toEqual(['£20'])
  await user.type(amount(), '1')
  expect(pressed()).toEqual([])
  expect(posts).toEqual([])
})

test('PY-03 PY-04 The whole balance fills the amount, and its button exists only when money is owed', async () => {
  await open('data-outstanding-balance="1,236.85"')
  expect(screen.getByText('You owe').parentElement).toHaveTextContent('You owe £1,236.85')
  await user.click(screen.getByRole('button', { name: 'Pay all you owe, £1,236.85' }))
  expect(amount()).toHaveValue('1236.85')
  expect(named(pressed())).toEqual(['Pay all you owe, £1,236.85'])
  for (const balance of ['data-outstanding-balance="0.00"', 'data-outstanding-balance="-5.00"', '']) {
    await open(balance)
    expect(named(picks())).toEqual(['£10', '£20', '£50'])
    expect(screen.queryByText('You owe')).toBeNull()
  }
})

test('PY-04 A prepaid amount is shown as credit, and a balance of zero is not shown', async () => {
  await open('data-outstanding-balance="-5.00"')
  expect(screen.getByText('In credit').parentElement).toHaveTextContent('In credit £5.00')
  await open('data-outstanding-balance="0"')
  expect(document.querySelector('.doorstep')).not.toHaveTextContent(/credit|balance/i)
})

test('PY-07 The first message about the amount stands under the typed text until that changes', async () => {
  const messages = { amount: ['The amount must be a number.', 'The amount must be at least 0.01.'] }
  await open('data-amount="twenty"', { inside: errors(messages) })
  expect(amount()).toHaveValue('twenty')
  expect(amount()).toHaveAccessibleDescription('The amount must be a number.')
  expect(document.querySelector('.doorstep')).not.toHaveTextContent('at least 0.01')
  await user.type(amount(), '1')
  expect(amount()).toBeValid()
  await user.type(amount(), '{Backspace}')
  expect(amount()).toHaveAccessibleDescription('The amount must be a number.')
})

test.each(['', 'twenty', '-5', '0', '10.005'])(
  'PY-08 "%s" is posted as typed, since only the shop validates it',
  async typed => {
    await open()
    if (typed) await user.type(amount(), typed)
    await user.click(pay())
    expect(amounts()).toEqual([typed === '0' ? '0.00' : typed])
  },
)

test.each([
  ['£10', '10.00'],
  ['10.', '10.00'],
  ['1,000.00', '1000.00'],
])(
  'PY-01 "%s" is rewritten for the shop when the field is left and when Enter posts it',
  async (typed, posted) => {
    await open()
    await user.type(amount(), typed)
    await user.tab()
    expect(amount()).toHaveValue(posted)
    await open()
    await user.type(amount(), `${typed}{Enter}`)
    expect(amounts()).toEqual([posted])
  },
)

test.each(['12.345', '-0.004', '0.009', '1,236.8549'])(
  'G-59 PY-03 A balance of %s is no amount of money: it is not rounded, and the page is told',
  async balance => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await open(`data-outstanding-balance="${balance}"`)
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      `Doorstep: payment-form: data-outstanding-balance is "${balance}"; expected an amount in pounds, such as 36.85, or -5.00 in credit.`,
    ])
    expect(screen.queryByText('You owe')).toBeNull()
    warn.mockRestore()
  },
)

test.each([
  ['36.8500', '£36.85'],
  ['36.849999999999994', '£36.85'],
  ['0.30000000000000004', '£0.30'],
  ['36.8', '£36.80'],
])('G-59 PY-03 A balance of %s, as a server computes it, is %s', async (balance, said) => {
  await open(`data-outstanding-balance="${balance}"`)
  expect(screen.getByText('You owe').parentElement).toHaveTextContent(`You owe ${said}`)
})

describe('with an address for fresh tokens', () => {
  const answers = { token: Object({ token: 'a-fresh-token' }), isLost: false }
  const asked: string[] = []
  const { fetch } = globalThis
  beforeEach(() => {
    Object.assign(answers, { token: { token: 'a-fresh-token' }, isLost: false })
    asked.length = 0
    document.head.innerHTML = '<meta name="doorstep-csrf-url" content="/csrf-token">'
    globalThis.fetch = async input => {
      asked.push(new URL(String(input)).pathname)
      if (answers.isLost) throw new TypeError('lost')
      return Response.json(answers.token)
    }
  })
  afterEach(() => {
    document.head.innerHTML = ''
    globalThis.fetch = fetch
  })

  test('G-59 A script of the page sees the one submit event and can cancel it; the payment can then be sent again', async () => {
    const { form } = await open()
    const heard: string[] = []
    const page = { isKept: true }
    const hear = (event: Event) => {
      heard.push(String(new FormData(form).get('_token')))
      if (page.isKept) event.preventDefault()
    }
    for (const place of [form, document]) {
      place.addEventListener('submit', hear)
      page.isKept = true
      await user.type(amount(), '1')
      await user.click(pay())
      await waitFor(() => expect(heard).toEqual(['a-fresh-token']))
      await waitFor(() => expect(pay()).toHaveTextContent('Make Payment'))
      expect(posts).toEqual([])
      page.isKept = false
      await user.click(pay())
      await waitFor(() => expect(posts).toHaveLength(1))
      expect(heard).toEqual(['a-fresh-token', 'a-fresh-token'])
      expect(pay()).toHaveTextContent('Going to pay')
      place.removeEventListener('submit', hear)
      heard.length = 0
      posts.length = 0
      comeBack()
    }
  })

  test('G-22 A payment that waited for a token as the page was left is not sent after Back', async () => {
    const { form } = await open()
    let answer = (_: Response) => {}
    globalThis.fetch = () => new Promise(resolve => (answer = resolve))
    await user.type(amount(), '10')
    await user.click(pay())
    expect(pay()).toHaveTextContent('Going to pay')
    comeBack()
    expect(pay()).toHaveTextContent('Make Payment')
    await act(async () => answer(Response.json(answers.token)))
    expect([posts, form.isConnected]).toEqual([[], true])
  })

  test('G-59 A page without a token of its own can pay as well', async () => {
    await open('', { globals: { csrfToken: undefined } })
    await user.type(amount(), '10')
    await user.click(pay())
    await waitFor(() =>
      expect(posts.map(fields => Object.fromEntries(fields)._token)).toEqual(['a-fresh-token']),
    )
  })

  test.each([
    ['does not answer', { isLost: true }],
    ['returns no token', { token: {} }],
  ])(
    'G-59 When that address %s, the page’s own token is sent; a form without a token says whom to ask',
    async (_, given) => {
      Object.assign(answers, given)
      await open()
      await user.type(amount(), '10')
      await user.click(pay())
      await waitFor(() =>
        expect(posts.map(fields => Object.fromEntries(fields)._token)).toEqual(['the-token']),
      )
      await open('', { globals: { csrfToken: undefined } })
      await user.type(amount(), '10')
      await user.click(pay())
      expect(await screen.findByRole('alert')).toHaveTextContent("this page can't take a payment")
      expect(posts).toHaveLength(1)
    },
  )
})

test('G-59 A payment cancelled by a script does not show as under way and does not make the balance doubtful', async () => {
  const { form } = await open('data-outstanding-balance="265.78"')
  const keep = (event: Event) => event.preventDefault()
  for (const place of [form, document]) {
    place.addEventListener('submit', keep)
    await user.clear(amount())
    await user.type(amount(), '10')
    await user.click(pay())
    await waitFor(() => expect(pay()).toHaveTextContent('Make Payment'))
    expect(posts).toEqual([])
    comeBack()
    expect(screen.getByText('You owe')).toBeVisible()
    place.removeEventListener('submit', keep)
  }
  await user.click(pay())
  expect(posts).toHaveLength(1)
  expect(pay()).toHaveTextContent('Going to pay')
})

test('A-118 An amount typed before the widget started is kept', async () => {
  await openPage(
    '<div data-widget="payment-form" data-load="interaction"><form><input name="amount" aria-label="Early"></form></div>',
  )
  const early = screen.getByLabelText<HTMLInputElement>('Early')
  early.value = '£7'
  fireEvent.click(early)
  await waitFor(() => expect(screen.queryByLabelText('Early')).toBeNull())
  expect(amount()).toHaveValue('£7')
})

describe('while the widget sleeps', () => {
  const openLazy = () => openInactive('/account/payments', ['payment-form'])

  test('PY-03 The first press on the whole balance fills the amount, and one more posts it once', async () => {
    await openLazy()
    const whole = screen.getByRole('button', { name: /^Pay all you owe,/ })
    await settle(() => user.click(whole))
    expect(`Pay all you owe, £${amount().value}`).toBe(whole.textContent)
    // A pointer of its own, since the last one rests on a removed element.
    await settle(() => userEvent.click(pay()))
    expect(amounts()).toEqual([amount().value])
  })

  test('PY-05 CALL-06 Typed text is kept, and Enter posts it once with the current token', async () => {
    await openLazy()
    Object.assign(window, { csrfToken: 'a-newer-token' })
    await user.click(amount())
    await settle(() => user.keyboard('12.5{Enter}'))
    expect(posts.map(fields => Object.fromEntries(fields))).toEqual([
      { _token: 'a-newer-token', amount: '12.50' },
    ])
  })
})

test.each([
  ['25/11/2026', true],
  ['24/11/2026', false],
])('PY-03 J-50 A-115 A balance of %s, seen on 25 November, is shown: %s', async (date, isSaid) => {
  jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), advanceTimers: true })
  const { providers } = await open(`data-outstanding-balance="36.85" data-balance-date="${date}"`, {
    askTime: () => new Promise(() => {}),
  })
  // Until the shop has given the time, the device's clock may be days off (J-50).
  expect(screen.getByText('You owe')).toBeVisible()
  act(() => providers.clock.note(new Date()))
  expect(screen.queryByText('You owe') !== null).toBe(isSaid)
  jest.useRealTimers()
})

describe('G-37 Back after a payment', () => {
  const balance = 'data-outstanding-balance="265.78"'
  /** Restores the page with Back: this many bytes come from the shop, or none from the browser's cache. */
  const goBack = (transferSize: number) => {
    // A new document, which has posted nothing.
    delete savedHere().balance
    Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward', transferSize }] })
  }
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType')
  })

  test("G-37 A page from the browser's cache says that the balance may have changed, whatever happened", async () => {
    await open(balance)
    await user.type(amount(), '3.30')
    await user.click(pay())
    goBack(0)
    await open(balance)
    expect(screen.getByText('Your balance may have changed since you were here.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Pay all you owe,/ })).toBeNull()
    expect(screen.queryByText('You owe')).toBeNull()
    expect(amount()).toHaveValue('3.30')
  })

  test.each([
    ['loaded again', 300],
    ["loaded from the browser's cache", 0],
  ])('G-37 After the whole balance was paid, a page %s does not have it in the field', async (_, size) => {
    await open(balance)
    await user.click(screen.getByRole('button', { name: 'Pay all you owe, £265.78' }))
    expect(amount()).toHaveValue('265.78')
    await user.click(pay())
    goBack(size)
    await open('data-outstanding-balance="0.00"')
    expect(amount()).toHaveValue('')
  })

  test('G-37 After the whole balance was paid, a page restored from memory does not have it in the field', async () => {
    await open(balance)
    await user.click(screen.getByRole('button', { name: 'Pay all you owe, £265.78' }))
    await user.click(pay())
    await comeBack()
    expect(screen.getByText('Your balance may have changed since you were here.')).toBeVisible()
    expect(amount()).toHaveValue('')
    await user.type(amount(), '265.78')
    expect(amount()).toHaveValue('265.78')
  })

  test('G-37 Without a payment, and on a page from the shop, the balance shows as usual', async () => {
    goBack(0)
    await open(balance)
    expect(screen.getByRole('button', { name: 'Pay all you owe, £265.78' })).toBeVisible()
  })
})

describe('a box to pay for', () => {
  const askFor = (query: string) => window.history.replaceState(null, '', `/account/payments${query}`)
  const hidden = () => document.querySelector<HTMLInputElement>('.doorstep input[name="for"]')?.value
  afterEach(() => askFor(''))

  it('L-30 The address fills in the amount and names the box, and the form posts its day', async () => {
    askFor('?amount=29.95&for=2026-12-03')
    await open()
    expect([amount().value, hidden()]).toEqual(['29.95', '2026-12-03'])
    await user.click(screen.getByRole('button', { name: '£50' }))
    expect(screen.queryByText(/^For your box/)).toBeNull()
    await user.type(amount(), '29.95', { initialSelectionStart: 0, initialSelectionEnd: 5 })
    expect(screen.getByText('For your box on Thursday 3 December')).toBeVisible()
    await user.click(pay())
    expect(Object.fromEntries(posts.at(-1) ?? [])).toMatchObject({ amount: '29.95', for: '2026-12-03' })
    await comeBack()
    expect([amount().value, hidden()]).toEqual(['', undefined])
  })

  it.each([
    ['the same balance is owed', 'data-outstanding-balance="265.78"', ['29.95', '2026-12-03']],
    ['another balance is owed', 'data-outstanding-balance="235.83"', ['', undefined]],
    ['the balance is not printed', '', ['', undefined]],
  ])(
    'L-30 Reloaded after a payment that no page has answered, where %s, it is not paid twice',
    async (_, balance, left) => {
      askFor('?amount=29.95&for=2026-12-03')
      await open(balance && 'data-outstanding-balance="265.78"')
      await user.click(pay())
      await comeBack()
      arriveBy('reload')
      await open(balance)
      expect([amount().value, hidden()]).toEqual(left)
    },
  )

  it.each([
    ['no amount', '?amount=all&for=2026-12-03'],
    ['no day', '?amount=29.95&for=Thursday'],
    ['a debt', '?amount=-5&for=2026-12-03'],
  ])('L-30 An address with %s fills in nothing', async (_, query) => {
    askFor(query)
    await open()
    expect([amount().value, hidden()]).toEqual(['', undefined])
  })

  it("L-30 The page's own amount goes before that of the address", async () => {
    askFor('?amount=29.95&for=2026-12-03')
    await open('data-amount="twenty"')
    expect(amount().value).toBe('twenty')
  })
})
