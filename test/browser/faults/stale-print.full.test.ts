import './stale-print.test'
