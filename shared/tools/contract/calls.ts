import { saveDetails, savePassword } from '../../domain/api/account'
import * as basket from '../../domain/api/basket'
import * as boxes from '../../domain/api/box-orders'
import * as checkout from '../../domain/api/checkout'
import type { ApiClient } from '../../domain/api/client/client'
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
import * as answers from './answers'

/** A call in words, the ways in which widgets make it, and answers to it as a shop may write them. */
export type DescribedCall = {
  about: string
  requirement: string
  ways: readonly ((client: ApiClient) => unknown)[]
  answers: Readonly<Record<string, unknown>>
}

const milk = { id: '101' }
const codedMilk = { id: 'milk-2l' }
const friday = '2026-11-27' as CalendarDate
const box: Pick<BoxOrder, 'id' | 'orderId' | 'date' | 'sent'> = {
  id: '31',
  orderId: '871',
  date: '2026-11-26' as CalendarDate,
  sent: { date: '2026-11-26', deliveries: answers.boxOrder.deliveries },
}
const codedBox = { ...box, orderId: 'B-871' }
const never = new AbortController().signal
const anything = { saved: { success: true } }
const saved = { saved: answers.savedAnswer, 'inside data': { data: answers.savedAnswer } }
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

/** Every call that the client may send. */
export const calls: Readonly<Record<CallName, DescribedCall>> = {
  checkPostcode: {
    about: 'Asks whether the shop delivers to a postcode. What results holds depends on the outcome.',
    requirement: 'CALL-07, CALL-08',
    ways: [client => checkPostcode(client, 'BS3 4TN')],
    answers: answers.postcodeAnswers,
  },
  checkAccountPostcode: {
    about: 'Asks the same for a new address of a customer.',
    requirement: 'CALL-09',
    ways: [client => checkAccountPostcode(client, 'BS3 4TN')],
    answers: answers.postcodeAnswers,
  },
  saveInterest: {
    about: 'Leaves the details of a visitor to whom the shop does not deliver yet.',
    requirement: 'CALL-11',
    ways: [client => saveInterest(client, '5001', details)],
    answers: anything,
  },
  checkPromoCode: {
    about: 'Asks what a promotional code brings. A refused code is told under errors.code or data.code.',
    requirement: 'CALL-12',
    ways: [client => checkPromoCode(client, 'MILK')],
    answers: { scheme: answers.schemeAnswer, 'inside data': { data: answers.schemeAnswer } },
  },
  readBasket: {
    about: 'Reads the Best of Local basket.',
    requirement: 'CALL-13',
    ways: [client => basket.readBasket(client)],
    answers: { basket: answers.basketAnswer },
  },
  changeBasketLine: {
    about: 'Sets the quantity of a line; 0 takes it out.',
    requirement: 'CALL-14',
    ways: [client => basket.changeBasketLine(client, '11', 2)],
    answers: anything,
  },
  removeBasketLine: {
    about: 'Takes a line out of the basket.',
    requirement: 'CALL-15',
    ways: [client => basket.removeBasketLine(client, '11')],
    answers: anything,
  },
  cancelBasket: {
    about: 'Discards an amendment that was begun, or cancels the order.',
    requirement: 'CALL-16',
    ways: [client => basket.cancelBasket(client)],
    answers: anything,
  },
  addToBasket: {
    about: 'Puts a product into the box: so many more with increment, exactly so many without.',
    requirement: 'CALL-17',
    ways: [
      client => basket.addToBasket(client, milk, { quantity: 2, increment: true }),
      client => basket.addToBasket(client, codedMilk, { quantity: 2, increment: false }),
    ],
    answers: saved,
  },
  readBasketQuantity: {
    about: 'Reads how many of a product are in the box.',
    requirement: 'CALL-18',
    ways: [client => basket.readBasketQuantity(client, milk)],
    answers: { quantity: { quantity: 2 } },
  },
  readLatestBoxes: {
    about: 'Reads the latest box orders, newest first.',
    requirement: 'CALL-19',
    ways: [client => boxes.readLatestBoxes(client)],
    answers: { boxes: { data: [answers.boxOrder] } },
  },
  reorderBox: {
    about: 'Puts the products of an earlier box into the basket again.',
    requirement: 'CALL-20',
    ways: [client => boxes.reorderBox(client, box), client => boxes.reorderBox(client, codedBox)],
    answers: saved,
  },
  readCheckout: {
    about: 'Reads total and products of an order that is being checked out.',
    requirement: 'CALL-21',
    ways: [client => checkout.readCheckout(client, '900')],
    answers: { checkout: answers.checkoutAnswer },
  },
  confirmOrder: {
    about: 'Places the order and answers its id.',
    requirement: 'CALL-22',
    ways: [
      client => checkout.confirmOrder(client, confirmation, 'a key of this attempt'),
      client => checkout.confirmOrder(client, { ...confirmation, day: null }),
    ],
    answers: { confirmed: { data: { id: 871 } } },
  },
  removeUnavailable: {
    about: 'Takes out of the basket what cannot come on the chosen date.',
    requirement: 'CALL-23',
    ways: [client => checkout.removeUnavailable(client)],
    answers: anything,
  },
  changeDeliveryDate: {
    about: 'Says when the box is wanted; answers what then cannot come, and the next delivery.',
    requirement: 'CALL-24',
    ways: [
      client => checkout.changeDeliveryDate(client, { date: friday, day: null, frequency: 0 }),
      client => checkout.changeDeliveryDate(client, { date: null, day: 5, frequency: 1 }),
    ],
    answers: {
      changes: { data: { changes: [{ message: 'No sourdough on Friday.' }], next_delivery: friday } },
      'in plain words': { changes: ['No sourdough on Friday.'], next_delivery: null },
    },
  },
  applyDiscount: {
    about: 'Applies a promotional code to the basket; CLEARDISCOUNT takes the present one off.',
    requirement: 'CALL-25',
    ways: [client => basket.applyDiscount(client, 'SPRING5'), client => basket.applyDiscount(client, null)],
    answers: saved,
  },
  editBoxOrder: {
    about: 'Begins to amend a box.',
    requirement: 'CALL-26',
    ways: [client => boxes.editBoxOrder(client, box)],
    answers: saved,
  },
  editBasketBox: {
    about: "Begins to amend this week's delivery of a box, or every one where the date is null.",
    requirement: 'CALL-27',
    ways: [
      client => boxes.editBasketBox(client, box, { isThisWeekOnly: true }),
      client => boxes.editBasketBox(client, codedBox, { isThisWeekOnly: false }),
    ],
    answers: saved,
  },
  cancelBoxOrder: {
    about: 'Cancels this delivery of a box, or all future ones where the date is null.',
    requirement: 'CALL-28',
    ways: [
      client => boxes.cancelBoxOrder(client, box, { isAllFuture: false }),
      client => boxes.cancelBoxOrder(client, codedBox, { isAllFuture: true }),
    ],
    answers: saved,
  },
  readWeek: {
    about:
      'Reads the week that begins on that Sunday. Lines and boxes come in one list, or in one for each day.',
    requirement: 'CALL-29',
    ways: [client => readWeek(client, '2026-11-22' as CalendarDate)],
    answers: {
      week: answers.weekAnswer,
      'by day': {
        ...answers.weekAnswer,
        products: { '2026-11-23': answers.weekAnswer.products },
        orders: { '2026-11-26': answers.weekAnswer.orders },
      },
    },
  },
  readOrdered: {
    about: 'Reads the active orders; whether there is any is all that matters.',
    requirement: 'CALL-30',
    ways: [client => hasOrders(client)],
    answers: { orders: { data: [{ id: 1 }] } },
  },
  saveDetails: {
    about: 'Saves a phone number, or title, first name and last name.',
    requirement: 'CALL-31',
    ways: [
      client => saveDetails(client, { phone: '01632 960001' }),
      client => saveDetails(client, { title: 'Ms', firstname: 'Ann', lastname: 'Lee' }),
    ],
    answers: anything,
  },
  savePassword: {
    about: 'Changes the password.',
    requirement: 'CALL-32',
    ways: [
      client =>
        savePassword(client, {
          old_password: 'old one',
          password: 'new one',
          password_confirmation: 'new one',
        }),
    ],
    answers: anything,
  },
  sendRecipe: {
    about: 'Sends a recipe to an email address.',
    requirement: 'CALL-33',
    ways: [
      client => sendRecipe(client, '12', 'ann@home.example'),
      client => sendRecipe(client, 'rice-pudding', 'ann@home.example'),
    ],
    answers: anything,
  },
  saveRegularOrder: {
    about: 'Saves what comes on each weekday, under the keys of the shop, or ends the regular order.',
    requirement: 'CALL-34',
    ways: [
      client =>
        essentials.saveRegularOrder(client, milk, { days: [regularDay], isList: false, isDeleted: false }),
      client =>
        essentials.saveRegularOrder(client, codedMilk, {
          days: [{ ...regularDay, key: '0' }],
          isList: true,
          isDeleted: true,
        }),
    ],
    answers: saved,
  },
  readRegularOrder: {
    about: 'Reads the regular order of a product: a list or an object of days, by number or by name.',
    requirement: 'CALL-35',
    ways: [client => essentials.readRegularOrder(client, milk)],
    answers: { days: answers.regularAnswer },
  },
  readDayOrder: {
    about: 'Reads how many of a regularly ordered product come on one date.',
    requirement: 'CALL-36',
    ways: [client => essentials.readDayOrder(client, milk, friday)],
    answers: { quantity: { quantity_ordered: 2 } },
  },
  saveDayOrder: {
    about: 'Changes one date of a regular order; the date goes back as the server wrote it.',
    requirement: 'CALL-37',
    ways: [
      client => essentials.saveDayOrder(client, milk, { date: '27/11/2026', quantity: 3 }),
      client => essentials.saveDayOrder(client, codedMilk, { date: friday, quantity: 0 }),
    ],
    answers: saved,
  },
  saveOneOff: {
    about: 'Orders a product for one date, changes that order, or removes it.',
    requirement: 'CALL-38',
    ways: [
      client => essentials.saveOneOff(client, milk, { quantity: 2, date: friday, orderId: null }),
      client => essentials.saveOneOff(client, codedMilk, { quantity: 2, date: friday, orderId: '871' }),
      client => essentials.saveOneOff(client, codedMilk, { quantity: 2, date: friday, orderId: 'A-1' }),
      client => essentials.removeOneOff(client, milk, friday),
    ],
    answers: saved,
  },
  readOneOff: {
    about:
      'Reads the dates a product can be ordered for, and what is ordered for the chosen one: order_id null says nothing is.',
    requirement: 'CALL-39',
    ways: [
      client => essentials.readOneOff(client, milk, null),
      client => essentials.readOneOff(client, milk, friday),
    ],
    answers: {
      'by heading': answers.oneOffAnswer,
      'as lists': {
        dates: [{ heading: 'This week', dates: [{ value: friday, label: 'Friday' }] }],
        quantity: null,
        order_id: null,
        frequency: null,
      },
    },
  },
  findMoveConflicts: {
    about: 'Reads which orders clash with the delivery days of a new address, and where they can go.',
    requirement: 'CALL-40',
    ways: [
      client => findMoveConflicts(client, { address: '3', postcode: 'BA1 5LR', date: friday }),
      client => findMoveConflicts(client, { address: 'A3', postcode: 'BA1 5LR', date: friday }),
    ],
    answers: { conflicts: answers.moveAnswer },
  },
  readMorePosts: {
    about: "Reads the next page of a grid: the page's own Load more link.",
    requirement: 'CALL-41',
    ways: [client => readNextPage(client, '/community?page=2', never)],
    answers: {},
  },
  readSuggestions: {
    about: 'Reads suggestions from the list that a typeahead names: names, or names with a note.',
    requirement: 'CALL-41',
    ways: [client => readSuggestions(client, { url: suggestionList, words: 'mil' }, never)],
    answers: { suggestions: ['Milk', { name: 'Cream', note: 'From Hill Farm' }] },
  },
}
