import './mounting.test'
