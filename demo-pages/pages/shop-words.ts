import { basketWords, boxDialogWords, boxStateWords, cancelWords, weekWords } from './boxes/change-words'

// The words of this shop, where they differ from the widgets' own, which are those of the specification. Each object
// is the option `labels` of one widget; a placeholder may add more. shared/platform/messages/STYLE.md has the rules.

type Words = Readonly<Record<string, string>>

const account: Words = {
  edit: 'Change',
  update: 'Save',
  updating: 'Saving',
}

const details: Words = {
  ...account,
  unsureDetails: "We can't tell whether this was saved. You can press “Save” again.",
}

const editor: Words = {
  everyWeek: 'every week',
  updateOrder: 'Save changes',
  updatingOrder: 'Saving',
  removingOrder: 'Cancelling',
  outOfStock: 'Out of stock',
}

const regular: Words = {
  ...editor,
  weekly: 'Every week',
  fortnightly: 'Every 2 weeks',
  weeksWeekly: 'Every {weeks} weeks',
  deleteRegular: 'Cancel this regular order',
  deleteNow: 'Cancel regular order',
  deletedRegular: 'Your regular order is cancelled.',
}

const oneOff: Words = {
  ...editor,
  removeOrder: 'Cancel this order',
  removeChange: 'Go back to the regular order',
  wasRemoved: 'Your order for this date is cancelled.',
  removedOrder: 'Cancelled:',
}

const day: Words = {
  ...regular,
  keepEditing: 'Go back',
  savedDay: 'Your change is saved.',
}

const editDialog: Words = {
  ...regular,
  ...oneOff,
  keepEditing: 'Go back',
  editOrderOf: 'Change order for {name}',
  weeklyToo: 'You can also change this order for a single week in “Your week”.',
  openWeek: 'Your week',
}

export const shopWords: Readonly<Record<string, Words>> = {
  'account-name': { ...details, editName: 'Change name' },
  'account-phone': { ...details, editPhone: 'Change phone' },
  'account-password': {
    ...account,
    editPassword: 'Change password',
    oldPassword: 'Current password',
    newPassword: 'New password',
    confirmation: 'Password again',
  },
  'bol-basket': basketWords,
  'box-order-detail': {
    ...boxStateWords,
    ...cancelWords,
    remove: 'Cancel this box',
  },
  'business-requirements': {
    inRow: '{column} {row}',
    select: 'Select',
    product: 'Product',
    size: 'Size',
    quantity: 'Quantity',
    add: 'Add a product',
    remove: 'Remove products',
    tickFirst: 'Select what to remove first.',
    removedOne: '1 product removed.',
    removed: '{count} products removed.',
  },
  'checkout-panel': {
    instructions: 'Where we leave it',
    once: 'Once',
    weekly: 'Every week',
    fortnightly: 'Every 2 weeks',
    fourWeekly: 'Every 4 weeks',
    other: 'Where exactly?',
    pastCutoff: 'It is too late to order for that day. Please choose another delivery date.',
    locked: 'How often your box comes, and where we leave it, stay as they are.',
    confirm: 'Confirm order',
  },
  'day-order': day,
  'enquiry-form': {
    type: 'What is it about? (optional)',
    address: 'First line of address (optional)',
    postcode: 'Postcode (optional)',
  },
  'header-basket': {
    ...editDialog,
    ...day,
    ...weekWords,
    edit: 'Change',
    editUntil: 'Change until',
    resume: 'End pause',
    shifted: 'Moved',
    locked: 'Closed',
    code: 'Promotional code',
  },
  'mobile-basket-button': { ...basketWords, item: 'in box', items: 'in box' },
  'offline-customer': { label: 'I already have deliveries from you' },
  'one-off-order': oneOff,
  'order-again': boxDialogWords,
  'order-dialog': {
    ...regular,
    ...oneOff,
    // The dialog of a product that is ordered already is not called “Order”.
    orderProduct: '{name}',
    add: 'Add to box',
    update: 'Save changes',
    oneOffUnsaved: 'Your order is not saved yet.',
    keepEditing: 'Go back',
    checkPostcode: 'Check your postcode',
  },
  'order-edit': { ...editDialog, open: 'Change' },
  'pause-picker': { edit: 'Change', resume: 'End pause' },
  'payment-form': { pay: 'Make a payment', owed: 'You owe' },
  'postcode-panel': {
    tryOther: 'Try again',
    account: 'Back to your account',
    submit: 'Send',
    submitting: 'Sending',
    unsureDetails: "We can't tell whether your details have reached us. Please send them again.",
  },
  'product-selector': { ...regular, ...oneOff, title: 'Choose your free product' },
  'promo-field': { added: 'Your code is added.' },
  'recipe-email': { submit: 'Send' },
  'regular-order': regular,
  'social-block': { more: 'Load more' },
  'transaction-search': { words: 'Details' },
  'view-box': boxDialogWords,
  'weekly-cost': { box: weekWords.box },
  'weekly-view-link': { open: 'Your week' },
}
