import { shareOf } from '../support/all-widgets'
import { describePromises } from './promises'

describePromises(shareOf(3, 3))
