type Guidance = { use: string; not: string }

/** For each widget, when an editor should use it, and when something else is better. */
export const guidance: Readonly<Record<string, Guidance>> = {
  'account-name': {
    use: 'On the page of a customer’s details, where the name can be changed.',
    not: 'To greet somebody: print the name. In a form that asks for more than the name.',
  },
  'account-password': {
    use: 'On the page of a customer’s details, for somebody who is logged in.',
    not: 'For a password that was forgotten: that needs a link by email.',
  },
  'account-phone': {
    use: 'On the page of a customer’s details, where the number can be changed.',
    not: 'For your own number, which is a link that dials it.',
  },
  'bol-basket': {
    use: 'Beside the shelves of the Best of Local shop, and on the page of the box.',
    not: 'In the header: use mobile-basket-button there. On the checkout, which shows the box itself.',
  },
  'box-order-detail': {
    use: 'On the page of one Best of Local order, which your server prints.',
    not: 'In a list of orders: there, view-box opens one of them.',
  },
  'business-requirements': {
    use: 'In the enquiry of a business that wants milk every week.',
    not: 'To order: nothing is booked by it. For a household, link to the shop.',
  },
  'checkout-panel': {
    use: 'On the checkout of a Best of Local box, once a page.',
    not: 'For daily essentials, which are ordered where they stand.',
  },
  'community-grid': {
    use: 'Below a grid with many pages, where people browse.',
    not: 'Where people search for one thing, or return to a place in the list: use paginator.',
  },
  'day-order': {
    use: 'In the week of a customer, beside a product that comes regularly.',
    not: 'Beside a product that is not ordered yet: use order-dialog.',
  },
  'direct-debit': {
    use: 'Where somebody sets up a Direct Debit or pays by it.',
    not: 'For payment by card. Without membership of the scheme: the words are those of the scheme.',
  },
  'enquiry-form': {
    use: 'In your contact form, where the kind of enquiry decides what else is asked.',
    not: 'For a form with one kind of enquiry: use plain fields.',
  },
  'equal-height': {
    use: 'On old pages whose columns your style sheet cannot make equal.',
    not: 'Where a grid or a flex row can do it, which needs no script.',
  },
  'header-basket': {
    use: 'Once a page, at its top, for customers with a weekly order.',
    not: 'For guests without one. Together with a second one in the page.',
  },
  'house-move': {
    use: 'On the page where a customer reports a move, after the check of the new postcode.',
    not: 'For a second address, or for a pause: these do not move orders.',
  },
  'info-panel': {
    use: 'For a short hint beside a text that stays readable without it.',
    not: 'For what everybody must read first: write that into the text. For an error.',
  },
  map: {
    use: 'Where people look for the depot that is nearest to them, or for a telephone number.',
    not: 'For a single place: a link to a map is enough. To ask whether we deliver: use the postcode check.',
  },
  'mobile-basket-button': {
    use: 'In the header for phones, once a page.',
    not: 'On the checkout, where the box is in sight already.',
  },
  'mobile-nav': {
    use: 'For the links of the whole site on a narrow screen.',
    not: 'For the parts of one page: use tabs or plain links. On a wide screen, where links have room.',
  },
  'offline-customer': {
    use: 'In the registration form, below the promotional code.',
    not: 'On other forms: only the registration knows what to do with the answer.',
  },
  'one-off-order': {
    use: 'On the page of a daily essential that somebody wants once.',
    not: 'For a Best of Local product, and not for every week: that is the regular order.',
  },
  'order-again': {
    use: 'Where a customer with earlier boxes starts a new one.',
    not: 'For a new customer: without an earlier box it shows nothing.',
  },
  'order-dialog': {
    use: 'On each product card and product page, as its button.',
    not: 'For a product that cannot be ordered: print why. Beside a product that is ordered already: use order-edit.',
  },
  'order-edit': {
    use: 'In the week and in lists of orders, beside what is ordered.',
    not: 'On product cards: their own button changes to an edit by itself.',
  },
  paginator: {
    use: 'Below a list that your server shows page by page.',
    not: 'Below a grid that people only look around in: there, Load more is easier.',
  },
  'payment-form': {
    use: 'On the account’s payment page, inside a form that your server accepts.',
    not: 'To ask for card numbers: your payment provider’s page does that.',
  },
  'pause-picker': {
    use: 'Inside the form of a pause, for days without any delivery.',
    not: 'To leave out one product or one day: use the week. For a move.',
  },
  'postcode-panel': {
    use: 'Where a visitor begins: on the home page, and before registering or moving.',
    not: 'Twice on a page. As the address field of a form.',
  },
  'product-selector': {
    use: 'In the registration form, wherever promo-field stands.',
    not: 'Alone: without a code it shows nothing.',
  },
  'promo-field': {
    use: 'In the registration form, for codes that bring a discount or a free product.',
    not: 'On the checkout of a box: these codes are for new customers.',
  },
  'recipe-email': {
    use: 'On the page of a recipe.',
    not: 'As a newsletter form: the address is used for this one message.',
  },
  'referral-link': {
    use: 'On the account pages, for a customer with a link of their own.',
    not: 'For guests, who have none. To share a page: use its address.',
  },
  'registration-steps': {
    use: 'At the top of each of the three pages of a registration.',
    not: 'For customers. For other forms with several steps: its words are about the registration.',
  },
  'regular-order': {
    use: 'On the page of a daily essential, for deliveries week after week.',
    not: 'For something that is wanted once: use the one-off order beside it.',
  },
  'seasonal-popup': {
    use: 'On shop pages in the weeks before Christmas.',
    not: 'On the checkout, on forms or on account pages, where it is in the way. For a warning.',
  },
  slider: {
    use: 'For pictures or films. Nobody has to see all of them.',
    not: 'For the one thing that people came for, or for words that everybody should read: put those on the page.',
  },
  'social-block': {
    use: 'On the home page or a community page, for posts that your server has fetched.',
    not: 'For news that customers need, such as a changed delivery.',
  },
  tabs: {
    use: 'For a few parts of equal importance, such as sizes or methods. People read one of them.',
    not: 'Where people compare the parts or read all of them: show them one below the other.',
  },
  'transaction-search': {
    use: 'Above the list of an account’s transactions.',
    not: 'To search products: use the search with suggestions.',
  },
  typeahead: {
    use: 'As the search of the shop, or for a list whose entries people know by name.',
    not: 'To choose one of a few things: a select shows all of them.',
  },
  'view-box': {
    use: 'In lists of boxes: coming orders and past orders.',
    not: 'On the order’s own page, which shows everything already.',
  },
  'weekly-cost': {
    use: 'At the top of the daily essentials, for customers.',
    not: 'For guests, who have no week. On the checkout of a box.',
  },
  'weekly-view-link': {
    use: 'Where a page mentions the week, and in the header to show the total.',
    not: 'On a page without the weekly basket, which it opens.',
  },
}
