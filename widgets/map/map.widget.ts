import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { DepotMap } from './Map'
import { options } from './map.options'
import { mapMessages } from './map-messages'

export const widget = defineWidget({
  name: 'map',
  title: FOR_EDITORS && 'Depot map',
  group: FOR_EDITORS && 'Sharing and contact',
  summary: FOR_EDITORS && 'Depots on a map and in a list, each with telephone, mail and address.',
  options,
  messages: mapMessages,
  component: DepotMap,
})
