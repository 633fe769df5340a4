import { widgetNames } from '../support/widgets/all-widgets'
import { describePromises } from './promises'

/** A later example raises their events. */
const raisesLater = ['header-basket', 'order-again', 'view-box']

// The first example tries every part; the others are the same parts with other options.
describePromises(widgetNames, (at, name) => at < 1 || raisesLater.includes(name))
