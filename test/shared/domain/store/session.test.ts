import { createShopStore } from '../../../../shared/domain/store/create-shop-store'
import type { PageHints } from '../../../../shared/domain/store/page-hints'
import { shortMemory } from '../../../support/visit-memory'

const nothing: PageHints = {
  csrfToken: null,
  csrfUrl: null,
  hasPostcode: false,
  isGuest: true,
  activeCoupon: null,
}

const setUp = (globals: Partial<PageHints> = {}) => {
  const page = { ...nothing, ...globals }
  const store = createShopStore({ page: () => ({ ...page }), memory: shortMemory() })
  let changes = 0
  store.subscribe(() => {
    changes += 1
  })
  return { ...store.getState(), page, changes: () => changes, session: () => store.getState().session }
}

test('EVT-04 GLB-03 The postcode counts as confirmed from the start when the page says so', () => {
  expect(setUp({ hasPostcode: true }).session()).toMatchObject({ isPostcodeConfirmed: true, postcode: null })
  expect(setUp({ hasPostcode: false }).session().isPostcodeConfirmed).toBe(false)
})

test('GLB-02 GLB-04 The coupon and the guest state start as the page gives them', () => {
  expect(setUp({ isGuest: false, activeCoupon: 'MILK' }).session()).toMatchObject({
    isGuest: false,
    coupon: 'MILK',
  })
  expect(setUp().session()).toMatchObject({ isGuest: true, coupon: null })
})

test('A match confirms the postcode and opens ordering', () => {
  const { confirmPostcode, session } = setUp()
  confirmPostcode({ postcode: 'SW1A 1AA' })
  expect(session()).toMatchObject({ postcode: 'SW1A 1AA', isPostcodeConfirmed: true, isBlocked: false })
})

test('A match on a day without registrations left is confirmed, and ordering is blocked with the reason', () => {
  const { confirmPostcode, session } = setUp()
  confirmPostcode({ postcode: 'SW1A 1AA', quotaReached: true })
  expect(session()).toMatchObject({ isPostcodeConfirmed: true, isBlocked: true })
  confirmPostcode({ postcode: 'SW1A 1AA', quotaReached: true, quotaBlocks: false })
  expect(session()).toMatchObject({ isPostcodeConfirmed: true, isBlocked: false })
})

test('PC-17 Editing the postcode clears the confirmation', () => {
  const { confirmPostcode, editPostcode, session } = setUp()
  confirmPostcode({ postcode: 'SW1A 1AA', quotaReached: true })
  editPostcode()
  expect(session()).toMatchObject({ postcode: null, isPostcodeConfirmed: false, isBlocked: false })
})

test('A changed page value is taken over, and an unchanged page value changes nothing', () => {
  const { page, confirmPostcode, rereadPage, session } = setUp({ activeCoupon: 'OLD' })
  confirmPostcode({ postcode: 'SW1A 1AA' })
  rereadPage()
  expect(session()).toMatchObject({ postcode: 'SW1A 1AA', isPostcodeConfirmed: true, coupon: 'OLD' })
  Object.assign(page, { isGuest: false, activeCoupon: 'NEW' })
  rereadPage()
  expect(session()).toMatchObject({
    postcode: 'SW1A 1AA',
    isPostcodeConfirmed: true,
    isGuest: false,
    coupon: 'NEW',
  })
})

test('GLB-03 A page that learns of a postcode later confirms it then', () => {
  const { page, rereadPage, session } = setUp()
  page.hasPostcode = true
  rereadPage()
  expect(session().isPostcodeConfirmed).toBe(true)
})

test('Every return from the back/forward cache is counted, so that busy states can be reset', () => {
  const { markRestored, session } = setUp()
  markRestored()
  markRestored()
  expect(session().restores).toBe(2)
})
