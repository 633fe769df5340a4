import './own-change.test'
