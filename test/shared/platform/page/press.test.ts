/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { keepPress } from '../../../../shared/platform/page/press'

// Where the button is when the pointer goes down, when it is released at 10, 10, and whether it is pressed.
test.each([
  ['moves down meanwhile is pressed', 40, 'aside', 10, 1],
  ['stays is pressed by the browser alone', 0, 'button', 10, 0],
  ['is left by the pointer is not pressed', 40, 'aside', 90, 0],
  ['is covered is not pressed', 0, 'aside', 10, 0],
])('L-20 A button that %s', (_, moved, over, y, presses) => {
  document.body.innerHTML = '<button></button><aside></aside>'
  const [button, aside] = [document.querySelector('button'), document.querySelector('aside')]
  let top = 0
  jest.spyOn(button as Element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 20, 20))
  let heard = 0
  button?.addEventListener('click', () => heard++)
  document.body.addEventListener('mousedown', keepPress)
  const at = { bubbles: true, clientX: 10 }
  button?.dispatchEvent(new MouseEvent('mousedown', { ...at, clientY: 10 }))
  top = moved
  ;(over === 'aside' ? aside : button)?.dispatchEvent(new MouseEvent('mouseup', { ...at, clientY: y }))
  expect(heard).toBe(presses)
  document.body.removeEventListener('mousedown', keepPress)
})
