// The catalogue as files that open from the disk, for the documents of the zip.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const assets = /^(site\.css|catalogue\.css|logo-mark\.svg|cap-mask\.svg|fonts\/.+|widgets\/.+)$/

async function assetsIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map(file => file.split(path.sep).join('/'))
  const read = files
    .filter(file => assets.test(file))
    .map(async file => {
      const content = await readFile(path.join(folder, file))
      // Style sheets refer to files by paths from the server's root.
      const text = file.endsWith('.css') && `${content}`.replaceAll('url(/assets/', 'url(')
      return [`assets/${file}`, text || content]
    })
  return Promise.all(read)
}

/**
 * Returns the catalogue's pages and the files that they show, by their names in its folder.
 * @param {{ dist: string, root: string, importBundled: (contents: string, name: string) => Promise<any> }} given
 * @returns {Promise<Map<string, string | Buffer>>}
 */
export async function offlineCatalogue({ dist, root, importBundled }) {
  const read = async file => JSON.parse(await readFile(path.join(dist, file), 'utf8'))
  const { widgets } = await read('editor/catalogue.json')
  const contract = await read('openapi.json')
  const bundled = `export { offlinePages } from './demo-pages/catalogue/offline'`
  const { offlinePages } = await importBundled(bundled, 'offline-catalogue')
  const found = await assetsIn(path.join(root, 'demo-pages/pages/assets'))
  return new Map([...offlinePages({ widgets, contract }), ...found])
}
