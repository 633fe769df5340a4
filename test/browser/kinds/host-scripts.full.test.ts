import './host-scripts.test'
