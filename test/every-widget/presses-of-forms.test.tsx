import { act, fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../demo-pages/pages/render'
import { keyField } from '../../shared/platform/page/login/idempotency'
import { arriveBy } from '../support/page/arrive-by'
import { openPage } from '../support/page/open-page'
import { openShopPage } from '../support/page/shop-page'
import { postedKeys, watchPosts } from '../support/page/watch-posts'
import { present } from '../support/present'
import { pass } from '../support/test-time'

/*
 * Two presses that send a form of the page: Pause deliveries, and the payment that settles a declined card, to which
 * each message about that card leads. Presses that make a call are in presses.test.tsx.
 */

type Page = Awaited<ReturnType<typeof openShopPage>>
type Visit = Page['visit']
const posts = watchPosts()

type Form = {
  path: string
  button: string
  /** Fills the form in. */
  fill: () => void
  /** What stands in its fields afterwards. */
  filled: readonly string[]
  /** Something that the shop refuses. */
  spoil: () => void
  refusal: string
  done: RegExp
  /** What the shop has. */
  held: (visit: Visit) => unknown
}

const retype = (name: string, text: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
  act(() => field.blur())
}
const [firstDay, lastDay] = ['First day without a delivery', 'Last day without a delivery']
const amount = 'Amount in pounds'

const forms: Readonly<Record<string, Form>> = {
  'deliveries are paused': {
    path: '/account/pauses',
    button: 'Pause deliveries',
    fill() {
      retype(firstDay, '14/12/2026')
      retype(lastDay, '20/12/2026')
    },
    filled: ['14/12/2026', '20/12/2026'],
    spoil() {
      retype(firstDay, '24/11/2026')
      retype(lastDay, '20/12/2026')
    },
    refusal: 'Choose a first day after today.',
    done: /^Your deliveries are paused from Monday 14 December to Sunday 20 December\. (?!.*already)/,
    held: ({ state }) => state.pauses.map(({ start, end }) => [start, end]),
  },
  'a declined card is tried again by a payment': {
    path: '/account/payments',
    button: 'Make a payment',
    fill: () => retype(amount, '29.95'),
    filled: ['29.95'],
    spoil: () => retype(amount, '0.00'),
    refusal: 'Enter at least £0.01.',
    done: /received your payment of £29\.95\. Your box for Thursday 3 December will be packed\.$/,
    held: ({ state }) => state.ledger.payments.map(({ pence }) => pence),
  },
}
const rows = Object.entries(forms)

const now = () => new Date('2026-11-25T12:00:00Z')
const markupOf = (visit: Visit, path: string) => {
  const page = new DOMParser().parseFromString(renderPage(path, visit.page(path)) ?? '', 'text/html')
  for (const each of page.querySelectorAll<HTMLElement>('[data-widget]')) each.dataset.load = 'ready'
  return page.querySelector('main')?.outerHTML ?? ''
}

/** Opens the page of the form for a customer; its own script posts nothing. */
async function open({ path }: Form) {
  sessionStorage.clear()
  const page = await openShopPage(visit => markupOf(visit, path), { at: now().toISOString() })
  await pass(2500)
  return page
}

/** Loads the page of the form again, as the browser does after Back. */
async function loadAgain({ visit }: Page, { path }: Form): Promise<void> {
  await openPage(markupOf(visit, path), {
    globals: { ...visit.globals() },
    fetch: request => visit.fetch(request),
    providers: { now },
  })
  await pass(2500)
}

const press = ({ button }: Form) => act(async () => screen.getByRole('button', { name: button }).click())
const texts = ({ filled }: Form) =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map(({ value }) => value)
    .slice(0, filled.length)

/** Lets the shop have the last form that the browser has posted. */
const deliver = ({ visit }: Page, { path }: Form) =>
  visit.submit(path, [...present(posts.at(-1)), [keyField, present(postedKeys.at(-1))]], path)
/** What the next page says. */
const flashOf = ({ visit }: Page) => visit.state.flash?.message

/** What the shop has after one press. */
async function once(form: Form): Promise<unknown> {
  const page = await open(form)
  form.fill()
  await press(form)
  await deliver(page, form)
  return form.held(page.visit)
}

/** After Back nothing is sent, the form has what was typed, and a press of it leaves the shop with what one press does. */
async function backAndPress(page: Page, form: Form, after: unknown): Promise<void> {
  const sent = posts.length
  arriveBy('back_forward')
  await loadAgain(page, form)
  expect(posts).toHaveLength(sent)
  expect(texts(form)).toEqual(form.filled)
  await press(form)
  await deliver(page, form)
  expect(form.held(page.visit)).toEqual(after)
  expect(flashOf(page)).toMatch(form.done)
}

beforeEach(() => {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => jest.restoreAllMocks())

test.each(rows)(
  'J-20 X4 When %s by quick presses, two of them in one task, the form is sent once, and its button is busy',
  async (_, form) => {
    const after = await once(form)
    posts.splice(0)
    const page = await open(form)
    form.fill()
    const button = screen.getByRole('button', { name: form.button })
    await act(async () => {
      button.click()
      button.click()
    })
    await act(async () => button.click())
    expect(posts).toHaveLength(1)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await deliver(page, form)
    expect(form.held(page.visit)).toEqual(after)
    expect(flashOf(page)).toMatch(form.done)
  },
)

test.each(rows)(
  'J-20 X7 A-110 A-117 When %s and the answer is lost, Back sends nothing and has what was typed, and the next press tells of it without doing it twice',
  async (_, form) => {
    const after = await once(form)
    const page = await open(form)
    form.fill()
    await press(form)
    await deliver(page, form)
    // The answer never came: nobody has seen its message.
    page.visit.state.flash = null
    await backAndPress(page, form, after)
  },
)

test.each(rows)(
  'A-110 A-117 When %s and the shop is not reached, Back has what was typed, and the next press does it once',
  async (_, form) => {
    const after = await once(form)
    const page = await open(form)
    const before = form.held(page.visit)
    form.fill()
    await press(form)
    expect(form.held(page.visit)).toEqual(before)
    await backAndPress(page, form, after)
  },
)

test.each(rows)(
  'A-117 PP-06 PY-07 When %s and it is refused, the reason stands beside what was typed, and the corrected form does it',
  async (_, form) => {
    const after = await once(form)
    const page = await open(form)
    form.spoil()
    const typed = texts(form)
    await press(form)
    await deliver(page, form)
    await loadAgain(page, form)
    expect(document.body.textContent).toContain(form.refusal)
    expect(texts(form)).toEqual(typed)
    form.fill()
    await press(form)
    await deliver(page, form)
    expect(form.held(page.visit)).toEqual(after)
  },
)

test.each(rows)(
  'J-20 X7 When %s, and the person comes Back to the kept page, nothing is sent, and its button works',
  async (_, form) => {
    const after = await once(form)
    posts.splice(0)
    const page = await open(form)
    form.fill()
    await press(form)
    await deliver(page, form)
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    await pass(2500)
    expect(posts).toHaveLength(1)
    expect(form.held(page.visit)).toEqual(after)
    const button = screen.getByRole('button', { name: form.button })
    for (const state of ['aria-disabled', 'aria-busy']) expect(button).not.toHaveAttribute(state, 'true')
    // The browser shows the page as it was left; the same form has the same key until a new page has answered.
    await press(form)
    await deliver(page, form)
    expect(form.held(page.visit)).toEqual(after)
  },
)
