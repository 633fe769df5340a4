import { member, rootOf, siteSettings } from '../site-block'

/** The folder of this shop; one that only says where its calls are is known by that. */
const folderOfShop = (): string => {
  const site = siteSettings()
  return rootOf(site) || member(site, 'api').replace(/\/(api\/?)?$/, '')
}

/**
 * The name under which this shop keeps, sends or locks something: two shops of one origin share the browser's storage, its
 * channels and its locks.
 */
export const ownName = (name = ''): string => `doorstep${folderOfShop()}:${name}`

/** Where a cookie of this shop is sent and read. */
export const cookiePath = (): string => rootOf(siteSettings()) || '/'
