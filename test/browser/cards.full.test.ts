import './cards.test'
