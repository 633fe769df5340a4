/**
 * Raised on a placeholder that waits for a press: something is known about it that its content does not show (F-10). Its
 * detail may be the moment that it waits for instead; near the screen unless stated.
 */
export const activateName = 'doorstep:wake'
