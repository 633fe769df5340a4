import './host-markup'
