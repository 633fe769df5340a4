import './editors.test'
