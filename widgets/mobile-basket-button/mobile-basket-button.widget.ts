import { basketMessages } from '../../shared/features/basket/basket-messages'
import { minimumOrderOption } from '../../shared/features/basket/minimum-order'
import { labels } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { dialogMessages, openingMessages } from '../../shared/ui/ui-messages'
import { MobileBasketButton } from './MobileBasketButton'

export const widget = defineWidget({
  name: 'mobile-basket-button',
  title: 'Basket button',
  group: 'Baskets',
  summary: 'How many items are in the Best of Local box, for phones; and the box itself in a dialog.',
  isInline: true,
  options: {
    minimumOrderValue: minimumOrderOption,
    labels: labels(basketMessages, dialogMessages, openingMessages, { item: 'item', items: 'items' }),
  },
  emits: ['basket-updated'],
  hears: ['basket-updated', 'product-posted', 'valid-postcode'],
  serverRendered: {
    facts: { items: 'How many items are in the box.' },
    answer: { call: 'GET /api/bol-basket', needs: [] },
  },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: [
            'readBasket',
            'changeBasketLine',
            'removeBasketLine',
            'cancelBasket',
            'addToBasket',
            'applyDiscount',
          ],
          firstCalls: ['readBasket'],
          pages: ['login', 'featured', 'checkout'],
        }
      : undefined,
  component: MobileBasketButton,
})
