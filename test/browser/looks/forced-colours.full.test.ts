import './forced-colours.test'
