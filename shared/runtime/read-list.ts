import { fetchChunk } from './fetch-chunk'
import { type ListedWidget, type Moment, moments, type WidgetList } from './widget-list'

/**
 * Reads the list as the build writes it (`shortList` in build-loader.mjs): for each widget its name and a number, whose
 * bits are its moment (two), whether it has a style of its own (one), and which of the shared scripts it needs (one
 * each). Six characters of the shared scripts' names are enough to tell them apart, and one release to tell a widget's
 * own files from those of another.
 */
export function readList(
  names: string,
  numbers: readonly number[],
  release: string,
  baseStyle: string,
  shared: string,
): WidgetList {
  const widgets: Record<string, ListedWidget> = {}
  names.split(' ').forEach((name, at) => {
    const bits = numbers[at] as number
    const own = `${name}-${release}`
    widgets[name] = {
      when: moments[bits & 3] as Moment,
      load: fetchChunk(
        `w/${own}.js`,
        (shared.match(/.{6}/g) ?? []).flatMap((hash, place) =>
          (bits >> (place + 3)) & 1 ? `c/${hash}.js` : [],
        ),
        [`s/${baseStyle}.css`, ...(bits & 4 ? [`s/${own}.css`] : [])],
      ),
    }
  })
  return widgets
}
