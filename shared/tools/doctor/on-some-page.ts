import { type KnownPage, onPage } from '../../platform/page/known-page'
import { siteSettings } from '../../platform/page/site-block'

/** Reads options as if on a page of this site, where every id exists unless stated. */
export const onSomePage = <T>(
  read: () => T,
  elementWithId: KnownPage['elementWithId'] = () => undefined,
): T => onPage({ elementWithId, settings: siteSettings() }, read)
