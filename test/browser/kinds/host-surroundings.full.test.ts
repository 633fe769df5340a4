import './host-surroundings.test'
