import { createContext, useContext } from 'react'
import styles from './Icon.module.css'
import { arrowRight, chevronLeft, chevronRight } from './icon-shapes'

type IconProps = {
  /** One of the outlines in icon-shapes.ts. */
  shape: string
}

/** False if icons are left out: those far off the screen would cost the browser work in every frame. */
export const HasIcons = createContext(true)

// The shapes that point forwards or back, which are mirrored in right-to-left text.
const ways = [arrowRight, chevronLeft, chevronRight]

/** Draws an outline in the text colour; it is decorative, as the text beside it carries the meaning. */
export function Icon({ shape }: IconProps) {
  const hasIcons = useContext(HasIcons)
  return (
    hasIcons && (
      <svg
        className={styles.icon}
        viewBox="0 0 24 24"
        aria-hidden="true"
        data-way={ways.includes(shape) || undefined}
      >
        <path d={shape} />
      </svg>
    )
  )
}
