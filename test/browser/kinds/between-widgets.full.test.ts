import './between-widgets'
