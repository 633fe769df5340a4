import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { CommunityGrid } from './CommunityGrid'
import { options } from './community-grid.options'
import { communityGridMessages } from './community-grid-messages'

export const widget = defineWidget({
  name: 'community-grid',
  title: FOR_EDITORS && 'Load more',
  group: FOR_EDITORS && 'Sharing and contact',
  summary:
    FOR_EDITORS && "A Load more button for a grid of your page, to which it adds the next page's items.",
  options,
  messages: communityGridMessages,
  serverRendered: FOR_EDITORS && { facts: {} },
  asks: FOR_EDITORS && {
    calls: ['readMorePosts'],
    firstCalls: ['readMorePosts'],
    pages: ['login'],
  },
  component: CommunityGrid,
})
