import './equivalents.test'
