import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { PromoField } from './PromoField'
import { options } from './promo-field.options'
import { promoFieldMessages } from './promo-field-messages'

export const widget = defineWidget({
  name: 'promo-field',
  title: FOR_EDITORS && 'Promotional code',
  group: FOR_EDITORS && 'Postcode and registration',
  summary: FOR_EDITORS && 'A promotional code on the registration form, checked while the visitor types.',
  inForm: true,
  options,
  messages: promoFieldMessages,
  serverRendered: FOR_EDITORS && { facts: {}, unless: ['code', 'offline'] },
  asks: FOR_EDITORS && {
    calls: ['checkPromoCode'],
    firstCalls: ['checkPromoCode'],
    pages: ['login', 'contact'],
  },
  component: PromoField,
})
