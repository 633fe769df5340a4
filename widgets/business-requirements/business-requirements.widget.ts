import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { BusinessRequirements } from './BusinessRequirements'
import { options } from './business-requirements.options'
import { businessRequirementsMessages } from './business-requirements-messages'

export const widget = defineWidget({
  name: 'business-requirements',
  title: FOR_EDITORS && 'Business requirements',
  group: FOR_EDITORS && 'Sharing and contact',
  summary: FOR_EDITORS && 'What a business needs each week; a table to write in, row by row.',
  inForm: true,
  options,
  messages: businessRequirementsMessages,
  serverRendered: FOR_EDITORS && { facts: {}, unless: ['rows', 'errors'] },
  asks: FOR_EDITORS && {
    postsForm: true,
  },
  component: BusinessRequirements,
})
