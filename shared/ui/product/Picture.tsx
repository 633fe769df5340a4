import { type ReactNode, useState } from 'react'
import { pageOrigin } from '../../platform/page/host/page-origin'
import { imageAddress } from '../../platform/values/image-address'

type PictureProps = {
  /** The address as the shop wrote it; if it is not allowed or does not load, the children are shown. */
  image: string
  /** Width and height in CSS pixels. */
  size: number
  className?: string | undefined
  children?: ReactNode
}

/** A decorative picture of a product, whose name is beside it; without a picture, its children. */
export function Picture({ image, size, className, children }: PictureProps) {
  const address = imageAddress(image, pageOrigin())
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
