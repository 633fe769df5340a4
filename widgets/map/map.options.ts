import {
  linkAddress,
  list,
  type Option,
  picture,
  positiveNumber,
  record,
  required,
  shownText,
} from '../../shared/platform/options/options'
import { scriptAddress } from '../../shared/platform/options/script-address'
import { pageOrigin } from '../../shared/platform/page/host/page-origin'
import {
  DecodeError,
  type Decoder,
  object,
  optional,
  withFallback,
  string as words,
} from '../../shared/platform/values/decoder'
import { imageAddress } from '../../shared/platform/values/image-address'

const degrees =
  (most: number): Decoder<number> =>
  (given, at) => {
    const written = words(given, at)
    const number = Number(written)
    if (!written || !(Math.abs(number) <= most)) throw new DecodeError(at, given)
    return number
  }
// The projection's limit of latitude.
const lat = degrees(85)
const lng = degrees(180)
const marker = object({
  position: withFallback(object({ lat, lng }), null),
  infoTitle: words,
  infoTel: optional(words, null),
  infoMail: optional(words, null),
  infoAddress: optional(words, null),
})
const edges = object({ image: words, north: lat, south: lat, east: lng, west: lng })
/** Rejects an overlay whose edges are swapped. */
const overlay: typeof edges = (given, at) => {
  const read = edges(given, at)
  const { north, south, east, west } = read
  if (north <= south) throw new DecodeError(`${at && `${at}.`}north`, north, 'must be greater than "south"')
  // The overlay must span less than half of the world; across the antimeridian, east is less than west.
  const width = (east - west + 360) % 360
  if (!width || width > 180)
    throw new DecodeError(`${at && `${at}.`}east`, east, 'must lie east of "west", by 180 at the most')
  return read
}
/** Returns the address of a sample tile, with every placeholder filled in. */
const tileAt = (address: string) =>
  imageAddress(
    address.replace(/\{[zxysr]\}/g, each => (each === '{s}' ? 'a' : '')),
    pageOrigin(),
  )
const tiles: Option<string | undefined> = {
  ...picture(
    FOR_EDITORS &&
      'Where the tiles of a map are, your own or those of others, with {z}, {x} and {y}; {r} becomes @2x on a fine screen, {s} a, b or c. A map with them is shown at once.',
  ),
  expected: 'an https address or one on this site, with {z}, {x} and {y}, such as /tiles/{z}/{x}/{y}{r}.png',
  read: (given, at) => {
    const address = words(given, at)
    const isWhole = ['{z}', '{x}', '{y}'].every(part => address.includes(part))
    if (!isWhole || /\{(?![zxysr]\})/.test(address) || !tileAt(address)) throw new DecodeError(at, given)
    return address
  },
  // Tiles from another site have to be attributed where they are shown.
  needs: address =>
    address && new URL(tileAt(address) ?? '').origin !== pageOrigin() ? 'attribution' : undefined,
}

export const options = {
  markers: required(
    list(
      FOR_EDITORS && 'What is shown: position (lat and lng), infoTitle, infoTel, infoMail, infoAddress.',
      marker,
      'link',
    ),
  ),
  overlay: record(
    FOR_EDITORS && 'A picture that lies on the map: image, and north, south, east and west in degrees.',
    overlay,
    'image',
  ),
  tiles,
  maxZoom: positiveNumber(
    FOR_EDITORS && 'The nearest zoom for which there are tiles; beyond it they are enlarged.',
    18,
  ),
  attribution: shownText(
    // Not behind FOR_EDITORS: the page's console shows this sentence too.
    'Whose the tiles are, as their owner asks it to be said, such as © OpenStreetMap contributors.',
  ),
  attributionUrl: linkAddress(FOR_EDITORS && 'Where that leads: https, or an address on this site.'),
  apiUrl: scriptAddress(
    FOR_EDITORS &&
      "The address of a maps service's script, with your key; your site names the same address under scripts in its block data-doorstep-site. It is loaded with a callback, and only when somebody asks for the map. Your content policy has to allow it: script-src, img-src, connect-src, and trusted-types doorstep-maps where you name policies.",
  ),
}
