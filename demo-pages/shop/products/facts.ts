import type { Product } from './catalogue'

/**
 * The facts about a product that the law requires before a distance sale of food, and further ones that people ask for,
 * in the format of order-dialog.
 */
export type Facts = {
  perUnit?: string
  about?: string
  contents?: readonly string[]
  ingredients?: string
  allergens?: readonly string[]
  keeping?: string
  isFood?: boolean
}

type Unit = 'litre' | 'kg' | 'each'
/** The amount in that unit, from which the unit price is computed. */
type FactsRow = Facts & { per?: readonly [amount: number, unit: Unit] }

const pint = [0.568, 'litre'] as const
const halfPint = [0.284, 'litre'] as const
const cold = (days: string) => `Keep it below 5°C. Once opened, use it within ${days}.`
const milk = (about: string, ingredients: string): FactsRow => ({
  per: pint,
  about,
  ingredients,
  allergens: ['milk'],
  keeping: cold('three days'),
})
const breadKeeping = 'Best on the day. Keep it in a paper bag for three days, or freeze it.'
const vegetables = 'Keep it cool and dark. Wash before use.'
const boxKeeping = 'Unpack it when it comes, and put what is cold into the fridge.'

const listed: Readonly<Record<number, FactsRow>> = {
  101: milk('Pasteurised, not homogenised: the cream rises to the top.', 'Pasteurised whole milk'),
  102: milk('Half the cream taken off.', 'Pasteurised semi-skimmed milk'),
  103: milk('From Jersey and Guernsey cows: 5% fat, and golden.', 'Pasteurised Channel Island milk'),
  104: milk('Nearly all the cream taken off.', 'Pasteurised skimmed milk'),
  105: milk('From cows that graze on organic pasture.', 'Organic pasteurised whole milk'),
  106: {
    per: [6, 'each'],
    about: 'Class A, mixed sizes, laid at Pipers Lane.',
    ingredients: 'Free range hen eggs',
    allergens: ['egg'],
    keeping: 'Keep them in the fridge. Best before the date on the shell.',
  },
  107: {
    per: [0.25, 'kg'],
    about: 'Churned from our own cream, with sea salt.',
    ingredients: 'Butter (milk), salt 1.8%',
    allergens: ['milk'],
    keeping: cold('four weeks'),
  },
  108: {
    per: [0.25, 'kg'],
    about: 'Churned from our own cream, and nothing else.',
    ingredients: 'Butter (milk)',
    allergens: ['milk'],
    keeping: cold('two weeks'),
  },
  109: {
    per: [0.15, 'kg'],
    about: 'Set in the pot, on fruit from Cheddar.',
    ingredients: 'Whole milk, strawberries 12%, sugar, live cultures (milk)',
    allergens: ['milk'],
    keeping: cold('two days'),
  },
  110: {
    per: [0.45, 'kg'],
    about: 'Set in the pot, with nothing added.',
    ingredients: 'Whole milk, live cultures (milk)',
    allergens: ['milk'],
    keeping: cold('three days'),
  },
  111: {
    per: halfPint,
    about: '48% fat.',
    ingredients: 'Pasteurised double cream (milk)',
    allergens: ['milk'],
    keeping: cold('three days'),
  },
  112: {
    per: halfPint,
    about: '18% fat.',
    ingredients: 'Pasteurised single cream (milk)',
    allergens: ['milk'],
    keeping: cold('three days'),
  },
  113: {
    per: [1, 'litre'],
    about: 'In a carton that may wait in the cupboard.',
    ingredients: 'Water, oats 10%, rapeseed oil, calcium carbonate, salt',
    allergens: ['oats'],
    keeping: 'Keep it cool and dry. Once opened, use it within five days.',
  },
  114: {
    per: pint,
    about: 'The same in a bottle that we take back.',
    ingredients: 'Water, oats 10%, rapeseed oil, calcium carbonate, salt',
    allergens: ['oats'],
    keeping: cold('three days'),
  },
  121: {
    per: [0.8, 'kg'],
    about: 'Sliced, with a soft crust.',
    ingredients: 'Wheat flour (with calcium, iron, niacin, thiamin), water, yeast, salt, rapeseed oil',
    allergens: ['wheat'],
    keeping: breadKeeping,
  },
  122: {
    per: [0.4, 'kg'],
    about: 'Malted grain, hand shaped.',
    ingredients: 'Malted wheat flour 60%, wheat flour, water, malted barley, yeast, salt',
    allergens: ['wheat', 'barley'],
    keeping: breadKeeping,
  },
  123: {
    per: [6, 'each'],
    about: 'For the toaster, and a good deal of butter.',
    ingredients: 'Wheat flour, water, yeast, salt, raising agent (sodium bicarbonate)',
    allergens: ['wheat'],
    keeping: 'Keep them cool and dry for three days, or freeze them.',
  },
  124: {
    per: [0.34, 'kg'],
    about: 'Made with 55g of fruit in each 100g.',
    ingredients: 'Strawberries, sugar, lemon juice, pectin',
    keeping: 'Once opened, keep it in the fridge and use it within six weeks.',
  },
  125: {
    per: [0.34, 'kg'],
    about: 'Thick cut, in January, from whole oranges.',
    ingredients: 'Sugar, Seville oranges 40%, lemon juice',
    keeping: 'Once opened, keep it in the fridge and use it within six weeks.',
  },
  126: {
    per: [0.35, 'kg'],
    about: 'Three months old, for sandwiches.',
    ingredients: 'Cheddar cheese (milk, salt, rennet, starter culture)',
    allergens: ['milk'],
    keeping: cold('seven days'),
  },
  127: {
    per: [2, 'kg'],
    about: 'For chips, mash and roasting.',
    ingredients: 'Maris Piper potatoes',
    keeping: vegetables,
  },
  128: {
    about: 'Eighteen months old, and ready to dig in.',
    keeping: 'Keep it outside, with the sack closed.',
    isFood: false,
  },
  133: {
    about: 'Half of each ticket goes to the village hall. For people of 18 and over.',
    isFood: false,
  },
  141: {
    per: pint,
    about: 'Squeezed the evening before it comes.',
    ingredients: 'Orange juice',
    keeping: cold('three days'),
  },
  142: {
    per: pint,
    about: 'Pressed from Somerset apples, and cloudy.',
    ingredients: 'Apple juice, vitamin C',
    keeping: cold('five days'),
  },
  143: {
    per: pint,
    about: 'From Sicilian oranges, in their season.',
    ingredients: 'Blood orange juice',
    keeping: cold('three days'),
  },
  144: {
    per: halfPint,
    about: 'To be shaken.',
    ingredients: 'Whole milk, sugar, cocoa powder 2%, salt',
    allergens: ['milk'],
    keeping: cold('two days'),
  },
  145: {
    per: halfPint,
    about: 'With real banana.',
    ingredients: 'Whole milk, banana purée 8%, sugar',
    allergens: ['milk'],
    keeping: cold('two days'),
  },
  146: {
    per: [4, 'each'],
    about: 'Split, toasted and buttered.',
    ingredients: 'Wheat flour, currants 18%, milk, butter (milk), sugar, egg, yeast, mixed spice, salt',
    allergens: ['wheat', 'milk', 'egg'],
    keeping: 'Keep them cool and dry for three days, or freeze them.',
  },
  201: {
    per: [8, 'each'],
    about: 'Cured by hand for five days, then smoked over oak.',
    ingredients: 'British pork, salt, brown sugar, preservatives (sodium nitrite, potassium nitrate)',
    keeping: cold('three days'),
  },
  202: {
    per: [8, 'each'],
    about: 'Cured by hand for five days.',
    ingredients: 'British pork, salt, preservatives (sodium nitrite, potassium nitrate)',
    keeping: cold('three days'),
  },
  203: {
    per: [6, 'each'],
    about: 'Four fifths of them are pork shoulder.',
    ingredients:
      'Pork 80%, water, rice flour, leek 3%, salt, spices, preservative (sodium sulphite), filled into natural casings',
    allergens: ['sulphite'],
    keeping: `${cold('two days')} Cook it through.`,
  },
  204: {
    per: [6, 'each'],
    about: 'With sage and white pepper.',
    ingredients:
      'Pork 75%, rusk (wheat flour, salt), water, sage, white pepper, preservative (sodium sulphite), filled into natural casings',
    allergens: ['wheat', 'sulphite'],
    keeping: `${cold('two days')} Cook it through.`,
  },
  211: {
    per: [0.9, 'kg'],
    about: 'Raised for a day with a culture of 1987.',
    ingredients: 'Wheat flour, water, wholemeal rye flour, salt',
    allergens: ['wheat', 'rye'],
    keeping: 'Keep it in a paper bag for five days, or freeze it.',
  },
  212: {
    per: [0.5, 'kg'],
    about: 'Dense, dark and a little sour.',
    ingredients: 'Wholemeal rye flour 65%, water, wheat flour, salt, caraway',
    allergens: ['rye', 'wheat'],
    keeping: 'Keep it wrapped for seven days, or freeze it.',
  },
  213: {
    per: [6, 'each'],
    about: 'Poured into rings, one by one.',
    ingredients: 'Wheat flour, milk, water, yeast, salt',
    allergens: ['wheat', 'milk'],
    keeping: 'Keep them cool and dry for two days, or freeze them.',
  },
  221: {
    about: 'What is in it follows the fields. This week:',
    contents: [
      'Potatoes, 1kg',
      'Carrots, 500g',
      'Savoy cabbage',
      'Leeks, 3',
      'Red onions, 500g',
      'Purple kale, 200g',
    ],
    ingredients: 'Vegetables',
    keeping: vegetables,
  },
  222: {
    about: 'What is in it follows the fields. This week:',
    contents: [
      'Potatoes, 2kg',
      'Carrots, 1kg',
      'Savoy cabbage',
      'Leeks, 5',
      'Red onions, 1kg',
      'Celery, 1 head',
      'Squash, 1',
      'Purple kale, 400g',
    ],
    ingredients: 'Vegetables, among them celery',
    allergens: ['celery'],
    keeping: vegetables,
  },
  223: {
    per: [1, 'kg'],
    about: 'Cox and Russet, from Long Ashton.',
    ingredients: 'Apples',
    keeping: vegetables,
  },
  224: {
    per: [1, 'kg'],
    about: 'Small, waxy and washed.',
    ingredients: 'New potatoes',
    keeping: vegetables,
  },
  231: {
    per: [0.3, 'kg'],
    about: 'Fourteen months old, clothbound, and made with raw milk.',
    ingredients: 'Unpasteurised cow’s milk, salt, rennet, starter culture',
    allergens: ['milk'],
    keeping: cold('ten days'),
  },
  232: {
    about: 'Saturday morning, for four.',
    contents: [
      'Smoked back bacon, 8 rashers',
      'Pork and leek sausages, 6',
      'Free range eggs, 6',
      'White farmhouse loaf, 800g',
    ],
    ingredients:
      'Bacon: pork, salt, brown sugar, preservatives (sodium nitrite, potassium nitrate). Sausages: pork, water, rice flour, leek, salt, spices, preservative (sodium sulphite). Eggs. Bread: wheat flour, water, yeast, salt, rapeseed oil',
    allergens: ['egg', 'wheat', 'sulphite'],
    keeping: boxKeeping,
  },
  233: {
    about: 'All that the roast needs round it. From 20 December.',
    contents: [
      'Brussels sprouts on the stalk',
      'Parsnips, 1kg',
      'Carrots, 1kg',
      'Maris Piper potatoes, 3kg',
      'Red cabbage',
      'Chestnuts, 200g',
    ],
    ingredients: 'Vegetables and chestnuts',
    keeping: vegetables,
  },
  234: {
    per: [1.2, 'kg'],
    about: 'For ten, with a card that says which is which.',
    contents: [
      'Clothbound cheddar, 400g',
      'Stilton, 300g',
      'Somerset brie, 200g',
      'Goat’s cheese, 150g',
      'Caerphilly, 150g',
    ],
    ingredients: 'Cow’s milk, goat’s milk, salt, rennet, starter cultures, Penicillium moulds',
    allergens: ['milk'],
    keeping: cold('seven days'),
  },
  235: {
    about: 'The basket is yours to keep.',
    contents: [
      'Mature cheddar, 300g',
      'Seville marmalade, 340g',
      'Sourdough, 900g',
      'Cloudy apple juice, 1 pint',
      'Salted butter, 250g',
    ],
    ingredients:
      'Cheddar: milk, salt, rennet. Marmalade: sugar, oranges, lemon juice. Bread: wheat flour, water, rye flour, salt. Apple juice. Butter (milk), salt',
    allergens: ['milk', 'wheat', 'rye'],
    keeping: boxKeeping,
  },
  236: {
    about: 'The basket is yours to keep.',
    contents: [
      'Clothbound cheddar, 400g',
      'Stilton, 300g',
      'Smoked back bacon, 16 rashers',
      'Pork and leek sausages, 12',
      'Seville marmalade and strawberry jam',
      'Sourdough and rye',
      'Free range eggs, 12',
      'Cloudy apple juice, 2 pints',
    ],
    ingredients:
      'Cheeses: milk, salt, rennet, Penicillium moulds. Bacon and sausages: pork, salt, rice flour, leek, spices, preservatives (sodium nitrite, sodium sulphite). Preserves: sugar, oranges, strawberries, lemon juice. Breads: wheat flour, rye flour, water, salt. Eggs. Apple juice',
    allergens: ['milk', 'wheat', 'rye', 'egg', 'sulphite'],
    keeping: boxKeeping,
  },
}

const perUnit = ({ order_price }: Product, [amount, unit]: readonly [number, Unit]): string =>
  `£${(Number(order_price) / amount).toFixed(2)} ${unit === 'each' ? 'each' : `per ${unit}`}`

/** Returns the known facts about a product. */
export function factsOf(product: Product): Facts {
  const { per, ...facts } = listed[product.id] ?? {}
  return per ? { perUnit: perUnit(product, per), ...facts } : facts
}

/** Returns a list of ingredients in pieces; those that name an allergen are marked. */
export function inPieces({
  ingredients = '',
  allergens = [],
}: Facts): { text: string; isAllergen: boolean }[] {
  if (!allergens.length) return [{ text: ingredients, isAllergen: false }]
  const named = new RegExp(`\\b((?:${allergens.join('|')})s?)\\b`, 'i')
  return ingredients.split(named).map((text, at) => ({ text, isAllergen: at % 2 === 1 }))
}

/** Returns the address of a product's own page. */
export const pageOf = ({ id }: Pick<Product, 'id'>): string => `/shop/products/${id}`
