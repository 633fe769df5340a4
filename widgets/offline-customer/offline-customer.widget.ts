import { flag, linkAddress } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OfflineCustomer } from './OfflineCustomer'
import { offlineCustomerMessages } from './offline-customer-messages'

export const widget = defineWidget({
  name: 'offline-customer',
  title: 'Already a customer',
  group: 'Postcode and registration',
  summary: 'A checkbox for people whose milk comes already, but who have never ordered online.',
  inForm: true,
  options: {
    checked: flag('Whether it starts ticked, as in a form that came back with errors.', false),
    email: linkAddress("The depot's email address."),
    phone: linkAddress("The depot's phone number; without email and phone the help leads to /contact."),
  },
  messages: offlineCustomerMessages,
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          pages: ['contact'],
        }
      : undefined,
  component: OfflineCustomer,
})
