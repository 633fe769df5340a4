import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { BusinessRequirements } from './BusinessRequirements'
import { options } from './business-requirements.options'
import { businessRequirementsMessages } from './business-requirements-messages'

export const widget = defineWidget({
  name: 'business-requirements',
  title: 'Business requirements',
  group: 'Sharing and contact',
  summary: 'What a business needs each week; a table to write in, row by row.',
  inForm: true,
  options,
  messages: businessRequirementsMessages,
  serverRendered: { facts: {}, unless: ['rows', 'errors'] },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          postsForm: true,
        }
      : undefined,
  component: BusinessRequirements,
})
