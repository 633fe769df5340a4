import './shop-habits'
