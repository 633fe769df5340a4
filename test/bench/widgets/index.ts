import type { WidgetList } from '../../../shared/runtime/widget-list'

export const widgets: WidgetList = {
  'bench-button': { when: 'ready', load: () => import('./bench-button/bench-button.widget') },
}
