import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Role, serveWordpress, type Wordpress } from './serve-wordpress'

// What of a placeholder survives, by who writes it and how: the table of docs/frameworks/wordpress.md.
jest.setTimeout(300_000)

const tabs = '[{ "panel": "milk", "label": "Milk" }]'
const parts = {
  attributes: /data-widget="tabs"[^>]*data-title="Ours"/,
  lists: /<script type="application\/json">\s*\{\s*"tabs"/,
  fields: /<input name="q"/,
  links: /<a href="\/help">Ring us<\/a>/,
}
const fallback = '<p><a href="/help">Ring us</a></p><input name="q">'
const markup = `<div data-widget="tabs" data-title="Ours"><script type="application/json">{ "tabs": ${tabs} }</script>${fallback}</div>`
const block = `<!-- wp:doorstep/tabs {"options":{"title":"Ours","tabs":${tabs}}} -->${fallback}<!-- /wp:doorstep/tabs -->`
const ways: Record<string, string> = {
  'the block': block,
  'a shortcode': `[doorstep widget="tabs" title="Ours"]{ "tabs": ${tabs} }${fallback}[/doorstep]`,
  'Custom HTML': `<!-- wp:html -->${markup}<!-- /wp:html -->`,
  'the classic editor, as text': markup,
}
const roles: Record<Role, string> = { admin: 'Administrator', editor: 'Editor', author: 'Author' }

let wordpress: Wordpress
beforeAll(async () => {
  wordpress = await serveWordpress('6.5')
})
afterAll(() => wordpress?.close())

const visit = async (address: string) => (await fetch(`${wordpress.url}${address}`)).text()
const written = async (content: string, role: Role) => visit(`/?p=${await wordpress.write(content, role)}`)
const survives = (html: string) =>
  Object.entries(parts)
    .filter(([, shape]) => shape.test(html))
    .map(([name]) => name)
    .join(', ')

/** The rows of the document: a way, then what survives of each role's placeholder. */
function documented(): Map<string, string[]> {
  const page = readFileSync(path.resolve(__dirname, '../../../docs/frameworks/wordpress.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (.+) \|$/gm)].map(([, cells = '']) => cells.split(' | '))
  const [head = []] = rows.filter(([first]) => first === 'written in')
  expect(head.slice(1)).toEqual(Object.values(roles))
  return new Map(rows.slice(rows.indexOf(head)).map(([way = '', ...cells]) => [way, cells]))
}

test.each(Object.keys(ways))(
  'L-57 Of a placeholder written in %s by an Administrator, an Editor and an Author there remains what the document says',
  async way => {
    const cells = documented().get(way) ?? []
    const found = []
    for (const role of Object.keys(roles) as Role[])
      found.push(survives(await written(ways[way] ?? '', role)))
    const all = Object.keys(parts).join(', ')
    expect(found.map(each => (each === all ? 'all' : each))).toEqual(cells)
  },
)

test('L-57 The widget area and a pattern print what the block prints', async () => {
  wordpress.also(
    'places',
    `add_action('init', function () {
      register_block_pattern('shop/tabs', ['title' => 'Tabs', 'content' => '${block.replaceAll("'", "\\'")}']);
      register_sidebar(['id' => 'side', 'name' => 'Side']);
      update_option('widget_block', [2 => ['content' => '${block}'], '_multiwidget' => 1]);
      update_option('sidebars_widgets', ['side' => ['block-2'], 'wp_inactive_widgets' => [], 'array_version' => 3]);
    });
    add_action('wp_footer', fn() => print('<aside>' . (dynamic_sidebar('side') ? '' : 'nothing') . '</aside>'));`,
  )
  const page = await written('<!-- wp:pattern {"slug":"shop/tabs"} /-->', 'author')
  wordpress.also('places', '')
  expect(page.match(/data-widget="tabs"/g)).toHaveLength(2)
  expect(survives(page)).toBe(Object.keys(parts).join(', '))
})

test('L-51 The loader is on each page once, whether a block, the theme or Custom HTML prints the placeholder', async () => {
  wordpress.also('theme', `add_action('wp_body_open', fn() => print('<div data-widget="tabs"></div>'));`)
  const pages = [
    await visit('/'),
    ...(await Promise.all(Object.values(ways).map(each => written(each, 'admin')))),
  ]
  wordpress.also('theme', '')
  expect(pages.map(page => page.match(/<script[^>]*type="module"[^>]*loader\.js"/g)?.length)).toEqual([
    1, 1, 1, 1, 1,
  ])
})

test('L-51 A feed has the fallback and nothing for a browser to run', async () => {
  wordpress.also(
    'posts',
    `add_filter('option_rss_use_excerpt', fn() => 0); add_action('pre_get_posts', fn($all) => $all->is_feed() && $all->set('post_type', 'page'));`,
  )
  await written(`${ways['a shortcode']}${block}`, 'admin')
  const feed = await visit('/?feed=rss2')
  wordpress.also('posts', '')
  expect(feed).toContain('Ring us')
  expect(feed.split('<item>')[1]).not.toMatch(/data-widget|application\/json/)
})

test('L-57 Of shortcodes without an end tag none is lost, nor what stands between them', async () => {
  const page = await written(
    `[doorstep widget="weekly-cost"]\n\nBetween them\n\n[doorstep widget="info-panel" text="x"]\n\n[doorstep widget="tabs"]<p>Ring us</p>[/doorstep]`,
    'admin',
  )
  expect([...page.matchAll(/data-widget="([\w-]+)"/g)].map(([, name]) => name)).toEqual([
    'weekly-cost',
    'info-panel',
    'tabs',
  ])
  expect(page).toMatch(/data-widget="weekly-cost"><\/div>[\s\S]*Between them[\s\S]*data-widget="info-panel"/)
  expect(page).not.toContain('[doorstep')
})

test('L-59 Each PHP file of the plugin answers somebody who asks for it by address with an empty page', async () => {
  for (const file of ['blocks', 'doorstep', 'doorstep-wordpress']) {
    const answer = await fetch(`${wordpress.url}/wp-content/plugins/doorstep-wordpress/${file}.php`)
    expect([file, answer.status, await answer.text()]).toEqual([file, 200, ''])
  }
  expect(wordpress.complaints()).toEqual([])
})
