/** A library's settings, by the module of `#site/` that holds them. */
export const librarySite: Readonly<Record<string, string>> = {
  calls: "export const callsRoot = '/services/'; export const isCall = path => path.startsWith(callsRoot)",
  'own-calls': 'export const ownCalls = /^$/',
  events:
    "export const decoders = { 'branch-chosen': ({ branch }) => typeof branch === 'string' && { branch } }",
  facts:
    "export const choices = {}, ofCustomer = [], ofOneDay = ['hours'], ownFacts = [], untouched = { by: Symbol(), fact: 'hours' }",
  'kept-events':
    "export const keptEvents = ['branch-chosen'], changing = ['branch-chosen'], keptOfEvents = 'branch'; export const strategyAfter = () => undefined",
  'kept-of-login': "export const storedOfLogin = { 'left-here': false, sent: true }, outlasting = ''",
  'ordered-facts': 'export const ordered = []',
  pages: "export const usualPages = { login: '/log-in', contact: '/branches' }, entered = ['login']",
  tabs: "export const afterForm = { kind: 'loans-changed' }, relayed = { event: 'branch-chosen', fact: 'branch' }",
}
