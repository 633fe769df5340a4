import { widgetNames } from '../support/all-widgets'
import { describeFields } from './fields'

describeFields(widgetNames)
