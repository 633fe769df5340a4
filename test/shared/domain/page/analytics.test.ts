/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { track } from '../../../../shared/domain/page/analytics'
import { trackPostcodeCheck } from '../../../../widgets/postcode-panel/check/report-check'

const page = window as unknown as { dataLayer?: unknown }

afterEach(() => {
  Reflect.deleteProperty(window, 'dataLayer')
  document.body.replaceChildren()
})

test('ANA-02 ANA-04 ANA-11 Each outcome of a postcode check is pushed to the dataLayer in GBP', () => {
  page.dataLayer = []
  const outcomes = ['matched', 'affiliate', 'not_served', 'quota_reached', 'error'] as const
  for (const outcome of outcomes) trackPostcodeCheck(outcome, 'SW1A 1AA')
  expect(page.dataLayer).toEqual(
    outcomes.map(outcome => ({ event: 'postcode_check', outcome, currency: 'GBP', outward_code: 'SW1A' })),
  )
})

test('ANA-02 A page without a dataLayer gets one that a tag manager can read later', () => {
  trackPostcodeCheck('matched', 'BS1 4DJ')
  expect(page.dataLayer).toEqual([
    { event: 'postcode_check', outcome: 'matched', currency: 'GBP', outward_code: 'BS1' },
  ])
})

test.each(['SW1A 1AA', 'sw1a1aa', 'Mr Smith, 12 High Street', 'jo@example.org', ''])(
  'At most the area leaves the page when %j is checked',
  typed => {
    trackPostcodeCheck('not_served', typed)
    const [{ outward_code, ...rest }] = page.dataLayer as [Record<string, unknown>]
    expect(rest).toEqual({ event: 'postcode_check', outcome: 'not_served', currency: 'GBP' })
    expect([undefined, 'SW1A']).toContain(outward_code)
  },
)

test.each([
  [
    'is an element',
    () => document.body.append(Object.assign(document.createElement('div'), { id: 'dataLayer' })),
  ],
  ['is text', () => Object.assign(window, { dataLayer: 'x' })],
  ['is null', () => Object.assign(window, { dataLayer: null })],
])('A dataLayer that %s is replaced by a list', (_what, spoil) => {
  spoil()
  track({ event: 'x' })
  expect(page.dataLayer).toEqual([{ event: 'x' }])
})

test.each([
  [
    'throws when pushed to',
    () => ({
      value: {
        push() {
          throw new Error('blocked')
        },
      },
    }),
  ],
  ['is frozen', () => ({ value: Object.freeze([]) })],
  ['cannot be written', () => ({ value: 7, writable: false })],
  [
    'throws when read',
    () => ({
      get() {
        throw new Error('blocked')
      },
    }),
  ],
])('A dataLayer that %s disturbs nothing', (_what, descriptor) => {
  Object.defineProperty(window, 'dataLayer', { configurable: true, ...descriptor() })
  expect(() => track({ event: 'x' })).not.toThrow()
})

test('A prerendered page reports nothing until somebody looks at it', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  page.dataLayer = []
  track({ event: 'x' })
  expect(page.dataLayer).toEqual([])
  Object.defineProperty(document, 'prerendering', { configurable: true, value: false })
  document.dispatchEvent(new CustomEvent('prerenderingchange'))
  expect(page.dataLayer).toEqual([{ event: 'x' }])
  Reflect.deleteProperty(document, 'prerendering')
})
