import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { SocialBlock } from './SocialBlock'
import { options } from './social-block.options'
import { socialBlockMessages } from './social-block-messages'

export const widget = defineWidget({
  name: 'social-block',
  title: 'Get social',
  group: 'Sharing and contact',
  summary: 'The latest posts, three at a time.',
  options,
  messages: socialBlockMessages,
  component: SocialBlock,
})
