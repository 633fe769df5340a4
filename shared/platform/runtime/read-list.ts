import { fetchChunk, sharedFiles } from './mount/fetch-chunk'
import type { ListedWidget, LoadStrategy, WidgetList } from './widget-list'

/** A row of the build's widget list; `loaderList` in build-loader.mjs describes it. */
type Row = [
  own: string,
  when: LoadStrategy,
  wakesAt: ListedWidget['wakesAt'],
  hasStyle: number,
  ...needs: number[],
]

/** Reads the build's widget list. */
export function readList(shared: readonly string[], widgets: readonly Row[]): WidgetList {
  sharedFiles.push(...shared)
  const list: Record<string, ListedWidget> = {}
  // A file name ends with a hyphen and four characters of its hash.
  for (const [own, when, wakesAt, hasStyle, ...needs] of widgets)
    list[own.slice(0, -5)] = {
      when,
      wakesAt,
      load: () => fetchChunk([`w/${own}.js`, ...needs, ...(hasStyle ? [`s/${own}.css`] : [])]),
    }
  return list
}
