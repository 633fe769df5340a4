import { basketView } from '../../../../shared/features/basket/basket-view'

const read = { draft: {}, isPartial: false, lines: [{}] } as never
const empty = { draft: { parentId: null, editingOrderId: null }, isPartial: false, lines: [] } as never
const usual = {
  basket: read,
  totals: { items: 1, total: 2000 },
  isUnread: false,
  accepted: [],
  isPostcodeConfirmed: true,
  minimum: 1500,
}
const nothing = { totals: { items: 0, total: 0 } }

test.each([
  ['products for an order', {}, { blocker: null, hasLines: true, hasSum: true, canCancel: true }],
  ['too few', { totals: { items: 1, total: 900 } }, { blocker: 'below-minimum' }],
  [
    'nothing',
    { basket: empty, ...nothing },
    { blocker: 'empty', nothing: 'empty', hasSum: false, canCancel: false },
  ],
  ['not read yet', { basket: null, ...nothing }, { blocker: 'loading', isLoading: true, hasSum: true }],
  [
    'no read',
    { basket: null, isUnread: true, ...nothing },
    { blocker: null, isLoading: false, hasSum: true },
  ],
  [
    'an old read',
    { basket: empty, isUnread: true, ...nothing },
    { blocker: null, nothing: null, hasSum: true },
  ],
  [
    'lines, no postcode',
    { isPostcodeConfirmed: false },
    { blocker: 'no-postcode', nothing: null, warnsOfPostcode: true },
  ],
  [
    'no lines or postcode',
    { basket: empty, isPostcodeConfirmed: false, ...nothing },
    { nothing: 'no-postcode', warnsOfPostcode: false },
  ],
  [
    'an unread box, no postcode',
    { isUnread: true, isPostcodeConfirmed: false },
    { nothing: null, warnsOfPostcode: false },
  ],
  ['just added', { basket: empty, accepted: [{}] }, { hasSum: true }],
])('L-76 A box with %s shows these parts', (_, state, shown) => {
  expect(basketView({ ...usual, ...state })).toMatchObject(shown)
})
