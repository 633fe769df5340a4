import './home.test'
