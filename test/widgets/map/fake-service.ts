/** A service's script after it has run; records its calls. */
export function fakeService() {
  const made: { kind: string; given: Record<string, unknown>; listeners: Record<string, () => void> }[] = []
  const contents: unknown[] = []
  /** Each recorded call with its arguments. */
  const asked: [what: string, given: unknown][] = []
  const seen = { edges: { north: 60, south: 40, east: 5, west: -10 } as object | undefined }
  const maker = (kind: string) =>
    class {
      listeners: Record<string, () => void> = {}
      constructor(...given: unknown[]) {
        made.push({
          kind,
          given: Object.assign(
            {},
            ...given.filter(each => typeof each === 'object' && !(each instanceof Node)),
          ),
          listeners: this.listeners,
        })
      }
      addListener(name: string, listener: () => void) {
        this.listeners[name] = listener
      }
      getBounds = () => seen.edges && { toJSON: () => seen.edges }
      getZoom = () => 11
      setContent = (content: unknown) => contents.push(content)
      fitBounds = (edges: unknown) => asked.push(['fitBounds', edges])
      setMap = (chart: unknown) => asked.push([`${kind} setMap`, chart])
      setZoom = (zoom: unknown) => asked.push(['setZoom', zoom])
      panTo = (position: unknown) => asked.push(['panTo', position])
      open() {}
    }
  const names = ['Map', 'Marker', 'InfoWindow', 'GroundOverlay']
  Object.assign(window, { google: { maps: Object.fromEntries(names.map(name => [name, maker(name)])) } })
  return { made, contents, asked, seen, of: (kind: string) => made.filter(each => each.kind === kind) }
}
