import type { Product } from '../../shop/products/catalogue'

/** The ground that each picture was drawn for. */
const grounds: Record<string, readonly string[]> = {
  butter: ['bread', 'jam', 'milk-whole', 'orange-juice'],
  meadow: ['apples', 'butter', 'lottery', 'marmalade', 'milk-gold-top', 'veg-box'],
  blue: ['cheese', 'cream', 'crumpets', 'default', 'milk-semi', 'oat-drink', 'yoghurt'],
  rose: ['eggs', 'sausages'],
  oat: ['bacon', 'hamper', 'milk-chocolate', 'potatoes'],
}

/** Class of the coloured tile behind a product's picture; a strict page cannot set the colour itself. */
export function tileClass(product: Pick<Product, 'image'>): string {
  const picture = product.image?.match(/([\w-]+)\.svg$/)?.[1] ?? 'default'
  return `tile--${Object.keys(grounds).find(ground => grounds[ground]?.includes(picture)) ?? 'oat'}`
}
