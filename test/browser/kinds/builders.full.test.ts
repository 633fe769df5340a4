import './builders.test'
