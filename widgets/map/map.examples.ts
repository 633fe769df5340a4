import type { Example } from '../../shared/platform/runtime/example'

const markers = [
  {
    position: { lat: 51.4409, lng: -2.6102 },
    infoTitle: 'Bedminster Depot',
    infoTel: '0117 496 0142',
    infoMail: 'bedminster@doorstep.example',
    infoAddress: 'Unit 4, Coronation Yard, Bristol, BS3 2LP',
  },
  {
    position: { lat: 51.3806, lng: -2.3912 },
    infoTitle: 'Bathside Depot',
    infoTel: '01632 960 410',
    infoMail: 'bathside@doorstep.example',
    infoAddress: 'The Old Creamery, Weston Island, Bath, BA2 9EZ',
  },
]

const markup = (attributes: string, given: object) => `<div data-widget="map"${attributes}>
  <script type="application/json">
    ${JSON.stringify(given, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n    ')}
  </script>
  <ul>
    <li>Bedminster Depot, Unit 4, Coronation Yard, Bristol, BS3 2LP, <a href="tel:01174960142">0117 496 0142</a></li>
    <li>Bathside Depot, The Old Creamery, Weston Island, Bath, BA2 9EZ, <a href="tel:01632960410">01632 960 410</a></li>
  </ul>
</div>`

export const examples: Example[] = [
  {
    name: 'A map of your own tiles',
    about:
      'Arrow keys, plus and minus move it; buttons do the same. Two fingers do, and the wheel with Ctrl or Cmd. Where no tile comes, the list stays.',
    markup: markup(' data-tiles="/api/tiles/{z}/{x}/{y}"', { markers }),
  },
  {
    name: 'With a picture on it, and whose the tiles are',
    about:
      'Such as the area of the rounds; it lies between the edges that you give. Tiles of others, at an https address, need data-attribution, and your content policy has to allow them: img-src.',
    markup: markup(' data-tiles="/api/tiles/{z}/{x}/{y}" data-attribution="Map © Doorstep Dairy"', {
      markers,
      overlay: { image: '/assets/rounds.svg', north: 51.5, south: 51.34, east: -2.33, west: -2.68 },
    }),
  },
  {
    name: 'The map of a service',
    about:
      'The script is loaded when somebody presses Show the map, if your site names its address. This one leads nowhere: the list is what people have then.',
    markup: markup(' data-api-url="https://maps.example/api.js?key=yours"', { markers }),
    html: `<script type="application/json" data-doorstep-site>
  { "scripts": ["https://maps.example/api.js?key=yours"] }
</script>
{widget}`,
  },
]
