import { withoutScrolling } from '../support/page/layout'
import { isLeftForHer, isLoadedAgain, leftFor } from './kept-of-a-login'

beforeAll(() => {
  withoutScrolling()
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
})

// The whole table, each way of saying who is there with each thing and each happening, is in the file of `npm run test:full`.

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
  'J-03 nothing of her is left: %s, on a site that says who is there by %s, when %s',
  async (thing, way, happening) => {
    expect(await leftFor(thing, way, happening)).toBeUndefined()
  },
)

test.each(['a draft', 'a note'])('J-03 %s is there when she comes Back without having left', async thing => {
  expect(await isLeftForHer(thing, 'doorstep-customer alone')).toBe(true)
})

test.each(['a draft', 'a note', 'the box'])(
  'J-03 her page with %s, which the browser has put aside, is loaded again once Joseph has logged in',
  async thing => {
    expect(await isLoadedAgain(thing, 'doorstep-is-guest, one token')).toBe(true)
  },
)
