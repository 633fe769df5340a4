// The amount and place of the change between two screenshots.
import { readFile, writeFile } from 'node:fs/promises'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The picture on a canvas of that size, so that parts missing from one of the two count as changed. */
function grownTo(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture
  const grown = new PNG({ width, height })
  PNG.bitblt(picture, grown, 0, 0, picture.width, picture.height, 0, 0)
  return grown
}

/** The share of pixels that differ, from 0 to 1; writes a picture of them where there are any. */
export async function compare(before, after, changed) {
  const read = async file => PNG.sync.read(await readFile(file))
  const [one, other] = await Promise.all([read(before), read(after)])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const shown = new PNG({ width, height })
  const [old, now] = [one, other].map(each => grownTo(each, width, height))
  const count = pixelmatch(old.data, now.data, shown.data, width, height, { threshold: 0.1 })
  if (count) await writeFile(changed, PNG.sync.write(shown))
  return count / (width * height)
}
