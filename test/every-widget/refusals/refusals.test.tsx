import { waitFor } from '@testing-library/react'
import { acts, refuse } from './acts'

/*
 * Every widget shows the shop's reason; test/shared/domain/api/client/refusals.test.ts has the statuses and
 * bodies with one.
 */

const glass = 'Your box holds too much glass.'
const statuses = [409, 403, 400, 404, 410, 412]

// A card also tells the developer about a refusal.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

test.each(Object.keys(acts).map((name, index) => [name, statuses[index % statuses.length] ?? 409] as const))(
  'J-92 CO-25 CO-42 UI-08 A-122 %s: the reason in a %d is shown',
  async (name, status) => {
    const words = await refuse(name, () => Response.json({ message: glass }, { status }))
    await waitFor(() => expect(words()).toContain(glass))
    expect(words()).not.toContain('Sorry, something went wrong')
  },
)
