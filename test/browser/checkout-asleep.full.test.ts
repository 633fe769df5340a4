import './checkout-asleep.test'
