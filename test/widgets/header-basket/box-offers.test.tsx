import { describeBoxOffers } from '../../support/boxes/box-offers'

describeBoxOffers('header-basket')
