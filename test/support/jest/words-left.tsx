// Run by test/every-widget/sources/unhandled.test.ts: all tests here but the last leave an unexpected message.
import { render } from '@testing-library/react'
import { useState } from 'react'

let press = (_: boolean) => {}
function Lamp() {
  const [isOn, turn] = useState(false)
  press = turn
  return <p>{String(isOn)}</p>
}

afterEach(() => jest.restoreAllMocks())

test('an update that is not waited for', () => {
  render(<Lamp />)
  press(true)
})

test('the same, taken by a spy', () => {
  jest.spyOn(console, 'error').mockImplementation()
  render(<Lamp />)
  press(true)
})

test('what the page cannot do', () => window.scrollTo(0, 0))

test('a warning', () => console.warn('left behind'))

describe('said by a hook', () => {
  afterEach(() => console.error('left behind by a hook'))
  test('after the test', () => {})
})

test('a warning that is expected', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation()
  console.warn('expected')
  expect(said).toHaveBeenCalledWith('expected')
})
