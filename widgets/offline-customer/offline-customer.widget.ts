import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OfflineCustomer } from './OfflineCustomer'
import { options } from './offline-customer.options'
import { offlineCustomerMessages } from './offline-customer-messages'

export const widget = defineWidget({
  name: 'offline-customer',
  title: FOR_EDITORS && 'Already a customer',
  group: FOR_EDITORS && 'Postcode and registration',
  summary:
    FOR_EDITORS && 'A checkbox for people whose milk comes already, but who have never ordered online.',
  inForm: true,
  options,
  messages: offlineCustomerMessages,
  asks: FOR_EDITORS && {
    pages: ['contact'],
  },
  component: OfflineCustomer,
})
