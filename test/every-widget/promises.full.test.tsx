import { widgetNames } from '../support/widgets/all-widgets'
import { describePromises } from './promises'

/* Every example of every widget. */

describePromises(widgetNames, () => true)
