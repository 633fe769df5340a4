import { boot } from '../shared/runtime/boot'
import { widgets } from './index'

boot(widgets)
