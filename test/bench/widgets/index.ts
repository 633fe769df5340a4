import type { WidgetList } from '../../../shared/platform/runtime/widget-list'

export const widgets: WidgetList = {
  'bench-button': { when: 'ready', load: () => import('./bench-button/bench-button.widget') },
}
