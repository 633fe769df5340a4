export type Category =
  | 'milk'
  | 'store-cupboard'
  | 'drinks-snacks'
  | 'butcher'
  | 'bakery'
  | 'greengrocer'
  | 'featured'

/** A product as the shop's server would print or send it: money is a decimal text. */
export type Product = {
  id: number
  name: string
  size: string
  template: 'de' | 'bol'
  category: Category
  edg_code: string
  order_price: string
  max_qty_allowed: number | null
  is_available: boolean
  image: string | null
}

type Row = [
  id: number,
  name: string,
  size: string,
  price: string,
  code: string,
  picture: string,
  max: number | null,
  special?: { is_available?: boolean },
]

const shelf = (template: Product['template'], category: Category, rows: Row[]): Product[] =>
  rows.map(([id, name, size, order_price, edg_code, picture, max_qty_allowed, special]) => ({
    id,
    name,
    size,
    template,
    category,
    edg_code,
    order_price,
    max_qty_allowed,
    is_available: true,
    image: `/assets/products/${picture}.svg`,
    ...special,
  }))

/**
 * All products of the demo shop. Some codes have a meaning for the widgets: 5600 lottery (id 133), 7600 and 7601
 * Christmas only, 5995 and 5996 hampers.
 */
export const products: readonly Product[] = [
  ...shelf('de', 'milk', [
    [101, 'Whole milk', '1 pint glass bottle', '1.35', '1001', 'milk-whole', null],
    [102, 'Semi-skimmed milk', '1 pint glass bottle', '1.30', '1002', 'milk-semi', null],
    [103, 'Channel Island milk', '1 pint glass bottle', '1.65', '1003', 'milk-gold-top', 12],
    [104, 'Skimmed milk', '1 pint glass bottle', '1.25', '1004', 'milk-skimmed', null],
    [105, 'Organic whole milk', '1 pint glass bottle', '1.70', '1005', 'milk-organic', 12],
    [106, 'Free range eggs', 'Half a dozen, mixed', '2.45', '1101', 'eggs', 10],
    [107, 'Salted farmhouse butter', '250g', '2.75', '1201', 'butter', null],
    [108, 'Unsalted butter', '250g', '2.75', '1202', 'butter-unsalted', null],
    [109, 'Strawberry live yoghurt', '150g pot', '0.95', '1301', 'yoghurt', null],
    [110, 'Natural live yoghurt', '450g pot', '2.10', '1302', 'yoghurt-natural', null],
    [111, 'Double cream', 'Half a pint', '1.90', '1401', 'cream', 6],
    [112, 'Single cream', 'Half a pint', '1.60', '1402', 'cream-single', 6],
    [113, 'Oat drink', '1 litre carton', '1.95', '1501', 'oat-drink', null, { is_available: false }],
    [114, 'Oat drink in glass', '1 pint glass bottle', '1.75', '1502', 'oat-glass', null],
  ]),
  ...shelf('de', 'store-cupboard', [
    [121, 'White farmhouse loaf', '800g, sliced', '2.60', '2001', 'bread', 6],
    [122, 'Granary loaf', '400g', '1.95', '2002', 'granary', 6],
    [123, 'Crumpets', 'Pack of 6', '1.80', '2003', 'crumpets', null],
    [124, 'Strawberry jam', '340g jar', '3.40', '2101', 'jam', null],
    [125, 'Seville marmalade', '340g jar', '3.55', '2102', 'marmalade', null],
    [126, 'Mild cheddar', '350g', '3.95', '2201', 'cheddar-mild', null],
    [127, 'Maris Piper potatoes', '2kg', '2.30', '2301', 'potatoes', 5],
    [128, 'Compost from our own herd', '40 litre sack', '6.50', '2401', 'compost', 0],
    [133, 'Doorstep lottery', 'One ticket, drawn on Fridays', '1.00', '5600', 'lottery', 5],
  ]),
  ...shelf('de', 'drinks-snacks', [
    [141, 'Fresh orange juice', '1 pint glass bottle', '2.10', '3001', 'orange-juice', null],
    [142, 'Apple juice', '1 pint glass bottle', '2.05', '3002', 'apple-juice', null],
    [143, 'Blood orange juice', '1 pint glass bottle', '2.40', '3003', 'blood-orange-juice', 8],
    [144, 'Chocolate milk', 'Half a pint', '1.20', '3004', 'milk-chocolate', null],
    [145, 'Banana milk', 'Half a pint', '1.20', '3005', 'milk-banana', null, { is_available: false }],
    [146, 'Fruit teacakes', 'Pack of 4', '1.90', '3101', 'teacakes', null],
  ]),
  ...shelf('bol', 'butcher', [
    [201, 'Dry cured back bacon', 'Smoked, 8 rashers', '4.25', '4001', 'bacon', null],
    [202, 'Unsmoked back bacon', '8 rashers', '4.25', '4002', 'bacon-unsmoked', null],
    [203, 'Pork and leek sausages', 'Pack of 6', '4.60', '4003', 'sausages', 8],
    [
      204,
      'Old English sausages',
      'Pack of 6',
      '4.40',
      '4004',
      'sausages-old-english',
      8,
      { is_available: false },
    ],
  ]),
  ...shelf('bol', 'bakery', [
    [211, 'Sourdough', '900g, unsliced', '4.20', '4101', 'sourdough', 4],
    [212, 'Rye loaf', '500g', '3.90', '4102', 'rye', 4],
    [213, 'Hand-made crumpets', 'Pack of 6', '2.95', '4103', 'crumpets-hand-made', null],
  ]),
  ...shelf('bol', 'greengrocer', [
    [221, 'Seasonal veg box', 'Picked this week, feeds 2 to 3', '14.50', '4201', 'veg-box', 3],
    [222, 'Large veg box', 'Picked this week, feeds 4 to 5', '19.75', '4202', 'veg-box-large', 3],
    [223, 'English apples', '1kg, mixed', '3.20', '4203', 'apples', 6],
    [224, 'New potatoes', '1kg', '2.80', '4204', 'potatoes-new', 6],
  ]),
  ...shelf('bol', 'featured', [
    [231, 'Mature cheddar', 'Clothbound, 300g', '4.80', '4301', 'cheese', null],
    [232, 'Breakfast box', 'Bacon, sausages, eggs and bread', '16.95', '4302', 'breakfast-box', 2],
    [233, 'Christmas veg box', 'Sprouts, parsnips and all', '24.50', '7600', 'veg-box-christmas', 2],
    [234, 'Christmas cheese board', 'Five cheeses, 1.2kg', '32.00', '7601', 'cheese-board', 2],
    [235, 'Farmhouse hamper', 'For two, in a willow basket', '38.50', '5995', 'hamper-farmhouse', 1],
    [236, 'Grand hamper', 'For six, in a willow basket', '74.00', '5996', 'hamper', 1],
  ]),
]

const byId = new Map(products.map(product => [product.id, product]))

/** Returns the product with that id, or undefined. */
export const findProduct = (id: number): Product | undefined => byId.get(id)

/** Returns the products of one shop page, in their display order. */
export const productsOf = (category: Category): Product[] =>
  products.filter(product => product.category === category)

const largest = 100

/** Returns the maximum quantity of a product for one customer. */
export const maximumOf = ({ max_qty_allowed }: Product): number => max_qty_allowed ?? largest
