/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { addToBasket } from '../../../../../shared/domain/api/basket'
import { createPageApi } from '../../../../../shared/domain/hooks/use-api'

jest.mock('../../../../../shared/domain/api/refusals/words', () => {
  throw new Error('not there')
})

test.each([
  ['its page is too old', 419, {}, { kind: 'token-expired' }],
  ['the shop says why', 422, { message: 'Sold out.' }, { kind: 'rejected', reason: 'sorry', redirect: null }],
  ['it may not be read', 403, {}, { kind: 'rejected', reason: 'notAllowed' }],
  [
    'it comes as a success',
    200,
    { success: false, message: 'Sold out.' },
    { kind: 'rejected', reason: 'sorry' },
  ],
])(
  'CALL-04 A refusal is one although the part that reads its words is missing: %s',
  async (_why, status, body, failure) => {
    Object.assign(window, { csrfToken: 'token-1' })
    const api = createPageApi(async () => Response.json(body, { status }))
    await expect(addToBasket(api, { id: '231' }, { quantity: 1, increment: true })).rejects.toMatchObject(
      failure,
    )
  },
)
