import type { Example } from '../../shared/platform/runtime/example'

const fallback = '<p><a href="/account/essentials">See what is ordered this week</a></p>'

export const examples: Example[] = [
  {
    name: 'The present week',
    about: 'What counts is added up to the penny: paused, moved and unavailable items cost nothing.',
    visitor: 'customer',
    markup: `<div data-widget="weekly-cost">
  ${fallback}
</div>`,
  },
  {
    name: 'Another week to begin with',
    about: 'Any day of that week, as the server writes dates.',
    visitor: 'customer',
    markup: `<div data-widget="weekly-cost" data-start-of-week="2026-12-24">
  ${fallback}
</div>`,
  },
]
