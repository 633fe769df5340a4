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

/** A call in words, the ways in which widgets make it, and examples of responses to it. */
export type DescribedCall = {
  about: string
  ways: readonly ((client: ApiClient) => unknown)[]
  answers: Readonly<Record<string, unknown>>
  /** Examples of refusals with status 422; the widgets show the messages in them. */
  refusals?: Readonly<Record<string, unknown>>
}

const sorry = (errors: Readonly<Record<string, readonly string[]>>) => ({
  message: 'Please look at what you have entered.',
  errors,
})
const refusedQuantity = {
  'too many': sorry({ quantity: ['You can have at most 6 of Whole milk.'] }),
  'in one message': { message: 'Whole milk is out of stock.' },
}
const refusedDay = {
  'too late': sorry({ date: ['It is too late to change Friday 27 November.'] }),
  'too many': sorry({ quantity: ['You can have at most 6 of Whole milk a day.'] }),
}
const gone = { 'not possible': { message: 'This box cannot be changed any more.' } }

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
    ways: [client => checkPostcode(client, 'BS3 4TN')],
    answers: answers.postcodeAnswers,
    refusals: { 'no postcode': sorry({ postcode: ['Invalid postcode'] }) },
  },
  checkAccountPostcode: {
    about: 'Asks the same for a new address of a customer.',
    ways: [client => checkAccountPostcode(client, 'BS3 4TN')],
    answers: answers.postcodeAnswers,
    refusals: { 'no postcode': sorry({ postcode: ['Invalid postcode'] }) },
  },
  saveInterest: {
    about: 'Leaves the details of a visitor to whom the shop does not deliver yet.',
    ways: [client => saveInterest(client, '5001', details)],
    answers: anything,
    refusals: {
      'by field': sorry({ email: ['Please give an email address.'], street: ['Please give your street.'] }),
    },
  },
  checkPromoCode: {
    about: 'Asks what a promotional code brings. A refused code is told under errors.code or data.code.',
    ways: [client => checkPromoCode(client, 'MILK')],
    answers: { scheme: answers.schemeAnswer, 'inside data': { data: answers.schemeAnswer } },
    refusals: {
      'by field': sorry({ code: ['This code has expired.'] }),
      'under data': { data: { code: ['We do not know this code.'] } },
    },
  },
  readBasket: {
    about: 'Reads the Best of Local basket, of customers and of guests.',
    ways: [client => basket.readBasket(client)],
    answers: { basket: answers.basketAnswer },
  },
  changeBasketLine: {
    about: 'Sets the quantity of a line; 0 takes it out.',
    ways: [client => basket.changeBasketLine(client, '11', 2)],
    answers: anything,
    refusals: refusedQuantity,
  },
  removeBasketLine: {
    about: 'Takes a line out of the basket.',
    ways: [client => basket.removeBasketLine(client, '11')],
    answers: anything,
    refusals: { 'not possible': { message: 'Your box has just been ordered.' } },
  },
  cancelBasket: {
    about:
      'Leaves what is in the basket: an amendment is discarded and its order stays as it was; otherwise the basket is emptied.',
    ways: [client => basket.cancelBasket(client)],
    answers: anything,
    refusals: { 'not possible': { message: 'Your box has just been ordered.' } },
  },
  addToBasket: {
    about: 'Puts a product into the box: so many more with increment, exactly so many without.',
    ways: [
      client => basket.addToBasket(client, milk, { quantity: 2, increment: true }),
      client => basket.addToBasket(client, codedMilk, { quantity: 2, increment: false }),
    ],
    answers: saved,
    refusals: refusedQuantity,
  },
  readBasketQuantity: {
    about: 'Reads how many of a product are in the box.',
    ways: [client => basket.readBasketQuantity(client, milk)],
    answers: { quantity: { quantity: 2 } },
  },
  readLatestBoxes: {
    about:
      'Reads the latest box orders, newest first; the first three are shown. An order that has just been placed is among them: a lost answer to the confirmation is looked up here. For a guest, an empty list.',
    ways: [client => boxes.readLatestBoxes(client)],
    answers: { boxes: { data: [answers.boxOrder] } },
  },
  reorderBox: {
    about:
      'Puts the products of an earlier box into the basket again, beside what is there. The browser then goes to the checkout.',
    ways: [client => boxes.reorderBox(client, box), client => boxes.reorderBox(client, codedBox)],
    answers: saved,
    refusals: gone,
  },
  readCheckout: {
    about: 'Reads total and products of an order that is being checked out.',
    ways: [client => checkout.readCheckout(client, '900')],
    answers: { checkout: answers.checkoutAnswer },
  },
  confirmOrder: {
    about:
      'Places the order and answers its id. The date of a box that comes once is not sent again: it is the one kept by the last POST /api/bol-checkout/update-date. A basket that amends an order changes that order. Afterwards the basket is empty.',
    ways: [
      client => checkout.confirmOrder(client, confirmation, 'a key of this attempt'),
      client => checkout.confirmOrder(client, { ...confirmation, day: null }),
    ],
    answers: { confirmed: { data: { id: 871 } } },
    refusals: {
      'words are missing': sorry({ other_delivery_instruction: ['Please say where we may leave your box.'] }),
      'to be done elsewhere': { message: 'Please add a card first.', data: { redirect: '/account/cards' } },
      'in one message': { message: 'The least for a box is £10.00.' },
    },
  },
  removeUnavailable: {
    about: 'Takes out of the basket what cannot come on the chosen date.',
    ways: [client => checkout.removeUnavailable(client)],
    answers: anything,
    refusals: { 'not possible': { message: 'Your box has just been ordered.' } },
  },
  changeDeliveryDate: {
    about:
      'Keeps when the box is wanted, in the basket; answers what then cannot come, and the next delivery. Asked at each choice of date, day or frequency.',
    ways: [
      client => checkout.changeDeliveryDate(client, { date: friday, day: null, frequency: 0 }),
      client => checkout.changeDeliveryDate(client, { date: null, day: 5, frequency: 1 }),
    ],
    answers: {
      changes: { data: { changes: [{ message: 'No sourdough on Friday.' }], next_delivery: friday } },
      'in plain words': { changes: ['No sourdough on Friday.'], next_delivery: null },
    },
    refusals: {
      'no such day': sorry({ date: ['We cannot bring a box on that day.'] }),
      'in one message': { message: 'We cannot bring a box on that day.' },
    },
  },
  applyDiscount: {
    about: 'Applies a promotional code to the basket; CLEARDISCOUNT takes the present one off.',
    ways: [client => basket.applyDiscount(client, 'SPRING5'), client => basket.applyDiscount(client, null)],
    answers: saved,
    refusals: { 'not known': { message: 'This code brings nothing off a box.' } },
  },
  editBoxOrder: {
    about:
      'Begins to amend a box: its products are put into the basket, in the place of what was there. The id is that of the delivery, as the box’s id says. The browser then goes to the page featured.',
    ways: [client => boxes.editBoxOrder(client, box)],
    answers: saved,
    refusals: gone,
  },
  editBasketBox: {
    about:
      'Begins to amend one week’s delivery of a box, or every one where the date is null; as the other way to amend.',
    ways: [
      client => boxes.editBasketBox(client, box, { isThisWeekOnly: true }),
      client => boxes.editBasketBox(client, codedBox, { isThisWeekOnly: false }),
    ],
    answers: saved,
    refusals: gone,
  },
  cancelBoxOrder: {
    about: 'Cancels this delivery of a box, or all future ones where the date is null.',
    ways: [
      client => boxes.cancelBoxOrder(client, box, { isAllFuture: false }),
      client => boxes.cancelBoxOrder(client, codedBox, { isAllFuture: true }),
    ],
    answers: saved,
    refusals: gone,
  },
  readWeek: {
    about:
      'Reads the week that begins on that Sunday. Lines and boxes come in one list, or in one for each day.',
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
    about:
      'Reads what a visitor has ordered or put into the basket; whether there is anything is all that matters.',
    ways: [client => hasOrders(client)],
    answers: { orders: { data: [{ id: 1 }] } },
  },
  saveDetails: {
    about: 'Saves a phone number, or title, first name and last name.',
    ways: [
      client => saveDetails(client, { phone: '01632 960001' }),
      client => saveDetails(client, { title: 'Ms', firstname: 'Ann', lastname: 'Lee' }),
    ],
    answers: anything,
    refusals: { 'by field': sorry({ lastname: ['Please give your last name.'] }) },
  },
  savePassword: {
    about: 'Changes the password.',
    ways: [
      client =>
        savePassword(client, {
          old_password: 'old one',
          password: 'new one',
          password_confirmation: 'new one',
        }),
    ],
    answers: anything,
    refusals: { 'by field': sorry({ old_password: ['That is not your current password.'] }) },
  },
  sendRecipe: {
    about: 'Sends a recipe to an email address.',
    ways: [
      client => sendRecipe(client, '12', 'ann@home.example'),
      client => sendRecipe(client, 'rice-pudding', 'ann@home.example'),
    ],
    answers: anything,
    refusals: { 'by field': sorry({ email: ['Please give an email address.'] }) },
  },
  saveRegularOrder: {
    about: 'Saves what comes on each weekday, under the keys of the shop, or ends the regular order.',
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
    refusals: {
      'too many': sorry({ weekdays: ['You can have at most 6 of Whole milk a day.'] }),
      'in one message': { message: 'Whole milk is out of stock.' },
    },
  },
  readRegularOrder: {
    about: 'Reads the regular order of a product: a list or an object of days, by number or by name.',
    ways: [client => essentials.readRegularOrder(client, milk)],
    answers: { days: answers.regularAnswer },
  },
  readDayOrder: {
    about:
      'Reads how many of a regularly ordered product come on one date: as changed for that date, otherwise as every week.',
    ways: [client => essentials.readDayOrder(client, milk, friday)],
    answers: { quantity: { quantity_ordered: 2 } },
  },
  saveDayOrder: {
    about: 'Changes one date of a regular order; the date goes back as the server wrote it.',
    ways: [
      client => essentials.saveDayOrder(client, milk, { date: '27/11/2026', quantity: 3 }),
      client => essentials.saveDayOrder(client, codedMilk, { date: friday, quantity: 0 }),
    ],
    answers: saved,
    refusals: refusedDay,
  },
  saveOneOff: {
    about: 'Orders a product for one date, changes that order, or removes it.',
    ways: [
      client => essentials.saveOneOff(client, milk, { quantity: 2, date: friday, orderId: null }),
      client => essentials.saveOneOff(client, codedMilk, { quantity: 2, date: friday, orderId: '871' }),
      client => essentials.saveOneOff(client, codedMilk, { quantity: 2, date: friday, orderId: 'A-1' }),
      client => essentials.removeOneOff(client, milk, friday),
    ],
    answers: saved,
    refusals: refusedDay,
  },
  readOneOff: {
    about:
      'Reads the dates a product can be ordered for, and what is ordered for the asked date alone. Without a date, any may be meant. What comes every week is not told here.',
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
    ways: [
      client => findMoveConflicts(client, { address: '3', postcode: 'BA1 5LR', date: friday }),
      client => findMoveConflicts(client, { address: 'A3', postcode: 'BA1 5LR', date: friday }),
    ],
    answers: { conflicts: answers.moveAnswer },
    refusals: { 'by field': sorry({ date: ['Please choose a day up to 12 weeks ahead.'] }) },
  },
  readMorePosts: {
    about: "Reads the next page of a grid: the page's own Load more link.",
    ways: [client => readNextPage(client, '/community?page=2', never)],
    answers: {},
  },
  readSuggestions: {
    about: 'Reads suggestions from the list that a typeahead names: names, or names with a note.',
    ways: [client => readSuggestions(client, { url: suggestionList, words: 'mil' }, never)],
    answers: { suggestions: ['Milk', { name: 'Cream', note: 'From Hill Farm' }] },
  },
}
