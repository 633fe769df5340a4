/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { watchField } from '../../../shared/ui/shown-fields'
import { present } from '../../support/present'

test("BB-31 A press in one of a thousand rows reads that row's field, and a press outside reads the other fields", () => {
  document.body.innerHTML = '<div role="listitem"><input><button></button></div>'.repeat(1000)
  const [pressed, ...others] = document.querySelectorAll('input')
  const read = new Set<Element>()
  const nothing = () => {}
  const unwatch = [...document.querySelectorAll('input')].map(element =>
    watchField({
      element,
      look: nothing,
      takeIn: () => read.add(element),
      settle: nothing,
      noteLeft: nothing,
      reset: nothing,
    }),
  )
  document.querySelector('button')?.click()
  expect([...read]).toEqual([pressed])
  read.clear()
  document.body.click()
  expect(read).toEqual(new Set([present(pressed), ...others]))
  for (const undo of unwatch) undo()
})
