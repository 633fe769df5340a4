// Builds the bundle with more widgets than it has: `node build-grown.mjs 26 <folder>`. Each is like a new
// widget: a definition, a component and a style of its own, made of parts from `shared/`.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../../../build.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const [count, outdir] = [Number(process.argv[2]), process.argv[3]]
const folder = path.join(outdir, '../list')

// Likely names of further widgets, so that names have a realistic length.
const names =
  `opening-hours depot-map gift-card refer-friend holiday-stop allergy-filter recipe-card price-match bottle-return
  delivery-slot account-menu card-details address-book order-history newsletter-box rate-product search-box stock-alert
  loyalty-points invoice-list cookie-choice contact-form store-finder basket-share meal-planner round-tracker`.split(
    /\s+/,
  )

/** The parts of a widget besides React and the options, each line another mixture. */
const mixtures = [
  ["import { Title } from 'shared/ui/layout/Title'", '<Title as="h2" text={title} />'],
  ["import { Field } from 'shared/ui/form/Field'", '<output>{String(Field)}</output>'],
  [
    "import { useShop } from 'shared/domain/hooks/use-shop'",
    '<b>{useShop(shop => shop.session.postcode)}</b>',
  ],
  ["import { useClock } from 'shared/platform/providers/use-clock'", '<time>{String(useClock)}</time>'],
  ["import { Dialog } from 'shared/ui/dialog/Dialog'", '<Dialog isOpen title={title} onClose={() => {}} />'],
  ["import { useBasket } from 'shared/domain/hooks/use-basket'", '<i>{String(useBasket)}</i>'],
  ["import { useWeeks } from 'shared/domain/hooks/use-weeks'", '<i>{String(useWeeks)}</i>'],
]

const componentOf = name => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
const shared = path.relative(folder, path.join(root, 'shared')).split(path.sep).join('/')
const fromWidget = source => source.replaceAll("'shared/", `'../${shared}/`)

function sourcesOf(name, at) {
  const component = componentOf(name)
  const picked = mixtures.filter((_, place) => (at + place * place) % 3 === 0)
  return {
    [`${name}.widget.ts`]: fromWidget(`
      import { labels, text } from 'shared/platform/options/options'
      import { defineWidget } from 'shared/platform/runtime/mount/define-widget'
      import { ${component} } from './${component}'
      export const widget = defineWidget({
        name: '${name}', title: '${name}', group: 'Ordering', summary: 'What ${name} says.',
        options: { title: text('What stands above.', '${name}'), labels: labels({ say: 'This is ${name}' }) },
        component: ${component},
      })`),
    [`${component}.tsx`]: fromWidget(`
      ${picked.map(([line]) => line).join('\n')}
      import styles from './${component}.module.css'
      export const ${component} = ({ title, labels }) => (
        <div className={styles.panel}>{labels.say}{title}${picked.map(([, use]) => use).join('')}</div>
      )`),
    [`${component}.module.css`]: `.panel { padding: ${at}px; }`,
  }
}

await mkdir(folder, { recursive: true })
const added = names.slice(0, count)
for (const [at, name] of added.entries()) {
  await mkdir(path.join(folder, name), { recursive: true })
  for (const [file, source] of Object.entries(sourcesOf(name, at)))
    await writeFile(path.join(folder, name, file), source)
}
const below = file => path.relative(folder, path.join(root, file)).split(path.sep).join('/')
await writeFile(
  path.join(folder, 'index.ts'),
  `import { widgets as ours } from '${below('widgets/index')}'
   export const widgets = { ...ours, ${added.map(
     (name, at) =>
       `'${name}': { when: '${['ready', 'visible', 'interaction'][at % 3]}', load: () => import('./${name}/${name}.widget') }`,
   )} }`,
)
await writeFile(
  path.join(folder, 'start.ts'),
  `import { boot } from '${below('shared/platform/runtime/boot')}'
   import { widgets } from './index'
   boot(widgets)`,
)
const listed = file => path.relative(root, path.join(folder, file)).split(path.sep).join('/')
await build({ list: listed('index.ts'), start: listed('start.ts'), outdir })
