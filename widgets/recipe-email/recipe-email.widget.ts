import { fieldErrors, required, text, value } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { identifier } from '../../shared/platform/values/decoder'
import { RecipeEmail } from './RecipeEmail'
import { recipeEmailMessages } from './recipe-email-messages'

export const widget = defineWidget({
  name: 'recipe-email',
  title: 'Recipe by email',
  group: 'Sharing and contact',
  summary: 'Sends a recipe to an email address.',
  options: {
    recipe: required({
      ...text('The recipe, by the identifier that the shop knows it by.'),
      expected: 'an identifier, such as 12 or leek-pie',
      read: identifier,
    }),
    email: value('The address that stands in the field at first, as in a form that came back with errors.'),
    errors: fieldErrors("The server's messages for email.", 'email'),
  },
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
