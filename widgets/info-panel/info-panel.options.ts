import { oneRequired, shownText, slot } from '../../shared/platform/options/options'

export const options = {
  title: shownText('What it is about.'),
  text: oneRequired(
    shownText('A few words; markup of your own takes their place. One of the two has to be there.'),
  ),
  content: oneRequired(slot('What stands in it, as your own markup.')),
}
