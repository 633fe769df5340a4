import { oneRequired, shownText, slot } from '../../shared/platform/options/options'

export const options = {
  title: shownText(FOR_EDITORS && 'What it is about.'),
  text: oneRequired(
    shownText(
      FOR_EDITORS && 'A few words; markup of your own takes their place. One of the two has to be there.',
    ),
  ),
  content: oneRequired(slot(FOR_EDITORS && 'What stands in it, as your own markup.')),
}
