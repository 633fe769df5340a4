import './dates-and-amounts.test'
