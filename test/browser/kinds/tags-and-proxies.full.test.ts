import './tags-and-proxies.test'
