import './answers.test'
