/** The loader's script, which no optimiser of scripts is to hold back. */
export const loaderTag =
  '<script data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" data-noptimize="1" data-pagespeed-no-defer data-jetpack-boost="ignore" nitro-exclude nowprocket type="module" src="/doorstep/loader.js"></script>'
