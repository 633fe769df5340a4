import { screen } from '@testing-library/react'
import axe from 'axe-core'
import { expectElement } from '../../support/expect-element'
import { check, dialog, rest, user, visitPanel } from './visit-panel'

// These need a layout.
const needLayout = ['color-contrast', 'target-size', 'region', 'scrollable-region-focusable']
const rules = Object.fromEntries(needLayout.map(rule => [rule, { enabled: false }]))

const outcomes: [outcome: string, postcode: string, name: string][] = [
  ['delivered', 'BS3 4TN', 'We deliver to your area'],
  ['referred', 'BS27 3QF', 'A neighbour delivers to you'],
  ['not served', 'EX4 4QJ', "Sorry, we don't deliver to your area just yet..."],
  ['not served, without the form', 'ZE1 0AA', "Sorry, we don't deliver to your area just yet..."],
  ['daily limit reached', 'BS6 5AA', 'We are full for today'],
]

describe.each(outcomes)('%s', (_, postcode, name) => {
  test('PC-11 PC-18 The outcome has one dialog of its own, in which axe finds no fault', async () => {
    await visitPanel()
    await check(postcode)
    expect(await dialog()).toHaveAccessibleName(name)
    expect(await dialog()).toHaveFocus()
    await rest()
    const { violations } = await axe.run(document.body, { rules })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })

  test('Escape closes the dialog, and the focus returns to the panel', async () => {
    await visitPanel()
    await check(postcode)
    await dialog()
    await user.keyboard('{Escape}')
    await rest()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(document.querySelector('[data-widget]')).toContainElement(
      expectElement(document.activeElement, HTMLElement),
    )
  })
})
