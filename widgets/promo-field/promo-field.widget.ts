import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { PromoField } from './PromoField'
import { options } from './promo-field.options'
import { promoFieldMessages } from './promo-field-messages'

export const widget = defineWidget({
  name: 'promo-field',
  title: 'Promotional code',
  group: 'Postcode and registration',
  summary: 'A promotional code on the registration form, checked while the visitor types.',
  inForm: true,
  options,
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
