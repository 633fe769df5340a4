import { type ReactNode, useState } from 'react'
import { imageAddress } from '../../platform/values/image-address'

type PictureProps = {
  /** As somebody else wrote it; one that may not be shown, or does not load, leaves nothing. */
  image: string
  /** In CSS pixels, both ways. */
  size: number
  className?: string | undefined
  children?: ReactNode
}

/** A product's picture that says nothing its name does not; where there is none, its children. */
export function Picture({ image, size, className, children }: PictureProps) {
  const address = imageAddress(image, location.origin)
  const [broken, setBroken] = useState<string | null>(null)
  if (!address || address === broken) return children
  return (
    <img
      className={className}
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  )
}
