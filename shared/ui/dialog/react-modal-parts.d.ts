/** The events of react-modal for each dialog that opens or closes; its focus guards subscribe to them. */
declare module 'react-modal/lib/helpers/portalOpenInstances.js' {
  type Hearer = (event: string, open: readonly unknown[]) => void
  type Openings = { subscribers: Hearer[] }
  const openings: Openings | { default: Openings }
  export = openings
}
