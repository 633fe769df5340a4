import { Hono } from 'hono'
import { expectsJson, flash, refuse, type ShopContext, type ShopEnv } from '../server/replies'
import { email, hasErrors, type Rule, required, short, text, validate } from '../server/validation'

/** A recipe; `products` are the ids of products for it that the shop sells. */
export type Recipe = {
  id: number
  slug: string
  name: string
  intro: string
  picture: string
  serves: string
  ingredients: readonly string[]
  method: readonly string[]
  keeping: string
  allergens: string
  products: readonly number[]
  /** The files of the page's films, and their titles. */
  films: readonly { name: string; title: string }[]
}

export const recipes: readonly Recipe[] = [
  {
    id: 1,
    slug: 'bread-and-butter-pudding',
    name: 'Bread and butter pudding',
    intro: 'What to do with the heel of the loaf and the last of the cream.',
    picture: 'bread',
    serves: 'Feeds four, in an hour',
    ingredients: [
      '8 slices of white bread, a day old',
      '50g salted butter, soft',
      '50g sultanas',
      '3 free range eggs',
      '400ml whole milk',
      '100ml double cream',
      '3 tablespoons of sugar',
    ],
    method: [
      'Butter the bread, cut each slice in four and lay the pieces in a dish, sultanas between them.',
      'Beat the eggs with milk, cream and two spoons of the sugar. Pour over the bread and leave for half an hour.',
      'Sprinkle the last spoon of sugar on top. Bake at 170°C for 35 minutes, until it is golden and just set.',
    ],
    keeping: 'Two days in the fridge. Warm it through with a splash of milk.',
    allergens: 'Wheat, milk and eggs.',
    products: [101, 107],
    films: [
      { name: 'butter-bread', title: 'Butter to the edge' },
      { name: 'pour-custard', title: 'Pour, and let it soak' },
      { name: 'bake-pudding', title: 'Bake until it wobbles' },
      { name: 'dust-sugar', title: 'Sugar it while it is hot' },
    ],
  },
  {
    id: 2,
    slug: 'bacon-and-potato-hash',
    name: 'Bacon and potato hash',
    intro: 'A Saturday breakfast from one pan.',
    picture: 'bacon',
    serves: 'Feeds two, in 25 minutes',
    ingredients: ['4 rashers of back bacon', '500g potatoes', '25g salted butter', '2 free range eggs'],
    method: [
      'Dice the potatoes and boil them for five minutes. Drain them well.',
      'Fry the bacon in strips, add butter and potatoes, and leave them alone until the bottom is brown.',
      'Turn it over once. Fry the eggs beside it.',
    ],
    keeping: 'Eat it at once.',
    allergens: 'Milk and eggs.',
    products: [201, 107],
    films: [],
  },
  {
    id: 3,
    slug: 'apples-under-crumble',
    name: 'Apples under crumble',
    intro: 'For windfalls, or for the bag at the bottom of the fridge.',
    picture: 'apples',
    serves: 'Feeds six, in 50 minutes',
    ingredients: ['1kg apples', '150g plain flour', '100g salted butter', '80g sugar'],
    method: [
      'Peel the apples, cut them small and lay them in a dish.',
      'Rub flour, butter and sugar between your fingers until it looks like gravel. Scatter it over.',
      'Bake at 180°C for 40 minutes. Pour cream over it while it is hot.',
    ],
    keeping: 'Three days in the fridge; the top stays crisp for one.',
    allergens: 'Wheat and milk.',
    products: [107],
    films: [],
  },
]

export const recipeOf = (slug: string): Recipe | undefined => recipes.find(recipe => recipe.slug === slug)

const known: Rule = (value, label) =>
  recipes.some(({ id }) => String(id) === value) ? null : `The selected ${label} is invalid.`

const sendRecipe = (c: ShopContext) => {
  const { visitor, fields } = c.env
  const errors = validate(fields, { recipe: [required, known], email: [required, email, short] })
  if (hasErrors(errors)) return refuse(c, errors, { back: '/recipes' })
  const recipe = recipes.find(({ id }) => String(id) === text(fields, 'recipe'))
  const to = text(fields, 'email')
  if (recipe) visitor.sent.recipes.push({ recipe: recipe.id, email: to })
  if (expectsJson(c.req.raw.headers)) return c.json({ success: true })
  flash(visitor, 'success', `Recipe sent successfully to ${to}.`)
  return c.redirect(recipe ? `/recipes/${recipe.slug}` : '/recipes', 303)
}

/** The call that sends recipes by e-mail. */
export const recipeRoutes = new Hono<ShopEnv>().post('/email-recipe', sendRecipe)
