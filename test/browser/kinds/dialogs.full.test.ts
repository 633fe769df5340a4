import './dialogs.test'
