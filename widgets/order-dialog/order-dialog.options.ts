import { blockedOption } from '../../shared/features/ordering/blocked.options'
import { productOption } from '../../shared/features/ordering/product.options'
import { flag, oneOf, path, record, wholeNumber } from '../../shared/platform/options/options'
import { anyObject } from '../../shared/platform/values/decoder'
import { toComes } from './printed-comes'
import { toFacts } from './sheet/product-facts'

export const options = {
  product: productOption,
  mode: oneOf(
    FOR_EDITORS &&
      'What a press does with a Best of Local product: add one at once, or open its dialog. Daily essentials always open theirs.',
    ['add', 'dialog'],
    'add',
  ),
  tab: oneOf(
    FOR_EDITORS &&
      'The tab in which the order of a daily essential opens; fitting is “Regularly” for what already comes regularly, else “Just once”.',
    ['fitting', 'regular', 'one-off'],
    'fitting',
  ),
  blocked: blockedOption,
  quantity: wholeNumber(FOR_EDITORS && 'How many are in the box, as far as the page knows.'),
  comes: record(
    FOR_EDITORS &&
      'What the customer gets of a daily essential, in your words: regularly (2 every Thursday) and once (1 on Saturday 28 November). Empty means nothing; where it is left out, the card asks the shop when it starts.',
    toComes,
  ),
  stepper: flag(
    FOR_EDITORS &&
      'Once a Best of Local product is in the box, plus and minus stand in the place of the button.',
  ),
  productPage: path(FOR_EDITORS && 'The page of the product, to which a link above the button leads.'),
  facts: record(
    FOR_EDITORS &&
      'What people want to know before they order; where it is given, the link opens it in a dialog. All of it is plain text and may be left out: perUnit, about, contents (a list), ingredients, allergens (a list; in bold where the ingredients name them), keeping, and isFood (false for what nobody eats).',
    toFacts,
  ),
  postcodeLabels: record(
    FOR_EDITORS && 'Words for the postcode check that comes first, as the labels of postcode-panel.',
    anyObject,
  ),
}
