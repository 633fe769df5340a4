import { act, fireEvent, screen } from '@testing-library/react'
import { expectElement } from '../../../support/expect-element'
import { openPage } from '../../../support/page/open-page'
import { pass } from '../../../support/test-time'

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First line of address' })

test.each([
  ['A reset form shows its first values', false, ''],
  ['A reset that a script of the page prevents leaves what was typed', true, '4 Coronation Road'],
])('%s', async (_, isPrevented, shown) => {
  await openPage(
    '<form><div data-widget="enquiry-form" data-load="ready"><script type="application/json">{ "types": [{ "value": "a", "label": "A" }] }</script></div></form>',
  )
  fireEvent.input(address(), { target: { value: '4 Coronation Road' } })
  const form = expectElement(document.querySelector('form'), HTMLFormElement)
  if (isPrevented) form.addEventListener('reset', event => event.preventDefault())
  act(() => form.reset())
  await pass(100)
  expect(address()).toHaveValue(shown)
})
