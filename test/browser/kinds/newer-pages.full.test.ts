import './newer-pages'
