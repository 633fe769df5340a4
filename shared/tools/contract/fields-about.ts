/**
 * What each field of a response means, by its name, or by schema and name if a name has several meanings. Weekdays are
 * 1 for Monday to 6 for Saturday, and 0 or 7 for Sunday.
 */
export const fieldsAbout: Readonly<Record<string, string>> = {
  // Postcodes.
  postcode_match: 'Whether a round of the shop’s own goes there.',
  quota_reached: 'Whether no more customers are taken there today; the postcode counts all the same.',
  is_affiliate: 'Whether somebody else delivers there, if no round does. Then results is their list.',
  results:
    'With a match the round; with is_affiliate a list of those who deliver; otherwise the id under which details can be left.',
  title: 'The name of the depot.',
  address_1: 'First line of the depot’s address.',
  address_2: 'Second line of the depot’s address.',
  address_3: 'Third line of the depot’s address.',
  city: 'Town of the depot.',
  postcode: 'Postcode of the depot.',
  phone: 'Telephone of the depot.',
  round: 'Who comes, and from which depot.',
  roundsman: 'The name of whoever brings it.',
  depot: 'Where the round starts from.',
  delivery_summary: 'The delivery days, in words.',
  affiliate: 'One who delivers there.',
  company_name: 'Their name; contact_name is shown where it is missing.',
  contact_name: 'The person to ask for.',
  telephone: 'Their telephone.',
  website: 'Their website, with or without https://.',
  'PostcodeResults.id': 'Where the details go: PUT /register/postcode/{id}/details.',

  // Codes.
  scheme: 'What the code brings.',
  reward_type: '“free”: one of the products, chosen on the form. Any other word: nothing has to be chosen.',
  reward_order_type: '“regular”: the product comes every week. Anything else: once, on a date.',
  reward_max_qty:
    'The most of it, over all days of a week together. Null or left out: as many as max_qty_allowed says.',
  'Scheme.products': 'The products to choose from.',
  'CheckPromoCode.products': 'The products to choose from.',

  // Products.
  product: 'The product as the shop sells it now.',
  product_id: 'The id of the product, where product has none.',
  'FreeProduct.id': 'The id of the product, which the form posts.',
  'ReadBasketProductsProduct.id':
    'The id of the product, in all calls about it; product_id beside it where it is missing.',
  name: 'What it is called.',
  product_name: 'What it is called; it counts before the name inside product.',
  image: 'Address of a picture of it.',
  size: 'Its size or a few words, shown under the name.',
  template: '“de”: a daily essential, ordered by day. “bol”: it goes into the Best of Local box.',
  edg_code:
    'The shop’s code. 7600 and 7601 come at Christmas only, 5995 and 5996 are hampers: such a box comes once. 5600 is the lottery.',
  is_available: 'Whether it can be ordered now; left out, it can. Otherwise the button says “Out of Stock”.',
  max_qty_allowed:
    'The most of it a day, or in a box. 0: none at all. Null or left out: no limit of its own, and 100 counts.',
  order_price: 'What one costs.',

  // The box that is being filled.
  basket: 'Discount and code; empty or left out where there is neither.',
  discount_amount:
    'What is taken off, as a positive amount. Left out, it is what grand_total is below subtotal.',
  coupon_code: 'The code that is applied; empty for none.',
  'ReadBasketBasket.discount_amount':
    'What is taken off in all, as a positive amount. The widgets add up the lines and take this off once.',
  'ReadBasketBasket.deliveries':
    'What of that is taken off single lines: it is noted there, and not taken off again.',
  order_product_id: 'The id of the line.',
  'ReadBasketBasketDeliveries.discount_amount': 'What is taken off that line.',
  'ReadBasket.order':
    'The order that the basket will become, as far as it is known; nothing where there is none yet.',
  'ReadBasket.products': 'The lines of the basket, each with its own id.',
  'BasketLine.id': 'The id of the line: PUT and DELETE /api/bol-basket/{lineId}.',
  'BasketLine.quantity': 'How many there are; a line of 0 counts as taken out.',
  'BasketLine.unavailable':
    'Whether it cannot come on the chosen date. It is listed at the checkout, and keeps the order from being confirmed until it is removed or another date is chosen.',
  'ReadBasketQuantity.quantity': 'How many of the product are in the basket; 0 for none.',
  'ReadBasket.id': 'Under which GET /api/bol-checkout/{orderId} is asked. It need not be a placed order yet.',
  'ReadBasket.date': 'The day on which a box that comes once is wanted; null until one is chosen.',
  next_delivery_date:
    'The day on which the box comes next, however often it comes. Null where that is not known yet.',
  'ReadBasket.frequency': '0: once. 1, 2 or 4: every so many weeks.',
  delivery_slot_id:
    'The chosen delivery option, one of those on the page. 0: nobody takes it in, and instructions are asked for.',
  delivery_instructions: 'The chosen instruction, one of those on the page; “other” asks for words.',
  other_delivery_instructions:
    'The customer’s own words for “other”. It is sent without the s: other_delivery_instruction.',
  'ReadBasket.parent_id':
    'The repeating order of which this basket changes one week. Null, 0, "0", "" or left out: none. With it, frequency, day and place cannot be changed at the checkout.',
  editing_order_id:
    'The placed order that this basket changes. Null, 0, "0", "" or left out: it is a new order. With it, leaving the basket leaves that order as it was.',
  'ReadBasket.weekday': 'The weekday of a repeating box; null where it comes once.',
  previous_total:
    'What the order came to before it was changed, so that nobody wonders at a new total. Null or left out: nothing is said of it.',

  // The checkout.
  total:
    'What the order comes to: all that can come on the chosen date, with discounts taken off, without lines that are unavailable. Below the least of the page, nothing can be confirmed. Left out: the sum is not shown, and the least cannot be checked.',
  'ReadCheckout.products': 'The lines of the order, as in GET /api/bol-basket.',
  'ConfirmOrderAnswer.id': 'The id of the placed order: the browser goes to its page, checkoutComplete.',
  changes: 'What can no longer come as it is on that date: a sentence for each. Empty where all can come.',
  'ChangeDeliveryDateChanges.message': 'What changes, in a sentence.',
  next_delivery: 'The day on which the box comes next; null where there is none.',

  // Ordered boxes.
  'BoxOrder.id':
    'The id of this delivery; a repeating order has one each time it comes. PUT /api/bol-order/edit/{id} is asked with it.',
  'BoxOrder.order_id': 'The id of the order, for changing, cancelling and ordering again.',
  start_date:
    'The day on which this box comes, moved or not: a date such as 2026-11-26. It is sent back as it came, in calls about that delivery.',
  'ReadWeekPauses.start_date': 'The first day without a delivery.',
  end_date: 'The last day without a delivery.',
  items_qty: 'How many things are in it.',
  subtotal: 'What the products come to before discounts.',
  grand_total: 'What this box costs.',
  'BoxOrder.products': 'What is in the box, with pictures and present prices.',
  'BoxProduct.quantity': 'How many of it are in the box.',
  'BoxOrder.deliveries': 'The lines of this box, with what they cost; products where this is missing.',
  'BoxDelivery.product': 'Its name, if product_name is missing.',
  'BoxOrder.order': 'The order it belongs to.',
  'BoxOrder.weekday': 'The weekday of a repeating order; that inside order counts first.',
  'BoxOrder.parent_id':
    'The repeating order of which this box is one changed week; that inside order counts first. Null or 0: none.',
  'ReadLatestBoxesOrder.id': 'The id of the order, where order_id is missing.',
  'ReadLatestBoxesOrder.frequency':
    '0: this box comes once, and is changed or cancelled alone. 1, 2 or 4: every so many weeks.',
  'ReadLatestBoxesOrder.weekday': 'The weekday of a repeating order.',
  'ReadLatestBoxesOrder.parent_id':
    'The repeating order of which this box is one changed week. Null or 0: none.',
  daymove_id:
    'Set where the day was moved, as by a bank holiday: the entry is called Shifted. Whether it counts in the totals shifted alone says. Null or 0: it was not.',
  cancelled:
    'Whether this delivery is cancelled: it is shown as that, and not charged. A shop may leave it out of the week instead.',
  failed: 'Whether it could not be delivered, and why.',
  failing: 'Whether it will fail unless something is done, and why, such as a declined card.',
  status: 'Whether that is so.',
  reason: 'Why, in words for the customer.',
  past_cutoff:
    'Whether it is too late to change it; cutoff says so too, each suffices. Left out, without a cutoff, it can be changed.',
  deliverable:
    'Needed once past_cutoff: whether it will be delivered. Left out, the box is told as one that will not.',
  delivered: 'Whether it has come.',
  paid: 'Whether it is paid; then it cannot be cancelled.',
  shifted:
    'Whether it does not come on the day where it stands but on another, as by a bank holiday: it is shown there as moved, and not counted. On the other day it stands once more, without this.',
  modified: 'Whether it was changed for this time only.',
  paused:
    'Whether it does not come because of a pause. This and a pause of the week’s list each suffice. Products that are paused are not counted in the totals; a box that is paused is, unless it is cancelled or shifted, too.',
  cutoff: 'The last moment to change it: a date and time with its offset.',
  quantity_ordered: 'How many are ordered for that day.',
  quantity_delivered: 'How many have come; null until then. Set, the line can no longer be changed.',
  total_price:
    'What the line costs, for all that is ordered. The widgets add up a week themselves: lines that are paused, shifted or unavailable keep their price here and are left out there.',
  unavailable: 'Whether the product is not sold any more.',
  temp_unavailable: 'Whether the product cannot come this time.',

  // The week.
  'ReadWeek.products': 'The lines of the days, essentials only; their days are in delivery_date.',
  orders: 'The boxes of the week; their days are in start_date.',
  pauses: 'The pauses that touch the week. A day within one counts as paused, whatever its lines say.',
  moves: 'Days of this week whose round is moved.',
  activeBolOrder:
    'The box order whose amendment is begun and not confirmed. Nothing, null or false where there is none; before another begins, the customer is asked about it.',
  'ReadWeek.date': 'The day for which it was begun.',
  'ReadWeek.frequency': '0: once or one week only. 1, 2 or 4: every so many weeks.',
  'ReadWeek.weekday': 'The weekday of a repeating order.',
  'WeekLine.id': 'The id of the line; used to tell lines apart.',
  delivery_date:
    'The day on which it comes, such as 2026-11-26. The name of the day’s list counts where it is missing. A line without either is counted in the total, and the week says that part of it cannot be shown.',
  limited: 'Whether, past the cut-off, it will not come after all: the line is told as undeliverable.',
  rolledback_at: 'When a change of this line was taken back; null where none was.',
  rolledback_quantity: 'How many it had before that.',
  orderproduct: 'The order of the line.',
  is_free: 'Whether it is a gift: it costs nothing and cannot be changed.',
  'ReadWeekProductsOrderproduct.order': 'The order it belongs to.',
  'ReadWeekProductsOrderproductOrder.id': 'The id of the order.',
  'ReadWeekProductsOrderproductOrder.frequency': '0: once, for that date. 1, 2 or 4: every so many weeks.',
  'ReadWeekProductsOrderproductOrder.parent_id': 'Not used for essentials. Null or 0: none.',
  from: 'The day on which the round does not go.',
  to: 'The day on which it goes instead; null where it does not.',
  'ReadWeekMoves.name': 'Why, such as “Bank Holiday”.',

  // Essentials.
  weekdays:
    'The days by number, by name, or as a list from Monday on. A day that is not named is not offered. Null or empty: nothing is ordered, and no day is known.',
  weekday: 'Which day it is, where the key does not say so.',
  'ReadRegularOrderAnswer.quantity': 'How many come on that day; 0 for none.',
  'ReadRegularOrderAnswer.frequency': '1, 2 or 4: every so many weeks. 0 or left out: every week.',
  active: 'Whether the round comes on that day: no other can be chosen. Left out, it does.',
  max_quantity:
    'The most of the product on that day; the smaller of this and the product’s own counts. 0: none at all. Null or left out: no limit of its own.',
  is_order: 'Whether there is a regular order on that day; then quantity is needed.',
  'ReadDayOrderAnswer.quantity_ordered':
    'How many come on that date, as it was changed for it or as in every week.',
  dates: 'The dates that can be ordered for, by heading.',
  heading: 'Words above a group of dates, such as “This week”; text.',
  value: 'What is sent back when it is chosen; for a date, in any of the ways in which a date is written.',
  'ReadOneOff.date': 'The same as value.',
  'ReadOneOffDatesDates.date': 'The same as value.',
  label: 'How it is shown; text. Where it is missing, value is.',
  'ReadOneOff.order_id':
    'What is ordered for the asked date: an order for that date alone, or the change of a regular one. Null says that there is neither; it may not be left out.',
  'ReadOneOffAnswer.order_id': 'Null says that nothing is ordered for the asked date alone.',
  'ReadOneOff.quantity': 'How many that is; needed with an order_id.',
  'ReadOneOffAnswer.quantity': 'Needed with an order_id.',
  'ReadOneOff.frequency':
    '0: an order for that date alone, which comes on top of a regular one. 1, 2 or 4: it changes the regular order on that date. Needed with an order_id.',
  'ReadOneOffAnswer.frequency': 'Needed with an order_id.',

  // A move of house.
  conflicts: 'The orders that come on days on which the round of the new address does not go.',
  available_days: 'The weekdays to which a regular order can go.',
  delivery_dates: 'The dates to which an order for one date can go.',
  'MoveConflict.id':
    'The id of the order: the form posts conflict[id][from] and conflict[id][to]; “x” cancels.',
  'MoveConflict.frequency': '0: an order for one date. 1, 2 or 4: a regular order.',
  'MoveConflict.weekday': 'The present weekday of a regular order, by number or by name.',
  'MoveConflict.date': 'The present date of an order for one date.',
  'MoveConflict.quantity': 'How many come.',
  'MoveConflict.product_name': 'The same as name.',

  // Fields that any response may have.
  data: 'The answer itself, where it stands inside data.',
  success: 'False refuses, whatever the status says.',
  error: 'Why nothing was done.',
  'RefusedAnswer.status': 'The word error, fail or failed: nothing was done.',
  message: 'What has been done, or why it is refused: a sentence for the customer.',
  errors: 'Messages by the names of the fields that were sent.',
  order_link: 'Where the order can be seen.',
  redirect: 'Where the browser goes next, on the shop’s own origin.',
  note: 'A few words beside the name.',
  token: 'The fresh token.',
}

/** What each field of a request means, by its name, or by call and name. */
export const sentAbout: Readonly<Record<string, string>> = {
  _token: 'The token of the page, as the form has it.',
  postcode: 'As it was typed: spaces and capitals are the shop’s to put right.',
  first_name: 'Their first name.',
  last_name: 'Their last name.',
  email: 'Their email address.',
  street: 'Their house number and street.',
  code: 'The code as it was typed.',
  id: 'The id of the product.',
  quantity: 'How many there shall be: not how many more.',
  'addToBasket.quantity': 'How many more with increment, otherwise how many there shall be.',
  increment: 'Whether quantity is added to what is in the basket.',
  order_id: 'The order of the box, as order_id of the box says.',
  deliveries: 'The lines of that box as the shop wrote them, for a shop that needs them.',
  frequency: '0: once. 1, 2 or 4: every so many weeks.',
  delivery_slot_id: 'The chosen delivery option.',
  delivery_instructions: 'The chosen instruction.',
  other_delivery_instruction:
    'The customer’s own words, at “other”. It is read with an s: other_delivery_instructions.',
  day: 'The weekday of a repeating box; null where it comes once.',
  date: 'The date, in the way in which the shop wrote it.',
  'changeDeliveryDate.date': 'The date of a box that comes once; null for a repeating one.',
  'editBasketBox.date': 'The delivery that is to be changed alone; null for all of the order.',
  'cancelBoxOrder.date': 'The delivery that is to be cancelled alone; null for all that are still to come.',
  'findMoveConflicts.date': 'The day of the move, as 27/11/2026.',
  discount_code: 'The code; CLEARDISCOUNT takes the present one off.',
  order: 'The id of the order.',
  phone: 'The telephone number; sent alone.',
  title: 'The title, with the names.',
  firstname: 'The first name.',
  lastname: 'The last name.',
  old_password: 'The present password.',
  password: 'The new password.',
  password_confirmation: 'The new password once more.',
  recipe: 'The id of the recipe.',
  weekdays:
    'Quantity and frequency by day, under the keys that the shop gave; every day that it named as active.',
  delete: 'Whether the regular order ends.',
  'saveOneOff.order_id': 'The order that is changed; null for a new one.',
  remove: 'Whether the order for that date, or the change of the regular one, is taken back.',
  address: 'The id of the present address.',
  'reorderBox.id': 'The id of the line, as the shop wrote it.',
}

/** The meaning of path and query parameters. */
export const parametersAbout: Readonly<Record<string, string>> = {
  id: 'The id of the delivery, as id of the box says.',
  'saveInterest.id': 'The id that the answer to the postcode gave in results.',
  lineId: 'The id of the line, as the basket has it.',
  productId: 'The id of the product, as the page’s card or an answer has it.',
  orderId: 'The id of order in the basket.',
  selectedDate: 'The date that is changed, as 2026-11-26.',
  start_of_week: 'The Sunday on which the week begins, as 2026-11-22.',
  date: 'The date that was chosen, in the way in which the shop wrote it; left out until one is.',
  page: 'The number of the page, as the page’s own link to it has it.',
  q: 'What has been typed.',
  limit: 'An example of what the page’s own address asks for besides.',
}
