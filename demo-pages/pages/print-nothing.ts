const answers = /<script[^>]*\sdata-doorstep-answer=[\s\S]*?<\/script>\n?/g
const facts = /\sdata-(?:load="printed"|printed="[^"]*")/g
const globals = /^window\.(?:activeCoupon|hasPostcode|isGuest) = .*\n/gm
const stateOptions =
  /(<div data-widget="postcode-panel"[^>]*?)\sdata-(?:postcode|quota-reached)(?:="[^"]*")?/g

/**
 * The same page from a server that prints no state: no global but the token, no answer, no fact, and no option that says
 * how things stand. Widgets must find all of it out by themselves.
 */
export const printingNothing = (page: string): string =>
  page.replace(answers, '').replace(facts, '').replace(globals, '').replace(stateOptions, '$1')
