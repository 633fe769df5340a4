/** A place on earth, in degrees. */
export type Position = { readonly lat: number; readonly lng: number }

/** A marker as the page gives it; one without a position appears only in the list. */
export type Depot = {
  readonly position: Position | null
  readonly infoTitle: string
  readonly infoTel: string | null
  readonly infoMail: string | null
  readonly infoAddress: string | null
}

/** An image laid on the map between the given edges; across the antimeridian, east is less than west. */
export type Overlay = {
  readonly image: string
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
}

/** Returns the positions of all depots that have one. */
export const placed = (depots: readonly Depot[]): Position[] =>
  depots.flatMap(({ position }) => position ?? [])
