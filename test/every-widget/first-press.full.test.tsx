import './first-press.test'
