import type { Options } from '../../options/options'
import { measure } from '../../page/events/measure'
import type { WidgetDefinition } from '../widget-definition'
import type { LoadableWidget, MountLife } from '../widget-list'
import { mountWidget } from './mount-widget'

type Widget<O extends Options = Options> = WidgetDefinition<O> & LoadableWidget

/** Adds the `mount` function to the definition of a widget. */
export function defineWidget<O extends Options>(definition: WidgetDefinition<O>): Widget<O> {
  return {
    ...definition,
    mount: (placeholder, life) => mountWidget(definition, placeholder, timed(definition.name, life)),
  }
}

/** Wraps `life` so that the time until the widget is shown is measured. */
const timed = (name: string, life: MountLife): MountLife => ({
  ...life,
  shown() {
    life.shown()
    measure('widget', name, life.since, 'mounted')
  },
})
