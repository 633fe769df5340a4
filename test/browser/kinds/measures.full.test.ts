import './measures'
