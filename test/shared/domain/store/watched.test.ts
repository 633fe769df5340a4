import { createStore } from 'zustand/vanilla'
import { watched } from '../../../../shared/domain/store/watched'

const setUp = () => {
  const calls: string[] = []
  const store = watched(
    createStore(() => ({})),
    {
      begin: () => calls.push('begin'),
      join: () => calls.push('join'),
      end: () => calls.push('end'),
    },
  )
  return { ...store, calls, watch: () => store.subscribe(() => {}) }
}

test('the first who watches begins it, and the last who leaves ends it', async () => {
  const { calls, watch, isWatched } = setUp()
  const [leave, leaveToo] = [watch(), watch()]
  expect([calls, isWatched()]).toEqual([['begin', 'join', 'join'], true])
  leave()
  await null
  expect(calls).not.toContain('end')
  leaveToo()
  expect(isWatched()).toBe(false)
  await null
  expect(calls.at(-1)).toBe('end')
})

test('one who is only moved leaves and comes back, and nothing begins or ends', async () => {
  const { calls, watch } = setUp()
  watch()()
  watch()
  await null
  expect(calls).toEqual(['begin', 'join', 'join'])
})

test('one who leaves twice has left once', async () => {
  const { calls, watch, isWatched } = setUp()
  const leave = watch()
  watch()
  leave()
  leave()
  await null
  expect([isWatched(), calls.includes('end')]).toEqual([true, false])
})
