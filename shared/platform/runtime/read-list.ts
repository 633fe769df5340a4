import { fetchChunk, fetchOnce } from './mount/fetch-chunk'
import { type ListedWidget, type LoadStrategy, loadStrategies, type WidgetList } from './widget-list'

/**
 * Reads the list of widgets in the compact form that the build writes (`shortList` in build-loader.mjs): the names of
 * the widgets; for each a number, whose bits are its load strategy (two bits), whether it has its own style sheet
 * (one), and which of the shared files it needs (one each); four characters of hash for each widget's own files and
 * for each shared file; how many of the shared files are style sheets, which come first; and the bits that are set in
 * every number; and the events at which a widget wakes.
 */
export function readList(
  names: string,
  numbers: readonly number[],
  contents: string,
  sheetCount: number,
  always: number,
  wakes: Readonly<Record<string, ListedWidget['wakesAt']>>,
): WidgetList {
  const widgets: Record<string, ListedWidget> = {}
  const hashes = contents.match(/.{4}/g) ?? []
  const shared = hashes.slice(numbers.length)
  names.split(' ').forEach((name, at) => {
    const bits = (numbers[at] as number) | always
    const own = `/${name}-${hashes[at]}.`
    widgets[name] = {
      when: loadStrategies[bits & 3] as LoadStrategy,
      wakesAt: wakes[name],
      load() {
        const files = [`w${own}js`]
        shared.forEach((hash, bit) => {
          // The lowest three bits are not about shared files, so the first file has the bit of value 8.
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
