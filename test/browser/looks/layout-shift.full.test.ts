import './layout-shift.test'
