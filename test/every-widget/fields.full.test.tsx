import { widgetNames } from '../support/widgets/all-widgets'
import { describeFields } from './fields'

/* Tries every field in every way. */

describeFields(widgetNames, () => true)
