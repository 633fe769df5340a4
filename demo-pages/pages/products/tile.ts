import type { Product } from '../../shop/products/catalogue'

/** The background of each picture, which is the widgets' own for its name. */
const grounds: Record<string, string> = {
  butter:
    'blood-orange-juice bread cream-single hamper-farmhouse jam milk-whole orange-juice teacakes veg-box-large',
  meadow:
    'apple-juice apples bacon-unsmoked butter-unsalted butter cheddar-mild compost granary lottery marmalade milk-gold-top veg-box yoghurt-natural',
  blue: 'breakfast-box cheese cream crumpets default milk-organic milk-semi oat-drink potatoes-new yoghurt',
  rose: 'crumpets-hand-made eggs rye sausages sourdough',
  oat: 'bacon cheese-board hamper milk-banana milk-chocolate milk-skimmed oat-glass potatoes sausages-old-english veg-box-christmas',
}

/**
 * Returns the class of the coloured tile behind a product's picture; a strict policy forbids setting the colour inline.
 */
export function tileClass(product: Pick<Product, 'image'>): string {
  const picture = product.image?.match(/([\w-]+)\.svg$/)?.[1] ?? 'default'
  return `tile--${Object.keys(grounds).find(ground => grounds[ground]?.split(' ').includes(picture)) ?? 'oat'}`
}
