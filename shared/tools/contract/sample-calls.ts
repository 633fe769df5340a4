import { saveDetails, savePassword } from '../../domain/api/account'
import * as basket from '../../domain/api/basket'
import * as boxes from '../../domain/api/box-orders'
import * as checkout from '../../domain/api/checkout'
import type { ApiClient, CallOptions } from '../../domain/api/client/client'
import type { CallName } from '../../domain/api/client/routes'
import { readNextPage } from '../../domain/api/community'
import * as essentials from '../../domain/api/essentials'
import { findMoveConflicts } from '../../domain/api/house-move'
import { hasOrders } from '../../domain/api/ordered'
import { checkAccountPostcode, checkPostcode, saveInterest } from '../../domain/api/postcode'
import { checkPromoCode } from '../../domain/api/promo'
import { sendRecipe } from '../../domain/api/recipe'
import { readSuggestions } from '../../domain/api/suggestions'
import { readWeek } from '../../domain/api/week'
import type { BoxOrder } from '../../domain/rules/boxes/box-order'
import type { CalendarDate } from '../../domain/rules/dates/dates'
import type { Decoder } from '../../platform/values/decoder'

const milk = { id: '101' }
const codedMilk = { id: 'milk-2l' }
const friday = '2026-11-27' as CalendarDate
/** A line of a box as the shop has written it. */
const delivery = {
  id: 1,
  product_id: 221,
  product_name: 'Seasonal veg box',
  quantity_ordered: 2,
  quantity_delivered: null,
  total_price: '29.00',
  unavailable: false,
  temp_unavailable: 0,
}
const box: Pick<BoxOrder, 'id' | 'orderId' | 'date' | 'sent'> = {
  id: '31',
  orderId: '871',
  date: '2026-11-26' as CalendarDate,
  sent: { date: '2026-11-26', deliveries: [delivery] },
}
const codedBox = { ...box, orderId: 'B-871' }
const never = new AbortController().signal
const confirmation = {
  frequency: 1,
  delivery_slot_id: '0',
  delivery_instructions: 'porch',
  other_delivery_instruction: '',
  day: 5,
}
const details = { first_name: 'Ann', last_name: 'Lee', email: 'ann@home.example', street: '1 Low Road' }
const regularDay = {
  key: '1',
  weekday: 1,
  quantity: 2,
  frequency: 1,
  isActive: true,
  maximum: 6,
  hasOrder: true,
}
const suggestionList = 'https://shop.example/suggest/postcodes?limit=5'

/** A call as a widget makes it. */
type SampleCall = (client: ApiClient) => unknown

/**
 * Each call of the contract in the ways in which widgets make it. Tests and the probe learn from these samples what is
 * sent and read.
 */
export const sampleCalls: Readonly<Record<CallName, readonly [SampleCall, ...SampleCall[]]>> = {
  checkPostcode: [client => checkPostcode(client, 'BS3 4TN')],
  checkAccountPostcode: [client => checkAccountPostcode(client, 'BS3 4TN')],
  saveInterest: [client => saveInterest(client, '5001', details)],
  checkPromoCode: [client => checkPromoCode(client, 'MILK')],
  readBasket: [client => basket.readBasket(client)],
  changeBasketLine: [client => basket.changeBasketLine(client, '11', 2)],
  removeBasketLine: [client => basket.removeBasketLine(client, '11')],
  cancelBasket: [client => basket.cancelBasket(client)],
  addToBasket: [
    client => basket.addToBasket(client, milk, { quantity: 2, increment: true }),
    client => basket.addToBasket(client, codedMilk, { quantity: 2, increment: false }),
  ],
  readBasketQuantity: [client => basket.readBasketQuantity(client, milk)],
  readLatestBoxes: [client => boxes.readLatestBoxes(client)],
  reorderBox: [client => boxes.reorderBox(client, box), client => boxes.reorderBox(client, codedBox)],
  readCheckout: [client => checkout.readCheckout(client, '900')],
  confirmOrder: [
    client => checkout.confirmOrder(client, confirmation, 'a key of this attempt'),
    client =>
      checkout.confirmOrder(client, { ...confirmation, day: null }, { id: '900', editingOrderId: null }),
  ],
  removeUnavailable: [client => checkout.removeUnavailable(client, '900')],
  changeDeliveryDate: [
    client => checkout.changeDeliveryDate(client, { date: friday, day: null, frequency: 0 }),
    client => checkout.changeDeliveryDate(client, { date: null, day: 5, frequency: 1 }),
  ],
  applyDiscount: [
    client => basket.applyDiscount(client, 'SPRING5'),
    client => basket.applyDiscount(client, null),
  ],
  editBoxOrder: [client => boxes.editBoxOrder(client, box)],
  editBasketBox: [
    client => boxes.editBasketBox(client, box, { isThisWeekOnly: true }),
    client => boxes.editBasketBox(client, codedBox, { isThisWeekOnly: false }),
  ],
  cancelBoxOrder: [
    client => boxes.cancelBoxOrder(client, box, { isAllFuture: false }),
    client => boxes.cancelBoxOrder(client, codedBox, { isAllFuture: true }),
  ],
  readWeek: [client => readWeek(client, '2026-11-22' as CalendarDate)],
  readOrdered: [client => hasOrders(client)],
  saveDetails: [
    client => saveDetails(client, { phone: '01632 960001' }),
    client => saveDetails(client, { title: 'Ms', firstname: 'Ann', lastname: 'Lee' }),
  ],
  savePassword: [
    client =>
      savePassword(client, {
        old_password: 'old one',
        password: 'new one',
        password_confirmation: 'new one',
      }),
  ],
  sendRecipe: [
    client => sendRecipe(client, '12', 'ann@home.example'),
    client => sendRecipe(client, 'rice-pudding', 'ann@home.example'),
  ],
  saveRegularOrder: [
    client =>
      essentials.saveRegularOrder(client, milk, { days: [regularDay], isList: false, isDeleted: false }),
    client =>
      essentials.saveRegularOrder(client, codedMilk, {
        days: [{ ...regularDay, key: '0' }],
        isList: true,
        isDeleted: true,
      }),
  ],
  readRegularOrder: [client => essentials.readRegularOrder(client, milk)],
  readDayOrder: [client => essentials.readDayOrder(client, milk, friday)],
  saveDayOrder: [
    client => essentials.saveDayOrder(client, milk, { date: '27/11/2026', quantity: 3 }),
    client => essentials.saveDayOrder(client, codedMilk, { date: friday, quantity: 0 }),
  ],
  saveOneOff: [
    client => essentials.saveOneOff(client, milk, { quantity: 2, date: friday, orderId: null }),
    client => essentials.saveOneOff(client, codedMilk, { quantity: 2, date: friday, orderId: '871' }),
    client => essentials.saveOneOff(client, codedMilk, { quantity: 2, date: friday, orderId: 'A-1' }),
    client => essentials.removeOneOff(client, milk, friday),
  ],
  readOneOff: [
    client => essentials.readOneOff(client, milk, null),
    client => essentials.readOneOff(client, milk, friday),
  ],
  findMoveConflicts: [
    client => findMoveConflicts(client, { address: '3', postcode: 'BA1 5LR', date: friday }),
    client => findMoveConflicts(client, { address: 'A3', postcode: 'BA1 5LR', date: friday }),
  ],
  readMorePosts: [client => readNextPage(client, '/community?page=2', never)],
  readSuggestions: [client => readSuggestions(client, { url: suggestionList, words: 'mil' }, never)],
}

/** Returns the decoder of a call's answer; undefined if nothing of the answer is read. */
export function decoderOf(name: CallName): Decoder<unknown> | undefined {
  let decode: Decoder<unknown> | undefined
  const client: ApiClient = {
    call: <Answer>(_: CallName, { read }: CallOptions<Answer> = {}) => {
      decode = read
      return new Promise<never>(() => {})
    },
  }
  sampleCalls[name][0](client)
  return decode
}
