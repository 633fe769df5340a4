import { describeFields } from './fields'

// These have a text, a list, a password and a radio button: one field of each kind gets its value in every way.
describeFields(['account-name', 'account-password', 'box-order-detail'], (_, isFirstOfKind) => isFirstOfKind)
