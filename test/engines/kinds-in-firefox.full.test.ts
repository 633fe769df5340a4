import { startFirefox } from './drivers/firefox'
import { inEngine } from './in-engine'
import { playKinds } from './kinds'

inEngine('firefox', startFirefox, [playKinds])
