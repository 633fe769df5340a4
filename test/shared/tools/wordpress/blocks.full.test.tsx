import './blocks.test'
