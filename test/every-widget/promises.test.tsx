import { isWhole } from '../support/rows'
import { widgetNames } from '../support/widgets/all-widgets'
import { describePromises } from './promises'

/** The later example that raises an event of the widget. */
const raisesLater: Readonly<Record<string, number>> = { 'header-basket': 1, 'order-again': 2, 'view-box': 2 }

// The first example tries every part; the others are the same parts with other options.
describePromises(widgetNames, (at, name) => isWhole || at === 0 || at === raisesLater[name])
