import { withoutScrolling } from '../support/page/layout'
import { isLeftForHer, isLoadedAgain, leftFor } from './kept-of-a-login'

beforeAll(() => {
  withoutScrolling()
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
})

// `npm run test:full` has the whole table: each way of identifying visitors, with each kind of data and each
// event.

test.each([
  ['a draft', 'doorstep-is-guest, one token', 'she logs out'],
  ['a draft', 'doorstep-customer alone', 'Joseph uses a copy of her tab'],
  ['a note', 'doorstep-is-guest, a token a login', 'she logs out, and Joseph logs in'],
  ['a note', 'doorstep-customer alone', 'her session ends by itself, and Joseph logs in'],
  ['a code', 'a token a login', 'she logs out, and Joseph logs in'],
  ['an address', 'window.isGuest, one token', 'Joseph loads her page again'],
  ['the box', 'doorstep-customer, which Django writes as None', 'she logs out'],
  ['a quota', 'doorstep-customer alone', 'she logs out, and Joseph logs in'],
])(
  'J-03 None of her data is left: %s, on a site that identifies visitors by %s, when %s',
  async (thing, way, happening) => {
    expect(await leftFor(thing, way, happening)).toBeUndefined()
  },
)

test.each(['a draft', 'a note'])('J-03 %s is there after Back without a logout', async thing => {
  expect(await isLeftForHer(thing, 'doorstep-customer alone')).toBe(true)
})

test.each(['a draft', 'a note', 'the box'])(
  "J-03 Her page with %s in the browser's cache is reloaded once Joseph has logged in",
  async thing => {
    expect(await isLoadedAgain(thing, 'doorstep-is-guest, one token')).toBe(true)
  },
)
