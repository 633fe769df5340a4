import { act, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectElement } from '../../../support/expect-element'
import { openPage } from '../../../support/page/open-page'
import { pass } from '../../../support/test-time'
import { lives, probes } from '../../../support/widgets/probe-widgets'

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  document.documentElement.dataset.doorstepDebug = ''
})
afterEach(() => {
  jest.restoreAllMocks()
  delete document.documentElement.dataset.doorstepDebug
})

const host = () => document.querySelector('[data-doorstep-doctor]')
/** The panel, once it has rendered. */
async function panel() {
  await act(async () => {
    while (!host()?.shadowRoot?.querySelector('h3')) await new Promise(resolve => setTimeout(resolve, 5))
  })
  return within(expectElement(host()?.shadowRoot?.querySelector('section'), HTMLElement))
}
const opened = async (html: string, globals?: object) => {
  await openPage(html, { list: probes, ...(globals && { globals }) })
  return panel()
}
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const faults = (doctor: Awaited<ReturnType<typeof panel>>) =>
  texts(doctor.queryAllByRole('listitem').filter(item => item.className === 'fault'))

test('F-65 A placeholder that waits for a press is examined at load and stays unmounted', async () => {
  const { mounts } = lives
  const doctor = await opened('<div data-widget="probe-lazy" data-tilte="Milk"><a href="/x">Order</a></div>')
  expect(faults(doctor)).toEqual(['probe-lazy: it has no attribute data-tilte; write data-title.'])
  expect(doctor.getByText('waits for a press, or to be near the screen')).toBeInTheDocument()
  expect(lives.mounts).toBe(mounts)
})

test('F-68 All mistakes of a placeholder are listed at once above the markup that fixes them', async () => {
  const doctor = await opened(`<div data-widget="probe-counter" data-tilte="Milk" data-variant="gren">
    <script type="application/json">{ "items": [{ "nmae": "Oats" }, {}], "labels": { "adds": "Buy" } }</script>Call us</div>`)
  expect(faults(doctor)).toEqual([
    'probe-counter: it has no attribute data-tilte; write data-title.',
    'probe-counter: data-variant is "gren"; expected one of red, green; write "green".',
    'probe-counter: "items" in its JSON, entry 1: "name" is missing; write it for "nmae".',
    'probe-counter: its labels have no "adds" (expected an object of texts); write add.',
    'probe-counter: "items" in its JSON, entry 2: "name" is missing.',
  ])
  const paste = doctor.getByRole('group', { name: 'Corrected markup of probe-counter, placeholder 1' })
  expect(paste).toHaveTextContent('data-title="Milk" data-variant="green"')
  expect(paste).toHaveTextContent('"name": "Oats"')
  expect(paste).toHaveTextContent('"add": "Buy"')
  expect(paste).toHaveTextContent('Call us')
})

test('F-66 A list printed by an editor’s tool is reported even if the widget does not need it', async () => {
  await openPage('<div data-widget="probe-counter"><p>{ "items": [{ "name": "Oats" }] }</p>Call us</div>', {
    list: probes,
  })
  expect(document.querySelector('[data-widget]')).toHaveAttribute('data-widget-state', 'failed')
  const doctor = await panel()
  expect(faults(doctor)).toEqual([expect.stringContaining('its JSON is printed as text')])
})

test('F-67 F-68 Mistakes of the page as a whole are listed too', async () => {
  const doctor = await opened('<script src="/doorstep/loader.js"></script><p>Milk</p>', {
    csrfToken: undefined,
    isGuest: 'nobody',
  })
  expect(faults(doctor)).toEqual([
    expect.stringContaining('the loader is a classic script'),
    expect.stringContaining('names no CSRF token'),
    expect.stringContaining('window.isGuest is the text "nobody"; write false.'),
    expect.stringContaining('no placeholder of ours'),
  ])
})

test('The placeholder itself shows the mistake once, and no longer when it is fixed', async () => {
  const doctor = await opened('<div data-widget="probe-demanding">Call us</div>')
  const note = within(document.body).getByRole('note')
  expect(note).toHaveTextContent('Doorstep: probe-demanding: data-product is missing')
  expect(document.body).toHaveTextContent('Call us')
  await userEvent.click(doctor.getByRole('button', { name: 'Check again' }))
  expect(within(document.body).getAllByRole('note')).toEqual([note])
})

test('A placeholder added later is listed with the others', async () => {
  const doctor = await opened('<div data-widget="probe-counter"></div>')
  expect(doctor.getByRole('status')).toHaveTextContent('No faults in 1 placeholder and the page.')
  document.body.insertAdjacentHTML('beforeend', '<div data-widget="probe-couter">Call us</div>')
  await doctor.findByText('failed')
  expect(doctor.getByRole('status')).toHaveTextContent('1 fault in 2 placeholders and the page.')
})

test('G-24 A widget that a page keeps removing is reported as waiting', async () => {
  const doctor = await opened('<div data-widget="probe-counter"></div>')
  const waits = /^removed by another script; comes back once the page is at rest/
  for (let times = 0; times < 120 && !doctor.queryByText(waits); times++)
    await act(async () => {
      document.querySelector('[data-widget] > .doorstep')?.remove()
      await pass(20)
    })
  expect(doctor.getByText(waits)).toBeInTheDocument()
  await doctor.findByText(/^mounted/)
})

test('A failed call and a call whose outcome the browser hides get different messages', async () => {
  const call = (path: string, responseStatus?: number) =>
    ({ name: `https://shop.test${path}`, initiatorType: 'fetch', duration: 20, responseStatus }) as never
  const calls = [call('/api/basket', 200), call('/api/lost', 0), call('/api/untold')]
  Object.assign(performance, { getEntriesByType: () => calls })
  const doctor = await opened('<div data-widget="probe-counter"></div>')
  expect(texts(doctor.queryAllByRole('listitem')).filter(text => text?.includes('/api/'))).toEqual([
    '200 in 20 ms: /api/basket',
    'no answer in 20 ms: /api/lost',
    'status unknown in 20 ms: /api/untold',
  ])
  Object.assign(performance, { getEntriesByType: undefined })
})

test('Esc closes the panel and moves the focus to the button that opens it', async () => {
  const user = userEvent.setup()
  const doctor = await opened('<div data-widget="probe-counter"></div>')
  const toggle = expectElement(host()?.shadowRoot?.querySelector('.toggle'), HTMLElement)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const copy = doctor.getByRole('button', { name: 'Check again' })
  copy.focus()
  copy.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(host()?.shadowRoot?.querySelector('section')).not.toBeVisible()
  expect(host()?.shadowRoot?.activeElement).toBe(toggle)
  await user.click(toggle)
  expect(host()?.shadowRoot?.querySelector('section')).toBeVisible()
})

test('F-74 JSON in an attribute and in a template is read, and the doctor has no finding', async () => {
  const doctor = await opened(
    `<div data-widget="probe-counter" data-json='{ "labels": { "add": "Buy" } }'></div>
     <div data-widget="probe-counter"><template data-json>{ "labels": { "add": "Order" } }</template></div>`,
  )
  expect(faults(doctor)).toEqual([])
  expect(within(document.body).getByText('Buy')).toBeInTheDocument()
  expect(within(document.body).getByText('Order')).toBeInTheDocument()
})

test('G-51 The doctor does not examine its own note, which shows markup', async () => {
  const doctor = await opened('<div data-widget="probe-couter">Call us</div>')
  await userEvent.click(doctor.getByRole('button', { name: 'Check again' }))
  expect(within(document.body).getByRole('note')).toHaveTextContent('data-widget="probe-counter"')
  expect(doctor.getByRole('status')).toHaveTextContent('1 fault in 1 placeholder and the page.')
})

test('G-49 G-50 The source of the page shows what the browser repaired, beside the corrected markup', async () => {
  const written = '<div data-widget="probe-counter" data-title=“Check my Milk”>Call us</div>'
  const answer = {
    ok: true,
    headers: new Headers({ 'content-type': 'text/html' }),
    text: async () => written,
  }
  Object.assign(window, { fetch: async () => answer })
  const doctor = await opened(written)
  expect(faults(doctor)).toEqual([expect.stringContaining('the quotes around data-title are curly')])
  const named = (name: string) =>
    doctor.getByRole('group', { name: `${name} of probe-counter, placeholder 1` })
  expect(named('Present markup').textContent).toBe(written)
  expect(named('Corrected markup')).toHaveTextContent('data-title="Check my Milk"')
  Object.assign(window, { fetch: undefined })
})

test('G-30 A customer’s page that a cache may share is reported with the header to send', async () => {
  const fault = `this is a customer's page, and a cache on the way may give it to somebody else; send it with "Cache-Control: private, no-cache"`
  const named = ', and name the customer in <meta name="doorstep-customer" content="…">.'
  const faultOf = async (isGuest: boolean, cacheControl?: string) => {
    const headers = { 'content-type': 'text/html', ...(cacheControl && { 'cache-control': cacheControl }) }
    const answer = { ok: true, headers: new Headers(headers), text: async () => '' }
    Object.assign(window, { fetch: async () => answer })
    return faults(await opened('<div data-widget="probe-counter"></div>', { isGuest }))
  }
  expect(await faultOf(false)).toEqual([fault + named])
  document.head.innerHTML = '<meta name="doorstep-customer" content="17">'
  expect(await faultOf(false, 'max-age=60')).toEqual([`${fault}.`])
  expect(await faultOf(false, 'private, no-cache')).toEqual([])
  expect(await faultOf(true)).toEqual([])
  document.head.innerHTML = ''
  Object.assign(window, { fetch: undefined })
})

test('J-44 A token that changes on each page is reported, with the element that identifies the customer', async () => {
  const faultsOf = async (head: string, later: string) => {
    document.head.innerHTML = head
    const headers = new Headers({ 'content-type': 'text/html' })
    const text = async () => `<head>${later}</head><div data-widget="probe-counter"></div>`
    Object.assign(window, { fetch: async () => ({ ok: true, headers, text }) })
    const found = faults(await opened('<div data-widget="probe-counter"></div>', { isGuest: true }))
    return found.filter(says => says.includes('another token'))
  }
  const [one, other] = ['one', 'other'].map(token => `<meta name="csrf-token" content="${token}">`) as [
    string,
    string,
  ]
  const nobody = '<meta name="doorstep-customer" content="">'
  expect(await faultsOf(one, other)).toEqual([
    'each page has another token, so every page looks like a new login and what it prints is read again; name the customer in <meta name="doorstep-customer" content="…">, with an empty content for a guest.',
  ])
  expect(await faultsOf(one, "<meta content='other' name=csrf-token>")).toHaveLength(1)
  expect(await faultsOf(one, one)).toEqual([])
  expect(await faultsOf(one + nobody, other + nobody)).toEqual([])
  expect(await faultsOf('', other)).toEqual([])
  document.head.innerHTML = ''
  Object.assign(window, { fetch: undefined })
})

test('G-47 Values that only the editor can know are asked for, and the corrected markup marks the places', async () => {
  const doctor = await opened('<div data-widget="probe-demanding">Call us</div>')
  expect(doctor.getByText('Write what stands between … and … yourself: product.')).toBeInTheDocument()
  expect(doctor.getByRole('group', { name: /^Corrected/ })).toHaveTextContent('…write the product here…')
})

test('Without a request there is no doctor on the page', async () => {
  delete document.documentElement.dataset.doorstepDebug
  await openPage('<div data-widget="probe-couter">Call us</div>', { list: probes })
  expect(host()).toBeNull()
  expect(within(document.body).queryByRole('note')).not.toBeInTheDocument()
})
