import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { SocialBlock } from './SocialBlock'
import { options } from './social-block.options'
import { socialBlockMessages } from './social-block-messages'

export const widget = defineWidget({
  name: 'social-block',
  title: FOR_EDITORS && 'Get social',
  group: FOR_EDITORS && 'Sharing and contact',
  summary: FOR_EDITORS && 'The latest posts, three at a time.',
  options,
  messages: socialBlockMessages,
  component: SocialBlock,
})
