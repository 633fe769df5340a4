import './failures.test'
