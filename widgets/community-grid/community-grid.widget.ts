import { selector } from '../../shared/platform/options/selector'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { CommunityGrid } from './CommunityGrid'
import { communityGridMessages } from './community-grid-messages'

export const widget = defineWidget({
  name: 'community-grid',
  title: 'Load more',
  group: 'Sharing and contact',
  summary: "A Load more button for a grid of your page, to which it adds the next page's items.",
  options: {
    grid: selector('The selector of the grid, on this page and on the next.', '[data-community-grid]'),
    next: selector(
      'The selector of the link to the next page, inside this placeholder.',
      '[data-community-next]',
    ),
  },
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
