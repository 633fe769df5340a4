import './answers'
