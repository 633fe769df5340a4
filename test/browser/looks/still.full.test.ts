import './still.test'
