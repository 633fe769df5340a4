import './back.test'
