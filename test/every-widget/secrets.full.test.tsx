import './secrets.test'
