import type { Options } from '../../options/options'
import { measure } from '../../page/events/measure'
import type { WidgetDefinition } from '../widget-definition'
import type { LoadableWidget, MountLife } from '../widget-list'
import { mountWidget } from './mount-widget'

type Widget<O extends Options = Options> = WidgetDefinition<O> & LoadableWidget

/** Makes a widget of its definition. */
export function defineWidget<O extends Options>(definition: WidgetDefinition<O>): Widget<O> {
  return {
    ...definition,
    mount: (placeholder, life) => mountWidget(definition, placeholder, timed(definition.name, life)),
  }
}

/** The same life, with the time it took to be shown told to the page. */
const timed = (name: string, life: MountLife): MountLife => ({
  ...life,
  shown() {
    life.shown()
    measure('widget', name, life.since, 'mounted')
  },
})
