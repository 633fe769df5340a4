import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { RecipeEmail } from './RecipeEmail'
import { options } from './recipe-email.options'
import { recipeEmailMessages } from './recipe-email-messages'

export const widget = defineWidget({
  name: 'recipe-email',
  title: FOR_EDITORS && 'Recipe by email',
  group: FOR_EDITORS && 'Sharing and contact',
  summary: FOR_EDITORS && 'Sends a recipe to an email address.',
  options,
  messages: recipeEmailMessages,
  serverRendered: FOR_EDITORS && { facts: {}, unless: ['errors'] },
  asks: FOR_EDITORS && {
    calls: ['sendRecipe'],
    firstCalls: ['sendRecipe'],
    pages: ['login'],
  },
  component: RecipeEmail,
})
