import './two-people'
