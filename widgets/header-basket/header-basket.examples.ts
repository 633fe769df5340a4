import type { Example } from '../../shared/platform/runtime/example'

const fallback = '<p><a href="/account/essentials">See your week</a></p>'

export const examples: Example[] = [
  {
    name: 'Open from the start',
    about: 'Seven days: delivered, coming, paused, moved. The arrows lead from week to week.',
    visitor: 'customer',
    markup: `<div data-widget="header-basket" data-open>
  ${fallback}
</div>`,
  },
  {
    name: 'Closed until it is asked for',
    about: 'As in a shop’s header: a weekly view link on the same page opens it.',
    visitor: 'customer',
    html: `<div data-widget="weekly-view-link"><a href="/account/essentials">Weekly view</a></div>
{widget}`,
    markup: `<div data-widget="header-basket">
  ${fallback}
</div>`,
  },
  {
    name: 'Another week, for a guest',
    about: 'Nothing is ordered yet; the week can be looked through all the same.',
    visitor: 'guest',
    markup: `<div data-widget="header-basket" data-open data-start-of-week="2026-12-20">
  ${fallback}
</div>`,
  },
]
