import { act } from '@testing-library/react'
import { warmUp } from '../../../../../shared/platform/runtime/lazy/warm-up'

test('A warm-up before the first press is neither seen nor heard', () => {
  const heard = jest.fn()
  window.addEventListener('click', heard, true)
  const before = document.documentElement.outerHTML
  act(warmUp)
  expect(document.documentElement.outerHTML).toBe(before)
  expect(heard).not.toHaveBeenCalled()
  window.removeEventListener('click', heard, true)
})
