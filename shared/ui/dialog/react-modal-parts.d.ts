/** What react-modal tells of each dialog that opens or closes; its two focus guards hear of it. */
declare module 'react-modal/lib/helpers/portalOpenInstances.js' {
  type Hearer = (event: string, open: readonly unknown[]) => void
  type Openings = { subscribers: Hearer[] }
  const openings: Openings | { default: Openings }
  export = openings
}
