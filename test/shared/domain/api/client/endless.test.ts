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

test('L-07 An answer of 1.5 GB is given up after the first ten megabytes, for calls and for fetched pages', async () => {
  const large = new Uint8Array(1_000_000).fill(32)
  for (const call of [
    (api: ReturnType<typeof createPageApi>) => readBasket(api),
    (api: ReturnType<typeof createPageApi>) =>
      api.call('readMorePosts', { params: { link: '/community?page=2' } }),
  ]) {
    let sent = 0
    let isCancelled = false
    const body = () =>
      new ReadableStream({
        pull: controller => (sent++ < 1500 ? controller.enqueue(large) : controller.close()),
        cancel: () => {
          isCancelled = true
        },
      })
    const api = createPageApi(
      async () => new Response(body(), { headers: { 'Content-Type': 'application/json' } }),
      () => true,
    )
    await expect(call(api)).rejects.toMatchObject({ kind: 'contract', field: 'body' })
    expect([sent < 20, isCancelled]).toEqual([true, true])
  }
})
