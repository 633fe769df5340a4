import { describeBoxOffers } from '../../support/boxes/box-offers'

describeBoxOffers('order-again')
