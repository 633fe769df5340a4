import './reading.test'
