import type { WidgetList } from '../shared/runtime/widget-list'

export const widgets: WidgetList = {
  'bol-basket': { when: 'visible', load: () => import('./bol-basket/bol-basket.widget') },
  'box-order-detail': { when: 'ready', load: () => import('./box-order-detail/box-order-detail.widget') },
  'checkout-panel': { when: 'ready', load: () => import('./checkout-panel/checkout-panel.widget') },
  'day-order': { when: 'interaction', load: () => import('./day-order/day-order.widget') },
  'header-basket': { when: 'ready', load: () => import('./header-basket/header-basket.widget') },
  'mobile-basket-button': {
    when: 'visible',
    load: () => import('./mobile-basket-button/mobile-basket-button.widget'),
  },
  'offline-customer': {
    when: 'visible',
    load: () => import('./offline-customer/offline-customer.widget'),
  },
  'one-off-order': { when: 'visible', load: () => import('./one-off-order/one-off-order.widget') },
  'order-again': { when: 'visible', load: () => import('./order-again/order-again.widget') },
  'order-dialog': { when: 'interaction', load: () => import('./order-dialog/order-dialog.widget') },
  'order-edit': { when: 'interaction', load: () => import('./order-edit/order-edit.widget') },
  'pause-picker': { when: 'visible', load: () => import('./pause-picker/pause-picker.widget') },
  'postcode-panel': { when: 'ready', load: () => import('./postcode-panel/postcode-panel.widget') },
  'promo-field': { when: 'ready', load: () => import('./promo-field/promo-field.widget') },
  'regular-order': { when: 'visible', load: () => import('./regular-order/regular-order.widget') },
  'social-block': { when: 'visible', load: () => import('./social-block/social-block.widget') },
  'view-box': { when: 'visible', load: () => import('./view-box/view-box.widget') },
  'weekly-cost': { when: 'visible', load: () => import('./weekly-cost/weekly-cost.widget') },
  'weekly-view-link': {
    when: 'visible',
    load: () => import('./weekly-view-link/weekly-view-link.widget'),
  },
}
