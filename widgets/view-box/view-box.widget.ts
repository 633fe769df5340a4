import { boxOption, unfinishedOption } from '../../shared/features/boxes/box.options'
import { boxesWording } from '../../shared/features/boxes/boxes-wording'
import { labels, oneOf } from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { ViewBox } from './ViewBox'
import { viewBoxWording } from './view-box-wording'

export const widget = defineWidget({
  name: 'view-box',
  title: 'View a box',
  group: 'Ordering',
  summary: 'A link that shows what is in a Best of Local box, to change it or to order it again.',
  isInline: true,
  options: {
    order: boxOption,
    action: oneOf('What the dialog offers.', ['edit', 'reorder'], 'edit'),
    activeBolOrder: unfinishedOption,
    labels: labels(boxesWording, viewBoxWording),
  },
  emits: ['basket-updated'],
  hears: ['basket-updated', 'product-posted'],
  prints: {
    facts: { date: 'The day of the box as it is printed, such as 2026-12-05; empty where it has none.' },
  },
  component: ViewBox,
})
