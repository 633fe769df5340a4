import './fields.test'
