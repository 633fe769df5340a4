// The map imports Leaflet's single modules, because its bundle includes controls, popups and shapes that are not used.
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
// Each of these modules registers its handler with the map.
declare module 'leaflet/src/map/handler/Map.Drag.js' {}
declare module 'leaflet/src/map/handler/Map.Keyboard.js' {}
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js' {}
declare module 'leaflet/src/map/handler/Map.TouchZoom.js' {}
