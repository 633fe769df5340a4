import './extensions'
