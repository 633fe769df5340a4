import { renderHook } from '@testing-library/react'
import { useFewAtOnce } from '../../../widgets/map/use-few-at-once'
import { closeMap, drawAll, drawFrame, framesAsked, holdFrames } from './open-map'

const itemsOf = (keys: string) => [...keys].map(key => ({ key }))

/** Shows what is drawn of these items, two a frame. */
function show(keys: string) {
  holdFrames()
  const hook = renderHook(items => useFewAtOnce(items, 2), { initialProps: itemsOf(keys) })
  return { ...hook, drawn: () => hook.result.current.map(({ key }) => key).join('') }
}

afterEach(closeMap)

test('MP-01 what stands on the map comes two a frame, in its order, and then no frame is asked for', () => {
  const { drawn } = show('abcde')
  const seen = [drawn()]
  while (framesAsked() && seen.length < 9) {
    drawFrame()
    seen.push(drawn())
  }
  expect(seen).toEqual(['', 'ab', 'abcd', 'abcde'])
})

test('MP-01 all that is to go has gone before more comes, and what is left at the end goes too', () => {
  const { drawn, rerender } = show('abcd')
  drawAll()
  const others = itemsOf('xbyd')
  rerender(others)
  drawFrame()
  expect(drawn()).toBe('bd')
  drawFrame()
  expect(drawn()).toBe('xbyd')
  rerender(others.slice(0, 2))
  drawAll()
  expect(drawn()).toBe('xb')
})

test('MP-06 what has changed is drawn as it is now, though it stands there already', () => {
  const { result, rerender } = show('ab')
  drawAll()
  const changed = itemsOf('ab')
  rerender(changed)
  drawAll()
  expect(result.current[1]).toBe(changed[1])
})

test('MP-01 there is never more than one frame under way, and none for what is gone', () => {
  const { rerender, unmount } = show('abcd')
  rerender(itemsOf('efgh'))
  expect(framesAsked()).toBe(1)
  unmount()
  expect(framesAsked()).toBe(0)
})
