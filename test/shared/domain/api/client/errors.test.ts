import {
  ContractError,
  explain,
  isApiError,
  Rejected,
  RequestFailed,
  SessionEnded,
  TokenExpired,
} from '../../../../../shared/domain/api/client/errors'

const generic = 'Sorry, something went wrong. Please try again.'
const contract = new ContractError({
  method: 'GET',
  path: '/api/basket',
  field: 'products',
  problem: 'is missing',
})

describe('the visitor’s sentence for a failure', () => {
  it.each([
    [
      'no connection',
      new RequestFailed('GET /x', 'not-sent', null),
      "We can't reach the shop. Check your connection and try again.",
    ],
    ['a server error', new RequestFailed('PUT /x', 'unknown', 502), generic],
    ['a refusal', new Rejected('PUT /x', 422, {}, ['First', 'Second']), 'First'],
    ['a stale page', new TokenExpired('PUT /x'), 'Your session has expired. Please reload the page.'],
    ['a wrong answer', contract, generic],
    ['a mistake of ours', new TypeError('x is undefined'), generic],
    ['nothing known', undefined, generic],
    ['null', null, generic],
  ])('%s', (_, error, sentence) => {
    expect(explain(error)).toBe(sentence)
  })

  it.each([
    ['the browser is leaving for /login', new SessionEnded('GET /x')],
    ['the call was given up', new DOMException('gone', 'AbortError')],
  ])('The sentence is empty when %s', (_, error) => {
    expect(explain(error)).toBe('')
  })

  it('Only the five kinds of error count as failed calls', () => {
    expect(isApiError(contract)).toBe(true)
    expect(isApiError(new Error('x'))).toBe(false)
    expect(isApiError({ kind: 'request-failed' })).toBe(false)
  })
})
