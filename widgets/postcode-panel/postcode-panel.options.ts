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
  variant: oneOf('Which page it stands on.', ['site', 'registration', 'account'], 'site'),
  title: shownText('The title of the panel.', 'Check My Postcode'),
  headingLevel: oneOf("The title's place in the page's outline.", ['2', '3', '4'], '2'),
  look: oneOf(
    'A card of its own, a band that takes the ground of its section, or plain: neither edge nor title, below a title of the page.',
    ['card', 'band', 'plain'],
    'card',
  ),
  moving: flag('Asks a customer for the postcode of the address they are moving to.', false),
  postcode: text('A postcode that the page knows is confirmed; the panel starts in its confirmed state.'),
  value: text('What the field starts with, such as the postcode of a form post that was refused.'),
  error: shownText("The server's message about that value."),
  quotaBlocks: flag("Whether reaching today's limit of new registrations stops the visitor.", true),
  quotaReached: flag(
    "Whether the page knows that today's limit is reached for the confirmed postcode.",
    false,
  ),
  continueUrl: path(
    'Where Continue goes after a delivered answer: to the registration, unless said otherwise.',
  ),
  goesOn: flag('Whether a match opens no dialog, as what asked for the postcode goes on by itself.', false),
  person: record(
    'What the page knows of the customer: first_name, last_name, email, street. Where we do not deliver, the form asks only for the rest.',
    anyObject,
  ),
  ways: oneOf(
    'How many ways on a customer has where we do not deliver: all that there are, or two.',
    ['all', 'two'],
    'all',
  ),
  extraFields: record('Further fields of the form that the account variant posts.', anyObject, 'field'),
}

export type PanelOptions = OptionValues<typeof options>
