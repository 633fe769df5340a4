import './first-month'
