import './scripts-of-the-world.test'
