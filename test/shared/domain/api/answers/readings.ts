import { readBasket, readBasketQuantity } from '../../../../../shared/domain/api/basket'
import { readLatestBoxes } from '../../../../../shared/domain/api/box-orders'
import { changeDeliveryDate, confirmOrder, readCheckout } from '../../../../../shared/domain/api/checkout'
import type { ApiClient } from '../../../../../shared/domain/api/client/client'
import { readDayOrder, readOneOff, readRegularOrder } from '../../../../../shared/domain/api/essentials'
import { findMoveConflicts } from '../../../../../shared/domain/api/house-move'
import { hasOrders } from '../../../../../shared/domain/api/ordered'
import { checkPostcode } from '../../../../../shared/domain/api/postcode'
import { checkPromoCode } from '../../../../../shared/domain/api/promo'
import { readWeek } from '../../../../../shared/domain/api/week'
import { calendarDay } from '../../../../support/calendar-day'
import { boxParts, lineParts, productParts, under } from './documented-parts'
import type { Parts } from './kinds-of-parts'
import { basketAnswer, boxOrder, checkoutAnswer, product, weekAnswer } from './ordering-answers'
import type { spoilt } from './spoilt'

/** A decoder with a complete answer and the kind of each of its parts. */
type Reading = {
  name: string
  whole: Parameters<typeof spoilt>[0]
  read: (client: ApiClient) => Promise<unknown>
  parts: Parts
}

const milk = { id: '101' }
const friday = calendarDay('2026-11-27')
const day = { quantity: 2, frequency: 2, active: true, max_quantity: 6, is_order: true }
const depot = {
  title: 'Oakdale',
  address_1: '1 Dairy Lane',
  city: 'Oakdale',
  postcode: 'OA1 1AA',
  phone: '01632',
}

/** Every decoder of an answer. */
export const readings: Reading[] = [
  {
    name: 'the basket',
    whole: basketAnswer,
    read: client => readBasket(client),
    parts: {
      basket: 'an object of fields that may be left out',
      'basket.id': 'unread',
      'basket.discount_amount': 'an amount, or none',
      'basket.coupon_code': 'words, or none',
      'basket.deliveries': 'a note',
      'basket.deliveries.*': 'a note',
      'basket.deliveries.*.order_product_id': 'a note',
      'basket.deliveries.*.discount_amount': 'a note',
      order: 'an object, or none',
      'order.id': 'an identifier',
      'order.date': 'a date, or none',
      'order.next_delivery_date': 'a date that may be unknown',
      'order.frequency': 'a count, or none',
      'order.delivery_slot_id': 'words, or none',
      'order.delivery_instructions': 'words, or none',
      'order.other_delivery_instructions': 'words, or none',
      'order.parent_id': 'an identifier, or none',
      'order.editing_order_id': 'an identifier, or none',
      'order.weekday': 'a count, or none',
      'order.previous_total': 'an amount that may be unknown',
      'order.previous_products': 'what an order held before',
      'order.previous_products.*': 'what an order held before',
      'order.previous_products.*.product_id': 'a product of before',
      'order.previous_products.*.product_name': 'words that may be missing',
      'order.previous_products.*.quantity': 'what an order held before',
      'order.previous_products.*.price': 'an amount that may be unknown',
      ...lineParts,
    },
  },
  {
    name: 'the clashes of a move',
    whole: {
      conflicts: [
        {
          id: 7,
          frequency: 1,
          weekday: 1,
          date: null,
          name: 'Milk',
          product_name: '',
          quantity: 2,
          image: '',
        },
      ],
    },
    read: client => findMoveConflicts(client, { address: '1', postcode: 'BA1 5LR', date: friday }),
    parts: {
      conflicts: 'a list',
      'conflicts.*': 'an entry of a day',
      'conflicts.*.id': 'an identifier',
      'conflicts.*.frequency': 'a count',
      'conflicts.*.weekday': 'a word',
      'conflicts.*.date': 'unread',
      'conflicts.*.name': 'words that may be missing',
      'conflicts.*.product_name': 'words that may be missing',
      'conflicts.*.quantity': 'a count, or none',
      'conflicts.*.image': 'words that may be missing',
    },
  },
  {
    name: 'how many are in the basket',
    whole: { quantity: 2 },
    read: client => readBasketQuantity(client, milk),
    parts: { quantity: 'a count, or none' },
  },
  {
    name: 'the checkout',
    whole: checkoutAnswer,
    read: client => readCheckout(client, '900'),
    parts: { total: 'an amount that may be unknown', ...lineParts },
  },
  {
    name: 'another date',
    whole: { changes: [{ message: 'No sourdough.' }], next_delivery: friday },
    read: client => changeDeliveryDate(client, { date: friday, day: null, frequency: 0 }),
    parts: {
      changes: 'a list, or none',
      'changes.*': 'a message',
      'changes.*.message': 'a message',
      next_delivery: 'a date that may be unknown',
    },
  },
  {
    name: 'a confirmed order',
    whole: { id: 871 },
    read: client =>
      confirmOrder(
        client,
        {
          frequency: 0,
          delivery_slot_id: '0',
          delivery_instructions: '',
          other_delivery_instruction: '',
          day: null,
        },
        { id: '900', editingOrderId: null },
      ),
    parts: { id: 'an identifier' },
  },
  {
    name: 'the latest boxes',
    whole: { data: [boxOrder] },
    read: client => readLatestBoxes(client),
    parts: { data: 'a list', 'data.*': 'an object', ...under('data.*', boxParts) },
  },
  {
    name: 'the week',
    whole: weekAnswer,
    read: client => readWeek(client, calendarDay('2026-11-22')),
    parts: {
      products: 'a list',
      'products.*': 'an entry of a day',
      'products.*.id': 'an identifier of our own making',
      'products.*.product_id': 'an identifier, or none',
      'products.*.product_name': 'words that may be missing',
      ...productParts('products.*.product'),
      'products.*.quantity_ordered': 'a count',
      'products.*.quantity_delivered': 'a count, or none',
      'products.*.total_price': 'an amount that may be unknown',
      'products.*.delivery_date': 'a date, or none',
      'products.*.past_cutoff': 'a state',
      'products.*.cutoff': 'words, or none',
      'products.*.paused': 'a state',
      'products.*.shifted': 'a state',
      'products.*.limited': 'a state',
      'products.*.modified': 'a state',
      'products.*.unavailable': 'a state',
      'products.*.temp_unavailable': 'a state',
      'products.*.rolledback_at': 'a note of what was taken back',
      'products.*.rolledback_quantity': 'a count, or none',
      'products.*.orderproduct': 'an object of fields that may be left out',
      'products.*.orderproduct.is_free': 'a state',
      'products.*.orderproduct.order': 'an object of fields that may be left out',
      'products.*.orderproduct.order.id': 'unread',
      'products.*.orderproduct.order.type': 'unread',
      'products.*.orderproduct.order.frequency': 'a frequency',
      'products.*.orderproduct.order.daymove_id': 'an identifier, or none',
      'products.*.orderproduct.order.parent_id': 'an identifier, or none',
      orders: 'a list',
      'orders.*': 'an entry of a day',
      ...under('orders.*', boxParts),
      pauses: 'a list, or none',
      'pauses.*': 'an object',
      'pauses.*.id': 'unread',
      'pauses.*.start_date': 'a date',
      'pauses.*.end_date': 'a date',
      moves: 'a list, or none',
      'moves.*': 'an object',
      'moves.*.from': 'a date',
      'moves.*.to': 'a date, or none',
      'moves.*.name': 'words that may be missing',
      activeBolOrder: 'an object, or none',
      'activeBolOrder.id': 'unread',
      'activeBolOrder.date': 'a date, or none',
      'activeBolOrder.frequency': 'a count, or none',
      'activeBolOrder.weekday': 'a count, or none',
    },
  },
  {
    name: 'whether anything is ordered',
    whole: { data: [{ id: 1 }] },
    read: client => hasOrders(client),
    parts: { data: 'any list', 'data.*': 'any entry', 'data.*.id': 'unread' },
  },
  {
    name: 'a regular order',
    whole: { weekdays: { 1: day, 2: { ...day, is_order: false } } },
    read: client => readRegularOrder(client, milk),
    parts: {
      weekdays: 'days',
      'weekdays.*': 'a day',
      'weekdays.*.quantity': 'a quantity of a day',
      'weekdays.*.frequency': 'a frequency',
      'weekdays.*.active': 'a state that holds unless denied',
      'weekdays.*.max_quantity': 'a maximum',
      'weekdays.*.is_order': 'a state',
    },
  },
  {
    name: 'one day of a regular order',
    whole: { quantity_ordered: 2 },
    read: client => readDayOrder(client, milk, friday),
    parts: { quantity_ordered: 'a count' },
  },
  {
    name: 'a one-off order',
    whole: { dates: { Soon: { [friday]: 'Friday' } }, quantity: 3, order_id: 871, frequency: 1 },
    read: client => readOneOff(client, milk, friday),
    parts: {
      dates: 'dates',
      'dates.*': 'dates under a heading',
      'dates.*.*': 'a label',
      quantity: 'a count',
      order_id: 'an order of a date',
      frequency: 'a count',
    },
  },
  {
    name: 'a postcode that is served',
    whole: {
      postcode_match: true,
      quota_reached: false,
      is_affiliate: false,
      results: { delivery_summary: 'Monday', round: { roundsman: 'Pat', depot } },
    },
    read: client => checkPostcode(client, 'OA1 1AA'),
    parts: {
      postcode_match: 'a verdict',
      quota_reached: 'a state',
      is_affiliate: 'a state',
      results: 'what may be known',
      'results.*': 'what may be known',
      'results.*.*': 'what may be known',
      'results.*.*.*': 'what may be known',
    },
  },
  {
    name: 'partners of ours',
    whole: {
      postcode_match: false,
      is_affiliate: true,
      results: [{ affiliate: { company_name: 'Hill Farm', telephone: '01632', website: 'hill.test' } }],
    },
    read: client => checkPostcode(client, 'OA1 1AA'),
    parts: {
      postcode_match: 'a verdict',
      is_affiliate: 'a flag of the outcome',
      results: 'a list',
      'results.*': 'a partner',
      'results.*.affiliate': 'a partner',
      'results.*.affiliate.*': 'what may be known',
    },
  },
  {
    name: 'a promotional code',
    whole: {
      scheme: { reward_type: 'free', reward_order_type: 'regular', reward_max_qty: 3, products: [product] },
    },
    read: client => checkPromoCode(client, 'MILK'),
    parts: {
      scheme: 'an object',
      'scheme.reward_type': 'a word',
      'scheme.reward_order_type': 'words that may be missing',
      'scheme.reward_max_qty': 'a count, or none',
      'scheme.products': 'a list, or none',
      'scheme.products.*': 'an object',
      'scheme.products.*.*': 'words that may be missing',
      'scheme.products.*.id': 'an identifier',
      'scheme.products.*.max_qty_allowed': 'a count that may be unknown',
    },
  },
]
