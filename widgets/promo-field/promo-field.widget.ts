import { record, text } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { flag, object, optional, string as someText } from '../../shared/platform/values/decoder'
import { PromoField } from './PromoField'
import { promoFieldMessages } from './promo-field-messages'

export const widget = defineWidget({
  name: 'promo-field',
  title: 'Promotional code',
  group: 'Postcode and registration',
  summary: 'A promotional code on the registration form, checked while the visitor types.',
  inForm: true,
  options: {
    code: text('A code to check at once.'),
    offline: record(
      'Shows the offline-customer checkbox below the code: checked, and the depot’s email and phone.',
      object({
        checked: optional(flag, false),
        email: optional(someText, null),
        phone: optional(someText, null),
      }),
      'link',
    ),
  },
  messages: promoFieldMessages,
  serverRendered: { facts: {}, unless: ['code', 'offline'] },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['checkPromoCode'],
          firstCalls: ['checkPromoCode'],
          pages: ['login', 'contact'],
        }
      : undefined,
  component: PromoField,
})
