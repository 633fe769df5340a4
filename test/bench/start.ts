import { boot } from '../../shared/runtime/boot'
import { widgets } from './widgets'

boot(widgets)
