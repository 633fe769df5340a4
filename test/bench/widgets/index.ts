import type { WidgetList } from '../../../shared/mount/widget-list'

export const widgets: WidgetList = {
  'bench-button': { when: 'ready', load: () => import('./bench-button/bench-button.widget') },
}
