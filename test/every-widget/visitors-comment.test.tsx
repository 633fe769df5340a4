import { openPage } from '../support/page/open-page'
import { isWhole } from '../support/rows'
import { widgetNames } from '../support/widgets/all-widgets'
import {
  type Attack,
  attacks,
  type Sanitiser,
  sanitisers,
  testComment,
  watchDoors,
  written,
} from './visitors-comment'

const doors = watchDoors()

/** Widgets that take an address of each kind: of a script, a form, a list, a link and a picture. */
const withAddresses = [
  'business-requirements',
  'community-grid',
  'enquiry-form',
  'house-move',
  'info-panel',
  'map',
  'order-dialog',
  'payment-form',
  'slider',
  'social-block',
  'typeahead',
]

const some: readonly [Sanitiser, Attack][] = [
  ['DOMPurify with its defaults', 'a call of the shop'],
  ['the list of WordPress for posts', 'an address of another site'],
  ['sanitize-html that keeps attributes', 'an address that runs a script'],
]
/** A sanitiser with its defaults leaves no placeholder: below. */
const all = (Object.keys(sanitisers) as Sanitiser[])
  .filter(sanitiser => sanitiser !== 'sanitize-html with its defaults')
  .flatMap(sanitiser => (Object.keys(attacks) as Attack[]).map(attack => [sanitiser, attack] as const))

describe.each(isWhole ? all : some)('a comment filtered by %s, with %s', (sanitiser, attack) =>
  testComment(doors, sanitiser, attack, attack === 'a call of the shop' ? widgetNames : withAddresses),
)

const everything = async () =>
  (await Promise.all(widgetNames.map(name => written(name, 'a call of the shop')))).join('')

test('J-01 J-02 sanitize-html with its defaults leaves no placeholder in a comment', async () => {
  await openPage(sanitisers['sanitize-html with its defaults'](await everything()))
  expect(document.body.textContent).toContain('Read more')
  expect(document.querySelectorAll('[data-widget]')).toHaveLength(0)
})

test('J-02 Inside data-doorstep-off none of it works', async () => {
  const comment = sanitisers['DOMPurify with its defaults'](await everything())
  await openPage(`<section id="comments" data-doorstep-off>${comment}</section>`)
  expect(document.querySelectorAll('[data-widget]')).toHaveLength(widgetNames.length)
  expect(document.querySelectorAll('[data-widget-state], #comments .doorstep')).toHaveLength(0)
})
