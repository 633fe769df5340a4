import { shareOf } from '../support/all-widgets'
import { describeStatements } from './statements'

describeStatements(shareOf(2, 3))
