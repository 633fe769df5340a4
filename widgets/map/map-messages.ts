/** The texts of the map and its list; a page may replace any of them. */
export const mapMessages = {
  title: 'Our depots',
  map: 'Map of our depots',
  show: 'Show the map',
  fromService: 'The map comes from a maps service, and only when you ask for it.',
  noMap: "The map can't be shown. Every depot is in the list.",
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  up: 'Move the map up',
  down: 'Move the map down',
  left: 'Move the map left',
  right: 'Move the map right',
  cluster: '{count} depots here: zoom in',
  close: 'Close {name}',
  onMap: 'Show {name} on the map',
  onMapShort: 'On the map',
  wheel: 'Hold {key} and turn the wheel to zoom the map.',
  ctrl: 'Ctrl',
  twoFingers: 'Use two fingers to move and zoom the map.',
  more: 'Show more depots',
  moreShown: '{shown} of {count} depots are listed.',
} as const

export type MapMessages = { readonly [Name in keyof typeof mapMessages]: string }
