import './real-software.test'
