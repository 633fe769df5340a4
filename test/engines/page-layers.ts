import type { Visitor } from './journeys/visitor'

// Built node by node, since the page's policy lets no script write markup. The animation and the clipping
// come from the page's own style.
const build = `() => {
  const place = document.createElement('dialog')
  place.id = 'place'
  place.setAttribute('aria-label', 'How you pay')
  const placeholder = document.createElement('div')
  placeholder.setAttribute('data-load', 'ready')
  placeholder.setAttribute('data-widget', 'direct-debit')
  place.append(placeholder)
  document.querySelector('main').replaceChildren(place)
  Object.assign(place.style, { transform: 'translateX(4px)', overflow: 'hidden', height: '300px' })
  place.showModal()
}`
const isOpen = '() => document.querySelector("#place").matches(":modal")'
const guarantee = 'The Direct Debit Guarantee'

/** A page that has opened a modal dialog of its own, with a widget in it that opens one. */
export async function openInDialogOfPage(visitor: Visitor): Promise<void> {
  await visitor.open('/terms', [], { as: 'customer' })
  await visitor.script('opens a dialog of the page’s with a widget in it', build)
  await visitor.arrives(['direct-debit'])
  await visitor.press('button', /guarantee/i)
  await visitor.dialog(guarantee)
  await visitor.keys('Escape')
  await visitor.dialog('')
  await visitor.script('looks whether the page’s dialog is open', isOpen, [], true)
  await visitor.focuses(/guarantee/i)
  await visitor.press('button', /guarantee/i)
  await visitor.dialog(guarantee)
  await visitor.press('button', 'Close')
  await visitor.dialog('')
  await visitor.script('looks whether the page’s dialog is open', isOpen, [], true)
  await visitor.focuses(/guarantee/i)
}
