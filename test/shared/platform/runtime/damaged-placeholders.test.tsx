import { act, screen } from '@testing-library/react'
import { expectElement } from '../../../support/expect-element'
import { openPage, settled } from '../../../support/page/open-page'
import { probes } from '../../../support/widgets/probe-widgets'

const json = (content: string) =>
  `<div data-widget="probe-counter"><script type="application/json">${content}</script>Call us</div>`
const attribute = (written: string) => `<div data-widget="probe-counter" ${written}>Call us</div>`
const named = (name: string) => `<div data-widget="${name}">Call us</div>`

/** Damage that editors and their tools do to a placeholder, and words of the sentence that names the fix. */
const damages: [damage: string, markup: string, fix: string][] = [
  ['a misspelt name', named('probe-couter'), 'write data-widget="probe-counter"'],
  ['an upper-case name', named('Probe-Counter'), 'write data-widget="probe-counter"'],
  ['a name with a space', named('probe counter'), 'write data-widget="probe-counter"'],
  ['a name with an underscore', named('probe_counter'), 'write data-widget="probe-counter"'],
  ['a name in camel case', named('probeCounter'), 'write data-widget="probe-counter"'],
  ['K-346 two names', named('probe-counter probe-demanding'), 'a placeholder for each of the two names'],
  ['a name with curly quotes', named('“probe-counter”'), 'write data-widget="probe-counter"'],
  ['a name with swapped letters', named('probe-conuter'), 'write data-widget="probe-counter"'],
  ['an unknown load strategy', attribute('data-load="lazy"'), 'ready, visible, interaction'],
  ['an empty load strategy', attribute('data-load=""'), 'ready, visible, interaction'],
  ['a misspelt attribute', attribute('data-tilte="Milk"'), 'write data-title'],
  ['an attribute without data-', attribute('variant="green"'), 'write data-variant'],
  ['an attribute in one word', attribute('data-continueurl="/register"'), 'write data-continue-url'],
  ['an attribute with an underscore', attribute('data-continue_url="/register"'), 'write data-continue-url'],
  ['a misspelt value', attribute('data-variant="gren"'), 'write "green"'],
  ['a value that is not among the words', attribute('data-variant="blue"'), 'one of red, green'],
  ['a value in upper case', attribute('data-variant="GREEN"'), 'one of red, green'],
  ['a flag that says yes', attribute('data-is-open="yes"'), 'true or false'],
  ['a flag that says 1', attribute('data-is-open="1"'), 'true or false'],
  ['a number in words', attribute('data-start-at="two"'), 'a whole number'],
  ['a fraction', attribute('data-start-at="1.5"'), 'a whole number'],
  ['a negative number', attribute('data-start-at="-1"'), 'a whole number'],
  ['an amount in words', attribute('data-least="ten pounds"'), 'an amount in pounds, such as 10.00'],
  ['an amount with a decimal comma', attribute('data-least="10,00"'), 'an amount in pounds'],
  ['an amount below nothing', attribute('data-least="-5"'), 'an amount in pounds'],
  ['an address elsewhere', attribute('data-continue-url="https://evil.test/"'), 'an address on this site'],
  ['a script as address', attribute('data-continue-url="javascript:alert(1)"'), 'an address on this site'],
  ['an address without its site', attribute('data-continue-url="//evil.test"'), 'an address on this site'],
  ['an unclosed text', attribute(`data-title="${'x'.repeat(600)}"`), 'at most 500 characters'],
  ['a missing option', '<div data-widget="probe-demanding">Call us</div>', 'data-product is missing'],
  ['broken JSON', json('{"items": [}'), 'its JSON cannot be read'],
  ['truncated JSON', json('{"items": [{"name": "Milk"'), 'check that it is complete'],
  ['curly quotes in JSON', json('{“items”: []}'), 'replace the curly quotes'],
  [
    'escaped quotes in JSON',
    json('{&amp;quot;items&amp;quot;: []}').replaceAll('&amp;', '&'),
    'write " instead of &quot;',
  ],
  ['a trailing comma in JSON', json('{"items": [],}'), 'remove the comma before the closing bracket'],
  ['single quotes in JSON', json("{'items': []}"), 'use double quotes'],
  ['bare names in JSON', json('{items: []}'), 'put the names in double quotes'],
  ['non-breaking spaces in JSON', json('{\u00a0"items": [] }'), 'replace the non-breaking spaces'],
  ['a comment in JSON', json('{"items": [] /* none */}'), 'remove the comment'],
  ['a list as JSON', json('["Milk"]'), 'is not an object'],
  ['a text as JSON', json('"Milk"'), 'is not an object'],
  ['an unknown name in JSON', json('{"itens": []}'), 'write items'],
  ['a text where a list belongs', json('{"items": "Milk"}'), 'expected a list'],
  ['an entry without its name', json('{"items": [{"note": "2 pints"}]}'), 'entry 1: "name" is missing'],
  ['a list where an object belongs', json('{"extra": [1]}'), 'expected names and values'],
  ['a label that does not exist', json('{"labels": {"ad": "Buy"}}'), 'expected an object of texts'],
  ['two JSON scripts', json('{}</script><script type="application/json">{}'), 'keep one'],
  [
    'an unknown slot',
    '<div data-widget="probe-counter"><template data-slot="term"></template>Call us</div>',
    'write terms',
  ],
]

/** An unclosed tag: the rest of the page has fallen into the placeholder. */
const unclosed: [damage: string, markup: string, fix: string][] = [
  ['the page’s main part', '<main>Call us</main>', 'it holds <main>'],
  ['the page’s first heading', '<h1>Call us</h1>', 'it holds <h1>'],
  ['a script of the page', 'Call us<script src="/site.js"></script>', 'it holds <script>'],
  [
    'the next widget',
    'Call us<div data-widget="probe-demanding"></div>',
    'it holds <div data-widget="probe-demanding">',
  ],
]

const wrapped = '<p><script type="application/json">{"labels": {"add": "Buy"}}</script><br></p>'

/** Odd markup that does no harm and mounts. */
const harmless: [oddity: string, markup: string][] = [
  ['another script’s attribute', attribute('data-aos="fade-up" data-v-7ba5bd90')],
  ['an amount with its sign', attribute('data-least="£1,234.50"')],
  ['an empty list', json('{"items": null, "extra": null}')],
  ['a __proto__ key in JSON', json('{"__proto__": {"isAdmin": true}, "constructor": {}}')],
  ['an empty JSON script', json('')],
  ['a stray paragraph of the classic editor', '<div data-widget="probe-counter"></p>\n</div>'],
  ['a title of the host page', attribute('title="Milk"')],
  [
    'another library’s widget in the fallback',
    '<div data-widget="probe-counter"><i data-widget="collapse"></i></div>',
  ],
  ['K-344 spaces around a name', named(' probe-counter\n')],
  ['K-262 a hard space behind a name', named('probe-counter\u00a0')],
  ['spaces around a moment', attribute('data-load=" ready "')],
  ['K-354 JSON in a comment', json('<!--\n{"items": []}\n//-->')],
  ['K-263 K-264 JSON between the CDATA comments of an editor', json('// <![CDATA[\n{"items": []}\n// ]]>')],
  ['a comment by the editor', '<div data-widget="probe-counter"><!-- wp:html -->Call us</div>'],
]

let said: jest.SpyInstance

beforeEach(() => {
  said = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => said.mockRestore())

const sentences = () => said.mock.calls.map(([text]) => String(text))

test.each(damages)(
  '%s gets one sentence that names the fix, and the fallback stays',
  async (_, markup, fix) => {
    await openPage(markup, { list: probes })
    expect(sentences()).toHaveLength(1)
    expect(sentences()[0]).toContain(fix)
    expect(sentences()[0]).toMatch(/^Doorstep: .{10,400}\.$/s)
    expect(document.body).toHaveTextContent('Call us')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

test.each(harmless)('%s does no harm', async (_, markup) => {
  await openPage(markup, { list: probes })
  expect(sentences()).toEqual([])
  expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
})

test('A page with every damage at once mounts every good widget and reports each damage once', async () => {
  const good = '<div data-widget="probe-counter" data-title="Good"></div>'
  await openPage(damages.map(([, markup]) => `${good}${markup}`).join(''), { list: probes })
  expect(screen.getAllByRole('button', { name: 'Good 0' })).toHaveLength(damages.length)
  expect(sentences()).toHaveLength(damages.length)
})

test.each(unclosed)(
  'F-64 A placeholder that has swallowed %s leaves it in its place and says so',
  async (_, rest, found) => {
    await openPage(`<div data-widget="probe-counter" />${rest}`, { list: probes })
    expect(sentences()[0]).toContain(`probe-counter: ${found}`)
    expect(sentences()[0]).toMatch(/close its tag with <\/div>, as <div … \/> does not close itself\.$/)
    expect(document.querySelector('[data-widget]')).toHaveAttribute('data-widget-state', 'failed')
    expect(document.body).toHaveTextContent('Call us')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  },
)

describe('F-63 a JSON script that an editor has wrapped in a paragraph', () => {
  test('The script is read, also after the widget is removed and put back', async () => {
    await openPage(`<div data-widget="probe-counter">${wrapped}Call us</div>`, { list: probes })
    expect(screen.getByText('Buy')).toBeInTheDocument()
    const placeholder = expectElement(document.querySelector('[data-widget]'), HTMLElement)
    const parent = placeholder.parentNode as ParentNode
    act(() => window.Doorstep?.unmount(placeholder))
    expect(document.body).toHaveTextContent('Call us')
    await act(async () => {
      window.Doorstep?.mount(expectElement(parent, Element))
      await settled()
    })
    expect(screen.getByText('Buy')).toBeInTheDocument()
    expect(sentences()).toEqual([])
  })

  test('A widget around it does not read the script', async () => {
    await openPage(`<div data-widget="probe-counter"><div data-widget="collapse">${wrapped}</div></div>`, {
      list: probes,
    })
    expect(screen.getByRole('button', { name: 'Counter 0' })).toBeInTheDocument()
    expect(screen.queryByText('Buy')).not.toBeInTheDocument()
  })
})

/** A mistake, and how a script of the page corrects it. */
const corrections: [mistake: string, markup: string, correct: (placeholder: HTMLElement) => void][] = [
  [
    'an attribute that a framework fills in late',
    attribute('data-start-at="{{ count }}"'),
    placeholder => placeholder.setAttribute('data-start-at', '2'),
  ],
  [
    'JSON in an attribute that a framework fills in late',
    attribute('data-json="{{ options }}"'),
    placeholder => placeholder.setAttribute('data-json', '{"labels": {"add": "Buy"}}'),
  ],
  [
    'JSON that a consent manager holds back',
    json('{"labels": {"add": "Buy"}}').replace('application/json', 'text/plain'),
    placeholder => {
      const script = expectElement(placeholder.querySelector('script'), HTMLScriptElement)
      const given = Object.assign(document.createElement('script'), {
        type: 'application/json',
        textContent: script.textContent,
      })
      script.replaceWith(given)
    },
  ],
  [
    'broken JSON that a script writes anew',
    json('{"labels": '),
    placeholder => {
      const script = expectElement(placeholder.querySelector('script'), HTMLScriptElement)
      script.textContent = '{"labels": {"add": "Buy"}}'
    },
  ],
]

test.each(corrections)(
  'K-349 %s is reported once, and the widget comes when the page has corrected it',
  async (_, markup, correct) => {
    await openPage(markup, { list: probes })
    expect(sentences()).toHaveLength(1)
    const placeholder = expectElement(document.querySelector('[data-widget]'), HTMLElement)
    await act(async () => {
      placeholder.append(document.createElement('hr'))
      await settled()
    })
    expect(sentences()).toHaveLength(1)
    expect(placeholder).toHaveAttribute('data-widget-state', 'failed')
    await act(async () => {
      correct(placeholder)
      await settled()
    })
    expect(placeholder).toHaveAttribute('data-widget-state', 'mounted')
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0)
    expect(window.Doorstep?.report().placeholders[0]?.message).toBeUndefined()
  },
)

test('K-349 A mounted widget shows what a page writes into data-json later', async () => {
  await openPage(attribute('data-json=\'{"labels": {"add": "Buy"}}\''), { list: probes })
  expect(screen.getByText('Buy')).toBeInTheDocument()
  await act(async () => {
    document.querySelector('[data-widget]')?.setAttribute('data-json', '{"labels": {"add": "Order"}}')
    await settled()
  })
  expect(screen.getByText('Order')).toBeInTheDocument()
})

test('K-349 A placeholder that is removed before it is corrected is not read again', async () => {
  await openPage(attribute('data-start-at="{{ count }}"'), { list: probes })
  const placeholder = expectElement(document.querySelector('[data-widget]'), HTMLElement)
  await act(async () => {
    placeholder.remove()
    await settled()
    placeholder.setAttribute('data-start-at', '2')
    await settled()
  })
  expect(placeholder).not.toHaveAttribute('data-widget-state')
})

const written = (text: string) => `<script type="application/json">{"labels":{"add":"${text}"}}</script>`

test.each<[what: string, change: (placeholder: HTMLElement) => void]>([
  [
    'the text of its script',
    placeholder => {
      const script = expectElement(placeholder.querySelector('script'), HTMLElement)
      script.textContent = '{"labels":{"add":"Order"}}'
    },
  ],
  [
    'its whole content',
    placeholder => {
      placeholder.innerHTML = `${written('Order')}Call us`
    },
  ],
  [
    'a new script for the old one, a moment later',
    placeholder => {
      placeholder.querySelector('script')?.remove()
      setTimeout(() => placeholder.insertAdjacentHTML('afterbegin', written('Order')))
    },
  ],
])('K-496 A mounted widget shows what a page writes later as %s, twice', async (_, change) => {
  await openPage(json('{"labels":{"add":"Buy"}}'), { list: probes })
  const placeholder = expectElement(document.querySelector('[data-widget]'), HTMLElement)
  expect(screen.getByText('Buy')).toBeInTheDocument()
  const lately = async (write: () => void) =>
    act(async () => {
      write()
      await settled()
      await settled()
    })
  await lately(() => change(placeholder))
  expect(screen.getByText('Order')).toBeInTheDocument()
  await lately(() => {
    const script = expectElement(placeholder.querySelector(':scope > script'), HTMLElement)
    script.textContent = '{"labels":{"add":"Take"}}'
  })
  expect(screen.getByText('Take')).toBeInTheDocument()
})

test('K-496 A mounted widget stays as it is while a page takes its content away, or writes the same', async () => {
  await openPage(json('{"labels":{"add":"Buy"}}'), { list: probes })
  const placeholder = expectElement(document.querySelector('[data-widget]'), HTMLElement)
  for (const content of ['', `${written('Buy')}Call us`])
    await act(async () => {
      placeholder.innerHTML = content
      await settled()
      await settled()
    })
  expect(screen.getByText('Buy')).toBeInTheDocument()
  expect(placeholder).toHaveAttribute('data-widget-state', 'mounted')
})
