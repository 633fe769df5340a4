import { onPage } from '../../platform/page/known-page'
import { siteSettings } from '../../platform/page/site-block'

/** Reads options as if on a page of this site where every id exists. */
export const onSomePage = <T>(read: () => T): T =>
  onPage({ elementWithId: () => undefined, settings: siteSettings() }, read)
