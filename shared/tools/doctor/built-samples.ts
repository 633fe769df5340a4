import type { Samples } from './diagnose'

/** Values of the catalogue's examples; the build writes them here. */
export const samples: Samples = {}
