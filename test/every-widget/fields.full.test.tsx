import { widgetNames } from '../support/widgets/all-widgets'
import { describeFields } from './fields'

/* Every field in every way. */

describeFields(widgetNames, () => true)
