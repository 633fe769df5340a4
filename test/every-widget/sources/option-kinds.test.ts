import type { OptionKind, Options } from '../../../shared/platform/options/options'
import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'

/**
 * Every option of every widget, and the use of its value on the page: text, an address to follow, an address
 * of a form … A new option must be added here, too.
 */
const table: Readonly<Record<string, readonly string[]>> = {
  'account-name': ['text: title firstname lastname titles typed errors labels', 'flag: editing'],
  'account-password': ['flag: editing', 'text: username hint errors labels'],
  'account-phone': ['text: phone typed errors labels', 'flag: editing'],
  'bol-basket': ['number: minimumOrderValue', 'flag: hideCheckout closable', 'text: labels'],
  'box-order-detail': ['text + image: order', 'text: labels'],
  'business-requirements': ['post: action', 'text: rows errors labels'],
  'checkout-panel': [
    'text: order dates days deliveryOptions instructionOptions christmasDates deliverTo payment labels',
    'number: minimumOrderValue deliveryCost',
    'flag: pastCutoff tiled',
    'markup: terms',
  ],
  'community-grid': ['selector: grid next', 'text: labels'],
  'day-order': [
    'text + image: product',
    'date: selectedDate',
    'flag: stepper',
    'number: quantity',
    'text: blocked labels',
  ],
  'direct-debit': ['text: organisation labels', 'number: noticeDays', 'markup: guarantee'],
  'enquiry-form': ['post: action', 'text: types values errors labels'],
  'equal-height': ['selector: columns'],
  'header-basket': ['date: startOfWeek', 'flag: open', 'text: labels'],
  'house-move': [
    'post: action',
    'text: addresses address postcode move_date choices errors labels',
    'date: earliestDate',
    'choice: weekStart',
  ],
  'info-panel': ['text: title text labels', 'markup: content'],
  map: [
    'text + link: markers',
    'text + image: overlay',
    'image: tiles',
    'number: maxZoom',
    'text: attribution labels',
    'link: attributionUrl',
    'script: apiUrl',
  ],
  'mobile-basket-button': ['number: minimumOrderValue', 'choice: look', 'text: labels'],
  'mobile-nav': ['text + link: groups', 'text: labels'],
  'offline-customer': ['flag: checked', 'link: email phone', 'text: labels'],
  'one-off-order': [
    'text + image: product',
    'date: date',
    'number: quantity maxQuantity',
    'flag: hideButton',
    'field: fieldPrefix',
    'text: blocked labels',
  ],
  'order-again': ['choice: layout', 'text: activeBolOrder labels'],
  'order-dialog': [
    'text + image: product',
    'choice: mode tab',
    'text: blocked comes facts postcodeLabels labels',
    'number: quantity',
    'flag: stepper',
    'link: productPage',
  ],
  'order-edit': [
    'text + image: product',
    'date: deliveryDate',
    'flag: stepper',
    'number: quantity',
    'text: blocked labels',
  ],
  paginator: ['number: total page perPage chunk', 'link: url', 'text: labels'],
  'payment-form': [
    'post: action',
    'number: outstandingBalance',
    'date: balanceDate',
    'text: amount errors labels',
  ],
  'pause-picker': [
    'date: start_date end_date min max',
    'choice: prefill weekStart',
    'flag: joins hidePauses',
    'text: deliveries note errors labels',
    'text + link: pauses',
  ],
  'postcode-panel': [
    'choice: variant headingLevel look ways',
    'text: title postcode value error person labels',
    'flag: moving quotaBlocks quotaReached goesOn',
    'link: continueUrl',
    'text + field: extraFields',
  ],
  'product-selector': [
    'image: defaultImage',
    'text + image: scheme',
    'text: product weekdays errors labels',
    'number: quantity',
    'date: date',
  ],
  'promo-field': ['text: code labels', 'text + link: offline'],
  'recipe-email': ['text: recipe email errors labels'],
  'referral-link': ['link: url', 'text: labels'],
  'registration-steps': ['choice: variant', 'text: labels'],
  'regular-order': [
    'text + image: product',
    'number: totalMaxQuantity',
    'flag: frequency hideButton',
    'field: fieldPrefix',
    'text: weekdays blocked labels',
  ],
  'seasonal-popup': [
    'text: text labels',
    'image: image',
    'link: href',
    'date: from until',
    'field: waitForCookie',
  ],
  slider: [
    'selector: slides',
    'choice: kind',
    'text: title labels',
    'number: perView perViewNarrow',
    'flag: autoplay',
  ],
  'social-block': ['text + image + link: posts', 'text: labels'],
  tabs: ['text + selector: tabs', 'text: labels'],
  'transaction-search': ['link: action', 'text: q start end errors labels'],
  typeahead: ['text: items value labels', 'read: url', 'field: name', 'link: action'],
  'view-box': ['text + image: order', 'choice: action', 'text: activeBolOrder labels'],
  'weekly-cost': ['date: startOfWeek', 'text: labels'],
  'weekly-view-link': ['flag: total', 'text: labels'],
}

const rowsOf = (options: Options): string[] => {
  const byKind = new Map<string, string[]>()
  for (const [name, { kinds }] of Object.entries(options)) {
    const kind = kinds.join(' + ')
    byKind.set(kind, [...(byKind.get(kind) ?? []), name])
  }
  return [...byKind].map(([kind, names]) => `${kind}: ${names.join(' ')}`)
}

test.each(widgetNames)('J-01 J-02 The use of each option of %s on the page is known', async name => {
  expect(rowsOf((await definitionOf(name)).options)).toEqual(table[name])
})

const every = () =>
  Promise.all(
    widgetNames.map(async name =>
      Object.entries((await definitionOf(name)).options).map(
        ([option, given]) => [`${name} ${option}`, given] as const,
      ),
    ),
  ).then(lists => lists.flat())

const named = async (kind: OptionKind) =>
  (await every()).flatMap(([name, { kinds }]) => (kinds.includes(kind) ? name : []))

test('J-01 One option can become a script, and J-02 four can become the address of a form', async () => {
  expect(await named('script')).toEqual(['map apiUrl'])
  expect(await named('post')).toEqual([
    'business-requirements action',
    'enquiry-form action',
    'house-move action',
    'payment-form action',
  ])
  const all = await every()
  process.stdout.write(
    `options with a kind: ${all.filter(([, { kinds }]) => kinds.length).length} of ${all.length}\n`,
  )
})

test('J-01 J-02 An option named after an address is not declared as plain text', async () => {
  const texts = (await every()).filter(
    ([, { kinds, from }]) => from === 'attribute' && kinds.join() === 'text',
  )
  expect(
    texts.map(([name]) => name).filter(name => / .*(url|href|src|link|action|image|script)/i.test(name)),
  ).toEqual([])
})
