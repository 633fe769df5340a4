import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { HouseMove } from './HouseMove'
import { options } from './house-move.options'
import { houseMoveMessages } from './house-move-messages'

export const widget = defineWidget({
  name: 'house-move',
  title: FOR_EDITORS && 'Moving house',
  group: FOR_EDITORS && 'Account',
  summary:
    FOR_EDITORS &&
    'The day of a move, and where the orders go that clash with the delivery days of the new address.',
  inForm: true,
  options,
  messages: houseMoveMessages,
  asks: FOR_EDITORS && {
    calls: ['findMoveConflicts'],
    firstCalls: ['findMoveConflicts'],
    pages: ['login'],
    postsForm: true,
  },
  component: HouseMove,
})
