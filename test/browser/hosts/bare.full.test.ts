import './bare.test'
