import './mechanisms-end.test'
