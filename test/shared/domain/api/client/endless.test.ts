/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { readBasket } from '../../../../../shared/domain/api/basket'
import { createPageApi } from '../../../../../shared/domain/hooks/use-api'

const piece = new TextEncoder().encode('{"products":[')

test('J-11 An endless answer is given up after the timeout of its call', async () => {
  jest.useFakeTimers()
  Object.assign(window, { csrfToken: 'token-1' })
  const unended = () => new ReadableStream({ start: controller => controller.enqueue(piece) })
  const api = createPageApi(
    async () => new Response(unended(), { headers: { 'Content-Type': 'application/json' } }),
    () => true,
  )
  const ended = api.call('readBasket').catch(String)
  await jest.advanceTimersByTimeAsync(100_000)
  jest.useRealTimers()
  expect(await ended).toMatch(/the answer broke off/)
})

test('J-11 An answer of half a million nested lists is an error, and the page goes on', async () => {
  const nested = `{"products":${'['.repeat(500_000)}${']'.repeat(500_000)}}`
  const api = createPageApi(
    async () => new Response(nested, { headers: { 'Content-Type': 'application/json' } }),
    () => true,
  )
  await expect(readBasket(api)).rejects.toThrow()
})
