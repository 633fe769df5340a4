import './page-layers.test'
