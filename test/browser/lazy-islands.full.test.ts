import './lazy-islands.test'
