// The build injects this file into the loader, which runs first.
import { unhidden } from './unhidden.ts'

/** The document with its own members, even if elements of the page have their names. */
export const doorstepDocument = unhidden(document)

// host-proof-page.js reads this in every file that the loader fetches.
window.doorstepDocument = doorstepDocument
