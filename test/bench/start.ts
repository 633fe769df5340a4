import { boot } from '../../shared/mount/boot'
import { widgets } from './widgets'

boot(widgets)
