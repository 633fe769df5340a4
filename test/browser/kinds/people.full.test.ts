import './people'
