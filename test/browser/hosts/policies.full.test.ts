import './policies.test'
