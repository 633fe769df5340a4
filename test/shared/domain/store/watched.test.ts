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

test('The first subscriber starts the source, and the last to leave stops it', async () => {
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

test('A subscriber that only moves neither stops nor starts the source', async () => {
  const { calls, watch } = setUp()
  watch()()
  watch()
  await null
  expect(calls).toEqual(['begin', 'join', 'join'])
})

test('A subscriber that leaves twice counts as leaving once', async () => {
  const { calls, watch, isWatched } = setUp()
  const leave = watch()
  watch()
  leave()
  leave()
  await null
  expect([isWatched(), calls.includes('end')]).toEqual([true, false])
})
