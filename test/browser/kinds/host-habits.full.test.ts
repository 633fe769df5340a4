import './host-habits'
