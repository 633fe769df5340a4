import {
  flag,
  type OptionValues,
  oneOf,
  path,
  record,
  shownText,
  text,
} from '../../shared/platform/options/options'
import { anyObject } from '../../shared/platform/values/decoder'

/** The options for an editor; `value` and `error` restore a refused form post. */
export const options = {
  variant: oneOf(FOR_EDITORS && 'Which page it stands on.', ['site', 'registration', 'account'], 'site'),
  title: shownText(FOR_EDITORS && 'The title of the panel.', 'Check My Postcode'),
  headingLevel: oneOf(FOR_EDITORS && "The title's place in the page's outline.", ['2', '3', '4'], '2'),
  look: oneOf(
    FOR_EDITORS &&
      'A card of its own, a band that takes the ground of its section, or plain: neither edge nor title, below a title of the page.',
    ['card', 'band', 'plain'],
    'card',
  ),
  moving: flag(FOR_EDITORS && 'Asks a customer for the postcode of the address they are moving to.', false),
  postcode: text(
    FOR_EDITORS && 'A postcode that the page knows is confirmed; the panel starts in its confirmed state.',
  ),
  value: text(
    FOR_EDITORS && 'What the field starts with, such as the postcode of a form post that was refused.',
  ),
  error: shownText(FOR_EDITORS && "The server's message about that value."),
  quotaBlocks: flag(
    FOR_EDITORS && "Whether reaching today's limit of new registrations stops the visitor.",
    true,
  ),
  quotaReached: flag(
    FOR_EDITORS && "Whether the page knows that today's limit is reached for the confirmed postcode.",
    false,
  ),
  continueUrl: path(
    FOR_EDITORS &&
      'Where Continue goes after a delivered answer: to the registration, unless said otherwise.',
  ),
  goesOn: flag(
    FOR_EDITORS && 'Whether a match opens no dialog, as what asked for the postcode goes on by itself.',
    false,
  ),
  person: record(
    FOR_EDITORS &&
      'What the page knows of the customer: first_name, last_name, email, street. Where we do not deliver, the form asks only for the rest.',
    anyObject,
  ),
  ways: oneOf(
    FOR_EDITORS && 'How many ways on a customer has where we do not deliver: all that there are, or two.',
    ['all', 'two'],
    'all',
  ),
  extraFields: record(
    FOR_EDITORS && 'Further fields of the form that the account variant posts.',
    anyObject,
    'field',
  ),
}

export type PanelOptions = OptionValues<typeof options>
