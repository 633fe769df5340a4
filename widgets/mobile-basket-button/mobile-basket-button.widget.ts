import { basketWording } from '../../shared/features/basket/basket-wording'
import { minimumOrderOption } from '../../shared/features/basket/minimum-order'
import { labels } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { dialogWording, openingWording } from '../../shared/ui/ui-wording'
import { MobileBasketButton } from './MobileBasketButton'

export const widget = defineWidget({
  name: 'mobile-basket-button',
  title: 'Basket button',
  group: 'Baskets',
  summary: 'How many items are in the Best of Local box, for phones; and the box itself in a dialog.',
  isInline: true,
  options: {
    minimumOrderValue: minimumOrderOption,
    labels: labels(basketWording, dialogWording, openingWording, { item: 'item', items: 'items' }),
  },
  emits: ['basket-updated'],
  hears: ['basket-updated', 'product-posted', 'valid-postcode'],
  prints: { facts: { items: 'How many items are in the box.' } },
  component: MobileBasketButton,
})
