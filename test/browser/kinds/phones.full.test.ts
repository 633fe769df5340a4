import './phones.test'
