import { member, rootOf, siteSettings } from '../site-block'

/** Returns the folder of this shop; without a root, the folder of its calls. */
const folderOfShop = (): string => {
  const site = siteSettings()
  return rootOf(site) || member(site, 'api').replace(/\/(api\/?)?$/, '')
}

/**
 * Returns the name of a stored value, channel or lock of this shop. Two shops of one origin share these, so names
 * need a prefix.
 */
export const ownName = (name = ''): string => `doorstep${folderOfShop()}:${name}`

/** Returns the path of this shop's cookies. */
export const cookiePath = (): string => rootOf(siteSettings()) || '/'
