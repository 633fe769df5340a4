import './small-window.test'
