import './translated.test'
