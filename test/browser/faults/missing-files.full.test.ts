import './missing-files.test'
