import './covered.test'
