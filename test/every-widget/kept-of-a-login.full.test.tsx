import { withoutScrolling } from '../support/page/layout'
import { waysToSay } from '../support/page/ways-to-say'
import { happenings, isLeftForHer, isLoadedAgain, leftFor, things } from './kept-of-a-login'

beforeAll(() => {
  withoutScrolling()
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
})

let rows = 0
let held = 0
afterAll(() => process.stdout.write(`who is it: ${held} of ${rows} rows held\n`))

const note = (isRight: boolean) => {
  rows++
  if (isRight) held++
}

describe.each(Object.keys(waysToSay))('J-03 a site that identifies visitors by %s', way => {
  describe.each(Object.keys(things))('%s', thing => {
    test.each(Object.keys(happenings))('%s: the page shows and stores none of her data', async happening => {
      const found = await leftFor(thing, way, happening)
      note(!found)
      expect(found).toBeUndefined()
    })

    // The daily limit belongs to nobody.
    if (thing !== 'a quota')
      test("Her page from the browser's cache is reloaded when Joseph has logged in since", async () => {
        const isRight = await isLoadedAgain(thing, way)
        note(isRight)
        expect(isRight).toBe(true)
      })

    if (things[thing]?.type)
      test('After Back without a logout her typed text is there', async () => {
        const isRight = await isLeftForHer(thing, way)
        note(isRight)
        expect(isRight).toBe(true)
      })
  })
})
