import './page-life.test'
