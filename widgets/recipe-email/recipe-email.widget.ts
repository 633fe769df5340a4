import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { RecipeEmail } from './RecipeEmail'
import { options } from './recipe-email.options'
import { recipeEmailMessages } from './recipe-email-messages'

export const widget = defineWidget({
  name: 'recipe-email',
  title: 'Recipe by email',
  group: 'Sharing and contact',
  summary: 'Sends a recipe to an email address.',
  options,
  messages: recipeEmailMessages,
  serverRendered: { facts: {}, unless: ['errors'] },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['sendRecipe'],
          firstCalls: ['sendRecipe'],
          pages: ['login'],
        }
      : undefined,
  component: RecipeEmail,
})
