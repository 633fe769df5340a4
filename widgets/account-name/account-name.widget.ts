import { failedCallWording } from '../../shared/domain/api/client/failure-wording'
import { accountWording, doubtWording } from '../../shared/features/account/account-wording'
import { changeWording } from '../../shared/features/calls/change-wording'
import {
  fieldErrors,
  flag,
  labels,
  list,
  record,
  required,
  text,
} from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import { object, optional, text as someText } from '../../shared/platform/values/reader'
import { optionalWording } from '../../shared/ui/ui-wording'
import { AccountName } from './AccountName'
import { nameWording } from './name-wording'

const word = optional(someText, '')

export const widget = defineWidget({
  name: 'account-name',
  title: 'Name',
  group: 'Account',
  summary: "A customer's title and name, edited in place.",
  options: {
    title: text('The title that the shop has.', ''),
    firstname: required(text('The first name that the shop has.')),
    lastname: required(text('The last name that the shop has.')),
    titles: list('The titles to choose from; without any the title is typed.', someText),
    editing: flag('Whether the fields are open at first.', false),
    typed: record(
      'What was typed into a form that came back with errors: title, firstname, lastname.',
      object({ title: word, firstname: word, lastname: word }),
    ),
    errors: fieldErrors("The server's messages for title, firstname and lastname."),
    labels: labels(
      failedCallWording,
      changeWording,
      optionalWording,
      accountWording,
      doubtWording,
      nameWording,
    ),
  },
  prints: { facts: { details: 'The name as it is printed.' }, unless: ['editing', 'typed', 'errors'] },
  component: AccountName,
})
