import { shareOf } from '../support/all-widgets'
import { describeStatements } from './statements'

describeStatements(shareOf(1, 3))
