// The build injects this into the loader, which is the first to run.
import { unhidden } from './unhidden.ts'

/** The document's own members, whatever elements of the page are called. */
export const doorstepDocument = unhidden(document)

// Found in host-proof-page.js by every file that the loader fetches.
window.doorstepDocument = doorstepDocument
