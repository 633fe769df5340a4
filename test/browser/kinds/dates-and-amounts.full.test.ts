import './dates-and-amounts'
