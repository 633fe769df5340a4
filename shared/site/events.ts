/** The events between the widgets and the page. */
export type SharedEvents = {
  /** A postcode we deliver to was confirmed. */
  'valid-postcode': { postcode: string; quotaReached: boolean }
  /** An order was saved; cancelable: a page that prevents it also prevents the reload that follows. */
  'product-posted': { template: string; product: string | number; quantity: number }
  /** The basket on the server has changed. */
  'basket-updated': Record<never, never>
  /** Asks the weekly basket to open, at the week of that date if one is given. */
  'open-weekly-basket': { date?: string }
}

type Raw = Record<string, unknown>
type Decoders = { [Name in keyof SharedEvents]: (raw: Raw) => SharedEvents[Name] | false }

const isText = (value: unknown): value is string => typeof value === 'string'

export const decoders: Decoders = {
  'valid-postcode': ({ postcode, quotaReached = false }) =>
    isText(postcode) &&
    /^[\w -]{2,12}$/.test(postcode) &&
    typeof quotaReached === 'boolean' && { postcode, quotaReached },
  'product-posted': ({ template, product, quantity }) =>
    isText(template) &&
    (isText(product) || Number.isFinite(product)) &&
    Number.isInteger(quantity) && {
      template,
      product: product as string | number,
      quantity: quantity as number,
    },
  'basket-updated': () => ({}),
  'open-weekly-basket': ({ date }) => (isText(date) ? { date } : {}),
}

/** The origin of events about products that were added through the basket. */
export const theBasket = /* @__PURE__ */ Symbol.for('doorstep-basket')
