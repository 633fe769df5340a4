import './paper-and-time.test'
