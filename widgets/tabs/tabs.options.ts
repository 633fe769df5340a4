import { list, required } from '../../shared/platform/options/options'
import { elementWithId } from '../../shared/platform/page/known-page'
import { DecodeError, type Decoder, object, string } from '../../shared/platform/values/decoder'

/** Returns the id of an element on the page. */
const elementId: Decoder<string> = (given, at) => {
  const id = string(given, at)
  if (elementWithId(id) === null)
    throw new DecodeError(at, given, `names no element: nothing has the id ${id}`)
  return id
}

export const options = {
  tabs: required(
    list(
      FOR_EDITORS && 'The tabs: panel, the id of a part of your page, and label, what the tab is called.',
      object({ panel: elementId, label: string }),
      'selector',
    ),
  ),
}
