import type { WidgetList } from '../shared/mount/widget-list'

export const widgets: WidgetList = {
  'offline-customer': {
    when: 'visible',
    load: () => import('./offline-customer/offline-customer.widget'),
  },
  'pause-picker': { when: 'visible', load: () => import('./pause-picker/pause-picker.widget') },
  'postcode-panel': { when: 'ready', load: () => import('./postcode-panel/postcode-panel.widget') },
  'promo-field': { when: 'visible', load: () => import('./promo-field/promo-field.widget') },
  'social-block': { when: 'visible', load: () => import('./social-block/social-block.widget') },
  'weekly-cost': { when: 'visible', load: () => import('./weekly-cost/weekly-cost.widget') },
  'weekly-view-link': {
    when: 'visible',
    load: () => import('./weekly-view-link/weekly-view-link.widget'),
  },
}
