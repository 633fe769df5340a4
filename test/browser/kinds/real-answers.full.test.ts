import './real-answers'
