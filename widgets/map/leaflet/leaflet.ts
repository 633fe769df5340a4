import 'leaflet/src/map/handler/Map.Drag.js'
import 'leaflet/src/map/handler/Map.Keyboard.js'
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js'
import 'leaflet/src/map/handler/Map.TouchZoom.js'

export { ImageOverlay } from 'leaflet/src/layer/ImageOverlay.js'
export { Marker } from 'leaflet/src/layer/marker/Marker.js'
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js'
export { Map as LeafletMap } from 'leaflet/src/map/Map.js'
