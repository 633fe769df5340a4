import './host-libraries.test'
