import './page-scripts.test'
