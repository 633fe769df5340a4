import { fetchChunk, fetchOnce } from './mount/fetch-chunk'
import { type ListedWidget, type LoadStrategy, loadStrategies, type WidgetList } from './widget-list'

/**
 * Reads the list as the build writes it (`shortList` in build-loader.mjs): the widgets' names; for each a number, whose
 * bits are its moment (two), whether it has a style of its own (one), and which of the shared files it needs (one each);
 * four characters of what is in each widget's own files and in each shared one; how many of these, which come first, are
 * style sheets; and the bits of every number.
 */
export function readList(
  names: string,
  numbers: readonly number[],
  contents: string,
  sheetCount: number,
  always: number,
): WidgetList {
  const widgets: Record<string, ListedWidget> = {}
  const hashes = contents.match(/.{4}/g) ?? []
  const shared = hashes.slice(numbers.length)
  names.split(' ').forEach((name, at) => {
    const bits = (numbers[at] as number) | always
    const own = `/${name}-${hashes[at]}.`
    widgets[name] = {
      when: loadStrategies[bits & 3] as LoadStrategy,
      load() {
        const files = [`w${own}js`]
        shared.forEach((hash, bit) => {
          // The three bits before these are no file's.
          if (!((bits >> bit) & 8)) return
          const place = bit - sheetCount
          place < 0 ? files.push(`s/${bit}-${hash}.css`) : void fetchOnce(place, `c/${place}-${hash}.js`)
        })
        if (bits & 4) files.push(`s${own}css`)
        return fetchChunk(files)
      },
    }
  })
  return widgets
}
