/** A place on earth, in degrees. */
export type Position = { readonly lat: number; readonly lng: number }

/** A marker as the page gives it; one without a position stands in the list alone. */
export type Depot = {
  readonly position: Position | null
  readonly infoTitle: string
  readonly infoTel: string | null
  readonly infoMail: string | null
  readonly infoAddress: string | null
}

/** A picture that lies on the map, and the edges between which it lies; across the antimeridian east is less than west. */
export type Overlay = {
  readonly image: string
  readonly north: number
  readonly south: number
  readonly east: number
  readonly west: number
}

/** The positions that are known. */
export const placed = (depots: readonly Depot[]): Position[] =>
  depots.flatMap(({ position }) => position ?? [])
