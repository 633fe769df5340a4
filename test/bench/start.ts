import { boot } from '../../shared/platform/runtime/boot'
import { widgets } from './widgets'

boot(widgets)
