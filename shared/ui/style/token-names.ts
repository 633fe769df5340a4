/**
 * The properties of tokens.css that a page may set on a wrapper, without `--doorstep-`. Scripts cannot list an
 * element's custom properties.
 */
export const tokenNames: readonly string[] = (
  'font font-heading heading-weight heading-tracking scale color-scheme paper surface sunken line ' +
  'line-strong ink ink-soft link brand brand-deep brand-tint on-brand on-brand-soft accent accent-deep ' +
  'accent-tint on-accent success success-tint danger danger-tint on-danger danger-deep warning ' +
  'warning-tint info info-tint neutral-tint focus focus-halo space-1 space-2 space-3 space-4 space-5 ' +
  'space-6 space-7 space-8 space-9 space-10 radius-sm radius radius-lg radius-xl border control ' +
  'control-sm shadow-1 shadow-2 shadow-3 scrim fast base slow ease cap-shape'
).split(' ')
