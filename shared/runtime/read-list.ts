import { fetchChunk, fetchPart } from './fetch-chunk'
import { type ListedWidget, type Moment, moments, type WidgetList } from './widget-list'

/**
 * Reads the list as the build writes it (`shortList` in build-loader.mjs): the widgets' names; for each a number, whose
 * bits are its moment (two), whether it has a style of its own (one), and which of the shared scripts it needs (one
 * each); and four characters of what is in each widget's own files, in the shared style, and in each shared script.
 */
export function readList(names: string, numbers: readonly number[], contents: string): WidgetList {
  const widgets: Record<string, ListedWidget> = {}
  const hashes = contents.match(/.{4}/g) ?? []
  const [base, ...shared] = hashes.slice(numbers.length)
  names.split(' ').forEach((name, at) => {
    const bits = numbers[at] as number
    const own = `/${name}-${hashes[at]}.`
    widgets[name] = {
      when: moments[bits & 3] as Moment,
      load() {
        shared.forEach((hash, place) => {
          if ((bits >> (place + 3)) & 1) fetchPart(place, `c/${place}-${hash}.js`)
        })
        return fetchChunk(`w${own}js`, [`s/base-${base}.css`, ...(bits & 4 ? [`s${own}css`] : [])])
      },
    }
  })
  return widgets
}
