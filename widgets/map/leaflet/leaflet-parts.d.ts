// Leaflet's own files: its one large file would bring controls, popups and shapes that the map does not use.
declare module 'leaflet/src/layer/ImageOverlay.js' {
  export { ImageOverlay } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet'
}
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet'
}
// Each of these adds itself to the map.
declare module 'leaflet/src/map/handler/Map.Drag.js' {}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {}
