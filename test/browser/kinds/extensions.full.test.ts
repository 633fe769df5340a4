import './extensions.test'
