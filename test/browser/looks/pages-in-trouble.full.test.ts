import './pages-in-trouble.test'
