import { shareOf } from '../support/all-widgets'
import { describeMounting } from './mounting'

describeMounting(shareOf(1, 3))
