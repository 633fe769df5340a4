/**
 * Dispatched on a placeholder that waits for a press, if its content is out of date (F-10). The detail may name
 * another load strategy; by default the widget loads near the screen.
 */
export const activateName = 'doorstep:wake'
