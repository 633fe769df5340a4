import './routers.test'
