import { within } from '@testing-library/react'
import { activate, openInactive, placeholderOf, printedAt } from '../support/page/inactive-page'

// Somebody who has read the printed page finds the same regions, headings and buttons once the widget is awake.

const roles = [
  'region',
  'navigation',
  'search',
  'form',
  'group',
  'heading',
  'button',
  'link',
  'tab',
  'table',
] as const

const folded = 'details:not([open]) > :not(summary), [hidden]'

/** What is allowed to differ, with its reason. */
const asPrinted: Readonly<Record<string, readonly [awake: string, asleep: string, why: string]>> = {
  'recipe-email': [
    'region Email me this recipe',
    'form Email me this recipe',
    'Without script the panel itself is the form; both are landmarks of one name.',
  ],
}

/** The places by which a screen reader moves, as "heading 2 Your week". A link that stands for a button is a button. */
function placesIn(root: HTMLElement): string[] {
  const places = roles.flatMap(role => {
    const found: string[] = []
    within(root).queryAllByRole(role, {
      name: (name, element) => {
        if (name && !element.closest(folded))
          found.push(
            `${role === 'link' ? 'button' : role} ${/^H\d$/.test(element.nodeName) ? `${element.nodeName[1]} ` : ''}${name}`,
          )
        return false
      },
    })
    return found
  })
  for (const summary of root.querySelectorAll('summary'))
    if (!summary.closest(folded)) places.push(`button ${summary.textContent.trim()}`)
  return places.toSorted()
}

const shownIn = (widget: string) => {
  const placeholder = placeholderOf(widget)
  return placeholder.querySelector<HTMLElement>(':scope > .doorstep') ?? placeholder
}

const pages = [...Object.entries(printedAt), ['bol-basket', '/shop/best-of-local/checkout'] as const]

test.each(pages)('J-73 %s on %s has the same regions and headings asleep and awake', async (widget, path) => {
  await openInactive(path, [widget], {
    as: widget === 'registration-steps' ? 'guest' : 'customer',
    prepare: visit => visit.call('POST', '/api/product/bol', { id: 231, quantity: 3 }),
  })
  const printed = placesIn(shownIn(widget))
  await activate(widget)
  const [awake, asleep] = asPrinted[widget] ?? []
  const found = placesIn(shownIn(widget)).map(place => (place === awake ? asleep : place))
  expect(found.toSorted()).toEqual(printed)
})
