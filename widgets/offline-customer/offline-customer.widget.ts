import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OfflineCustomer } from './OfflineCustomer'
import { options } from './offline-customer.options'
import { offlineCustomerMessages } from './offline-customer-messages'

export const widget = defineWidget({
  name: 'offline-customer',
  title: 'Already a customer',
  group: 'Postcode and registration',
  summary: 'A checkbox for people whose milk comes already, but who have never ordered online.',
  inForm: true,
  options,
  messages: offlineCustomerMessages,
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          pages: ['contact'],
        }
      : undefined,
  component: OfflineCustomer,
})
