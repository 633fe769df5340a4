import { startWebKit } from './drivers/webkit'
import { inEngine } from './in-engine'
import { playKinds } from './kinds'

inEngine('webkit', startWebKit, [playKinds])
