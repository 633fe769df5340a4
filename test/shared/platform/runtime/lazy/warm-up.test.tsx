import { act } from '@testing-library/react'
import { warmUp } from '../../../../../shared/platform/runtime/lazy/warm-up'

test('what is rehearsed before a first press is seen and heard by nobody', () => {
  const heard = jest.fn()
  window.addEventListener('click', heard, true)
  const before = document.documentElement.outerHTML
  act(warmUp)
  expect(document.documentElement.outerHTML).toBe(before)
  expect(heard).not.toHaveBeenCalled()
  window.removeEventListener('click', heard, true)
})
