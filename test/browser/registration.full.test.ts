import './registration.test'
