import { shareOf } from '../support/all-widgets'
import { describePromises } from './promises'

describePromises(shareOf(2, 3))
