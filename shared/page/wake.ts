/** Raised on a placeholder that waits for a press: something is known about it that its content does not show (F-10). */
export const wakeName = 'doorstep:wake'
