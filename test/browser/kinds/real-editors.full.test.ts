import './real-editors'
