import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { CommunityGrid } from './CommunityGrid'
import { options } from './community-grid.options'
import { communityGridMessages } from './community-grid-messages'

export const widget = defineWidget({
  name: 'community-grid',
  title: 'Load more',
  group: 'Sharing and contact',
  summary: "A Load more button for a grid of your page, to which it adds the next page's items.",
  options,
  messages: communityGridMessages,
  serverRendered: { facts: {} },
  asks:
    typeof FOR_VISITORS === 'undefined'
      ? {
          calls: ['readMorePosts'],
          firstCalls: ['readMorePosts'],
          pages: ['login'],
        }
      : undefined,
  component: CommunityGrid,
})
