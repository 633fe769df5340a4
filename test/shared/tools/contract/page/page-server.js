// The server of a page, checked against dist/helpers/doorstep.d.ts; intended mistakes must be found.
import { doorstepWidget } from '../../../../../dist/helpers/doorstep.js'

export const panel = doorstepWidget('info-panel', { title: 'Help', load: 'visible' }, '<p>Ring us</p>', {
  content: '<b>Ring us</b>',
})
export const postcode = doorstepWidget('postcode-panel', { headingLevel: 3 })
// @ts-expect-error: no widget is called so
export const misnamed = doorstepWidget('info-pannel')
// @ts-expect-error: it has no such option
export const unknown = doorstepWidget('info-panel', { titel: 'Help' })
// @ts-expect-error: it has no such slot
export const noSlot = doorstepWidget('info-panel', {}, '', { contend: '' })
