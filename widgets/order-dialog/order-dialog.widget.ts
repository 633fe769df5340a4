import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { OrderDialog } from './OrderDialog'
import { options } from './order-dialog.options'
import { orderDialogMessages } from './order-dialog-messages'

export { preload } from './preload'

export const widget = defineWidget({
  name: 'order-dialog',
  title: FOR_EDITORS && 'Order a product',
  group: FOR_EDITORS && 'Ordering',
  summary:
    FOR_EDITORS &&
    'The button of a product card: it adds a Best of Local product to the box, or opens the dialog in which a product is ordered.',
  options,
  messages: orderDialogMessages,
  emits: ['product-posted', 'basket-updated'],
  hears: ['valid-postcode', 'basket-updated', 'product-posted'],
  asks: FOR_EDITORS && {
    calls: [
      'checkPostcode',
      'saveInterest',
      'readBasket',
      'addToBasket',
      'readBasketQuantity',
      'changeBasketLine',
      'saveRegularOrder',
      'readRegularOrder',
      'saveOneOff',
      'readOneOff',
    ],
    firstCalls: ['addToBasket'],
    pages: ['login', 'register', 'contact'],
    uses: [
      {
        calls: ['saveRegularOrder', 'readRegularOrder', 'saveOneOff', 'readOneOff'],
        when: 'For a daily essential, whose template is de.',
        isOf: ({ member }) => member('product', 'template') !== 'bol',
      },
      {
        calls: ['readBasket', 'addToBasket'],
        when: 'For a Best of Local product, whose template is bol.',
        isOf: ({ member }) => member('product', 'template') !== 'de',
      },
      {
        calls: ['changeBasketLine'],
        when: 'For a Best of Local product with data-stepper.',
        isOf: ({ option, member }) =>
          member('product', 'template') !== 'de' && option('stepper') !== undefined,
      },
      {
        calls: ['readBasketQuantity'],
        when: 'For a Best of Local product with data-mode="dialog".',
        isOf: ({ option, member }) => member('product', 'template') !== 'de' && option('mode') === 'dialog',
      },
      {
        calls: ['checkPostcode', 'saveInterest'],
        when: 'Until a postcode is confirmed: it asks for one first, as postcode-panel does.',
        isOf: () => true,
      },
    ],
  },
  component: OrderDialog,
})
