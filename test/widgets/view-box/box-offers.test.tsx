import { describeBoxOffers } from '../../support/boxes/box-offers'

describeBoxOffers('view-box')
