import './contrast.test'
