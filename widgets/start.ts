import { boot } from '../shared/platform/runtime/boot'
import { widgets } from './index'

boot(widgets)
