import { createContext, useContext } from 'react'
import styles from './Icon.module.css'
import { arrowRight, chevronLeft, chevronRight } from './icon-shapes'

type IconProps = {
  /** One of the outlines in icon-shapes. */
  shape: string
}

/** Whether there are icons here; far out of sight there need be none: the browser looks after each of them in every frame. */
export const HasIcons = createContext(true)

// What points on or back does so as the words beside it are read.
const ways = [arrowRight, chevronLeft, chevronRight]

/** Draws one outline in the text's colour; decorative, so the words beside it carry the meaning. */
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
