type WrappedCall = { url: string; headers: Headers }
const { doorstepFetch, doorstepRequest } = jest.requireActual<{
  doorstepFetch: (request: WrappedCall) => unknown
  doorstepRequest: new (address: string, how: object) => WrappedCall
}>('../../../../../shared/platform/page/host/host-proof-request.js')

test('K-370 K-490 An agent that takes addresses for text, and copies headers by name, gets both', async () => {
  const fetch = jest.fn((address: string, { headers }: { headers: object }) => [
    address.trim(),
    { ...headers },
  ])
  Object.assign(globalThis, { window: { fetch } })
  const request = new doorstepRequest('/api/basket', {
    method: 'PUT',
    headers: { 'X-Token': 't' },
    body: '{}',
  })
  expect(await doorstepFetch(request)).toEqual([
    '/api/basket',
    expect.objectContaining({ 'x-token': 't', 'content-type': 'text/plain;charset=UTF-8' }),
  ])
})
