import { boot } from '../shared/mount/boot'
import { widgets } from './index'

boot(widgets)
