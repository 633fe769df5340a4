import { widgetNames } from '../support/widgets/all-widgets'
import { describePromises } from './promises'

/** Their events are raised by what a later example has. */
const raisesLater = ['order-again', 'view-box']

// Two examples try every part; the others are the same parts with other options.
describePromises(widgetNames, (at, name) => at < 2 || raisesLater.includes(name))
