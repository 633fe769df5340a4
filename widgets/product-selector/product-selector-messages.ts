import { oneOffMessages, regularMessages } from '../../shared/features/ordering/editor-messages'

/** The texts of the choice of a free product; the page may replace any of them. */
export const productSelectorMessages = {
  title: 'Please Select Your Free Product',
  noFreeProduct: 'There is no free product to choose with this code.',
  productsMissing: 'We could not show your free product. Please reload the page.',
  nowChoose: 'Now choose how many of {name}.',
  ...regularMessages,
  ...oneOffMessages,
} as const
