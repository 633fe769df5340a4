import './screen-readers.test'
