import { flag, oneOf, positiveNumber, required, shownText, text } from '../../shared/platform/options/options'
import { slidesId } from './page-slides'

export const options = {
  slides: required({
    ...text(FOR_EDITORS && 'The id of the element around your list of slides.'),
    kinds: ['selector'],
    expected: 'the id of an element of your page around a list of slides',
    read: slidesId,
  }),
  kind: oneOf(
    FOR_EDITORS &&
      'What it shows: the main gallery, films, or pictures. Films need <track kind="captions">, never begin by themselves, and play one at a time; one in an <iframe> is another site’s, and is not stopped.',
    ['gallery', 'video', 'image'],
    'gallery',
  ),
  title: shownText(FOR_EDITORS && 'What a screen reader calls it.'),
  perView: positiveNumber(FOR_EDITORS && 'How many are shown at once on a wide page.', 3),
  perViewNarrow: positiveNumber(FOR_EDITORS && 'How many are shown at once on a phone.', 1),
  autoplay: flag(
    FOR_EDITORS &&
      'Moves on every 8 seconds, with a button that pauses it: a gallery does unless it is false, and films never do. People read more of what stands still.',
  ),
}
