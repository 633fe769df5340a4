import type { CallName } from '../../domain/api/client/routes'
import type { PageName } from '../../platform/page/addresses'

/** What a placeholder tells about how its widget is used. */
export type Placed = {
  option: (name: string) => string | undefined
  /** The template of its product, if it names one. */
  template: string | undefined
}

/**
 * Calls and page links that only some uses of a widget need: which uses, in words, and whether a placeholder is one of
 * them.
 */
type Use = {
  calls: readonly CallName[]
  pages?: readonly PageName[]
  when: string
  isOf: (placed: Placed) => boolean
}

const isForAccount = ({ option }: Placed) => option('variant') === 'account'
const saves = ({ option }: Placed) => (option('hideButton') ?? 'false') === 'false'
const isEssential = ({ template }: Placed) => template !== 'bol'
const isBox = ({ template }: Placed) => template !== 'de'
const ofEssential = 'For a daily essential, whose template is de.'
const ofBox = 'For a Best of Local product, whose template is bol.'

export const uses: Readonly<Record<string, readonly Use[]>> = {
  'postcode-panel': [
    {
      calls: ['checkPostcode', 'saveInterest'],
      when: 'Unless data-variant is account.',
      isOf: placed => !isForAccount(placed),
    },
    {
      calls: ['checkAccountPostcode'],
      pages: ['addresses'],
      when: 'With data-variant="account".',
      isOf: isForAccount,
    },
  ],
  'order-dialog': [
    {
      calls: ['saveRegularOrder', 'readRegularOrder', 'saveOneOff', 'readOneOff'],
      when: ofEssential,
      isOf: isEssential,
    },
    {
      calls: [
        'readBasket',
        'addToBasket',
        'changeBasketLine',
        'removeBasketLine',
        'cancelBasket',
        'applyDiscount',
      ],
      when: ofBox,
      isOf: isBox,
    },
    {
      calls: ['readBasketQuantity'],
      when: 'For a Best of Local product with data-mode="dialog".',
      isOf: placed => isBox(placed) && placed.option('mode') === 'dialog',
    },
    {
      calls: ['checkPostcode', 'saveInterest'],
      when: 'Until a postcode is confirmed: it asks for one first, as postcode-panel does.',
      isOf: () => true,
    },
    { calls: ['checkAccountPostcode'], pages: ['addresses'], when: 'Never.', isOf: () => false },
  ],
  'regular-order': [{ calls: ['saveRegularOrder'], when: 'Unless data-hide-button is set.', isOf: saves }],
  'one-off-order': [{ calls: ['saveOneOff'], when: 'Unless data-hide-button is set.', isOf: saves }],
  // The choice is posted by the form around the widget.
  'product-selector': [{ calls: ['saveRegularOrder', 'saveOneOff'], when: 'Never.', isOf: () => false }],
}

/** A call that a widget makes, or a page that it links to. */
type Thing = CallName | PageName

const useWith = (widget: string, thing: Thing): Use | undefined =>
  uses[widget]?.find(({ calls, pages = [] }) => [...calls, ...pages].includes(thing))

/** Whether a widget ever makes a call or links to a page, although the code that it shares with others could. */
export const isEverMade = (widget: string, thing: Thing): boolean => useWith(widget, thing)?.when !== 'Never.'

/** When a widget makes a call, in words, if it does not do so in every use. */
export const madeWhen = (widget: string, thing: Thing): string | undefined => useWith(widget, thing)?.when

/** Whether the widget of this placeholder makes the call or links to the page, given that such a widget can. */
export const isMadeBy = (widget: string, thing: Thing, placed: Placed): boolean =>
  useWith(widget, thing)?.isOf(placed) ?? true
