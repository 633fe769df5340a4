import { calendarDate, flag, labels } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { HeaderBasket } from './HeaderBasket'
import { headerBasketWording } from './header-basket-wording'

export const widget = defineWidget({
  name: 'header-basket',
  title: 'Weekly basket',
  group: 'Baskets',
  summary:
    'The week at a glance: what was delivered, what is coming, what can still be changed, and what it costs.',
  options: {
    startOfWeek: calendarDate('Any day of the week to begin with; the present week unless given.'),
    open: flag('Whether it is open when the page has loaded.', false),
    labels: labels(headerBasketWording),
  },
  emits: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  hears: ['product-posted', 'basket-updated', 'open-weekly-basket'],
  prints: { facts: { open: 'no: it is closed, and nothing of it shows.' }, unless: ['open'] },
  component: HeaderBasket,
})
