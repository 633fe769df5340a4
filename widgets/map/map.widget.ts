import {
  labels,
  list,
  type Option,
  ownAddress,
  path,
  record,
  required,
  text,
} from '../../shared/platform/options/options'
import { defineWidget } from '../../shared/platform/runtime/mount/define-widget'
import {
  DecodeError,
  type Decoder,
  object,
  optional,
  withFallback,
  string as words,
} from '../../shared/platform/values/decoder'
import { imageAddress } from '../../shared/platform/values/image-address'
import { DepotMap } from './Map'
import { mapMessages } from './map-messages'

const degrees =
  (most: number): Decoder<number> =>
  (given, at) => {
    const written = words(given, at)
    const number = Number(written)
    if (!written || !(Math.abs(number) <= most)) throw new DecodeError(at, given)
    return number
  }
// The poles lie outside every map of this kind.
const lat = degrees(85)
const lng = degrees(180)

const marker = object({
  position: withFallback(object({ lat, lng }), null),
  infoTitle: words,
  infoTel: optional(words, null),
  infoMail: optional(words, null),
  infoAddress: optional(words, null),
})

const tiles: Option<string | undefined> = {
  ...path('Where tiles of your own are, with {z}, {x} and {y}; a map with them is shown at once.'),
  expected: 'an address on this site with {z}, {x} and {y}, such as /tiles/{z}/{x}/{y}.png',
  read: (given, at) => {
    const address = ownAddress(given, at)
    if (!['{z}', '{x}', '{y}'].every(part => address.includes(part))) throw new DecodeError(at, given)
    return address
  },
}

const apiUrl: Option<string | undefined> = {
  ...text(
    "The address of a maps service's script, with your key. It is loaded with a callback, and only when somebody asks for the map. Your content policy has to allow it: script-src, img-src, connect-src, and trusted-types doorstep-maps where you name policies.",
  ),
  expected: 'an https address',
  read: (given, at) => {
    const address = imageAddress(given, location.origin)
    if (!address) throw new DecodeError(at, given)
    return address
  },
}

export const widget = defineWidget({
  name: 'map',
  title: 'Depot map',
  group: 'Sharing and contact',
  summary: 'Depots on a map and in a list, each with telephone, mail and address.',
  options: {
    markers: required(
      list('What is shown: position (lat and lng), infoTitle, infoTel, infoMail, infoAddress.', marker),
    ),
    overlay: record(
      'A picture that lies on the map: image, and north, south, east and west in degrees.',
      object({ image: words, north: lat, south: lat, east: lng, west: lng }),
    ),
    tiles,
    apiUrl,
    labels: labels(mapMessages),
  },
  component: DepotMap,
})
