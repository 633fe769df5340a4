import './fingers'
