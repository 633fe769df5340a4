import './assistive'
