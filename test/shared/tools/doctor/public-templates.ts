// Templates with the structure of those of public projects: layouts, blocks, includes, loops, conditions in tags, comments
// and quotes. Their words are new. A line with PLACE is a place where a page may have a widget.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languages } from './template-corpus'

const folder = path.join(__dirname, 'public-templates')

/** The projects whose templates have the structure of those in a language's folder. Those of other languages add nothing to the corpus. */
const projects: Readonly<Record<string, string>> = {
  Blade: 'BookStackApp/BookStack',
  Handlebars: 'TryGhost/Casper',
  JSP: 'mybatis/jpetstore-6',
  Thymeleaf: 'spring-projects/spring-petclinic',
}

const isPlace = /^ *PLACE$/gm

/** A template with its places. */
type PublicTemplate = {
  file: string
  places: number
  /** Returns the template with a text in one place, or in all; the other places are empty. */
  with: (written: string, nth?: number) => string
}

function read(file: string): PublicTemplate {
  const source = readFileSync(path.join(folder, file), 'utf8')
  return {
    file,
    places: source.match(isPlace)?.length ?? 0,
    with: (written, nth) => {
      let at = -1
      return source.replace(isPlace, () => {
        at++
        return nth === undefined || nth === at ? written : ''
      })
    },
  }
}

/** The templates of each language. */
export const publicTemplates = Object.entries(projects).map(([name, project]) => ({
  name,
  project,
  language: languages.find(each => each.name === name) as Language,
  templates: readdirSync(path.join(folder, name)).map(file => read(path.join(name, file))),
}))
