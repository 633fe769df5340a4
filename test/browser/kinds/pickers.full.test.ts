import './pickers.test'
