import { shareOf } from '../support/all-widgets'
import { describeFields } from './fields'

describeFields(shareOf(1, 3))
