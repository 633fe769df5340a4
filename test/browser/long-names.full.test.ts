import { describeLongNames } from './long-names'

describeLongNames()
