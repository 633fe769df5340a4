import type { Option } from '../../platform/options/options'
import { loadStrategies } from '../../platform/runtime/widget-list'
import { isOfServer } from '../contract/option-titles'
import { markupOf } from '../doctor/placeholder/markup'
import { partsOf } from '../doctor/placeholder/parts'
import {
  type Attributes,
  type BlockWidget,
  type Faults,
  faultsOf,
  readOptions,
  textOf,
  unknownIn,
} from './block-facts'
import { controlOf } from './controls'
import type { Held } from './members'
import { readPasted } from './paste'
import { Preview } from './preview'
import { type BlockProps, make } from './wp'

type Definition = Pick<BlockWidget, 'name' | 'options'> & { title: string; summary: string; group: string }
type Edit = BlockProps<Attributes>
type Block = { name: string; attributes: Attributes; innerBlocks: readonly Block[] }

/** Returns the options with one of them changed; undefined removes it. */
function withOption(held: Held, name: string, value: unknown): Held {
  const { [name]: _, ...others } = held
  return value === undefined ? others : { ...others, [name]: value }
}

/** Saved options that this release does not know: they are kept until somebody removes them. */
function Unknown({ names, held, put }: { names: string[]; held: Held; put: (name: string) => void }) {
  return make(
    wp.components.PanelBody,
    { title: 'No longer known', initialOpen: true },
    ...names.map(name =>
      make(
        'p',
        { key: name },
        make('code', null, name),
        ` ${textOf(held[name])} `,
        make(
          'button',
          { type: 'button', className: 'components-button is-link', onClick: () => put(name) },
          'Take it out',
        ),
      ),
    ),
  )
}

/** Puts the parts of the page that a block's ids name behind it, as Custom HTML. */
function putBehind(clientId: string, content: string): void {
  const store = wp.data.select('core/block-editor')
  const html = wp.blocks.createBlock('core/html', { content })
  const within = store.getBlockRootClientId(clientId) ?? undefined
  wp.data.dispatch('core/block-editor').insertBlocks(html, store.getBlockIndex(clientId) + 1, within, false)
}

/** Fills an empty block with the catalogue's first example of its widget. */
function Example({ known, edit }: { known: BlockWidget; edit: Edit }) {
  const fill = () => {
    edit.setAttributes({ options: known.example.options })
    if (known.example.around) putBehind(edit.clientId, known.example.around)
  }
  if (Object.keys(edit.attributes.options ?? {}).length || !Object.keys(known.example.options).length)
    return null
  return make(
    'div',
    { style: { marginBottom: 16 } },
    make(
      'button',
      { type: 'button', className: 'components-button is-secondary', onClick: fill },
      'Insert an example',
    ),
    make(
      'p',
      null,
      'Products, links and words in it are examples, for yours to replace. Pictures are yours to choose.',
    ),
  )
}

function Sidebar({ known, edit, faults }: { known: BlockWidget; edit: Edit; faults: Faults }) {
  const held = edit.attributes.options ?? {}
  const put = (name: string, value: unknown) => edit.setAttributes({ options: withOption(held, name, value) })
  const control = ([name, option]: [string, Option<unknown>]) =>
    controlOf({
      name,
      option,
      field: known.fields[name] ?? { kind: '' },
      held: held[name],
      faults: faults[name] ?? [],
      put: value => put(name, value),
    })
  const all = Object.entries(known.options)
  const unknown = unknownIn(known, held)
  const { PanelBody, SelectControl } = wp.components
  return make(
    wp.blockEditor.InspectorControls,
    null,
    unknown.length > 0 &&
      make(Unknown as never, { names: unknown, held, put: (name: string) => put(name, undefined) }),
    make(
      PanelBody,
      { title: 'Options' },
      make(Example as never, { known, edit }),
      doorstepBlocks.catalogue &&
        make(
          'p',
          null,
          make(
            'a',
            { href: `${doorstepBlocks.catalogue}${known.name}.html`, target: '_blank', rel: 'noreferrer' },
            'Examples in the catalogue (opens a new tab)',
          ),
        ),
      ...all.filter(each => !each[1].messages && !isOfServer(...each)).map(control),
    ),
    all.some(([, { messages }]) => messages) &&
      make(
        PanelBody,
        { title: 'Words', initialOpen: (faults.labels ?? []).length > 0 },
        ...all.filter(([, { messages }]) => messages).map(control),
      ),
    // WordPress' own panel "Advanced".
    make(
      wp.blockEditor.InspectorAdvancedControls,
      null,
      make('p', null, 'Your shop’s server usually fills these in.'),
      ...all.filter(each => isOfServer(...each)).map(control),
      make(SelectControl, {
        label: 'When it is fetched',
        value: edit.attributes.load ?? '',
        options: [
          { value: '', label: 'As the shop decides' },
          ...loadStrategies.map(value => ({ value, label: value })),
        ],
        onChange: (load: string) => edit.setAttributes({ load: load || undefined } as Partial<Attributes>),
      }),
    ),
  )
}

// The theme's font may have a colour that is too light here, so it is not used.
const plain = { color: '#1e1e1e', fontWeight: 400, letterSpacing: 'normal' }

/** The faults of the block, shown on the block itself because the sidebar may be closed. */
const Wrong = (title: string, faults: Faults) => {
  const all = Object.values(faults).flat()
  return (
    all.length > 0 &&
    make(
      wp.components.Notice,
      { status: 'warning', isDismissible: false },
      make(
        'div',
        { style: plain },
        `${title} is not complete yet: `,
        ...all.map(says => make('div', { key: says }, says)),
      ),
    )
  )
}

/** The block's content is the fallback, shown while the widget is loading or cannot start. */
const Fallback = (isShown: boolean) =>
  make(
    'div',
    { style: isShown ? { borderTop: '1px dashed #949494', marginTop: 8 } : { display: 'none' } },
    make(
      'p',
      { style: { ...plain, fontSize: 12, margin: '8px 0' } },
      'While the widget loads, and if it cannot, visitors read:',
    ),
    make(wp.blockEditor.InnerBlocks, {
      template: [['core/paragraph', { placeholder: 'A link, a form or a phone number' }]],
      templateLock: false,
    }),
  )

function BlockEdit({ known, title, edit }: { known: BlockWidget; title: string; edit: Edit }) {
  const { attributes, clientId, isSelected } = edit
  const { content, isWithin } = wp.data.useSelect(
    select => {
      const store = select('core/block-editor')
      return {
        content: wp.blocks.serialize(store.getBlocks(clientId)),
        isWithin: store.hasSelectedInnerBlock(clientId, true),
      }
    },
    [clientId],
  )
  const faults = faultsOf(known, attributes)
  const isOpen = isSelected || isWithin
  return make(
    'div',
    wp.blockEditor.useBlockProps(),
    make(Sidebar as never, { known, edit, faults }),
    Wrong(title, faults),
    make(Preview as never, { known, title, attributes, content, clientId, isLive: isSelected }),
    Fallback(isOpen),
  )
}

const attributes = { options: { type: 'object', default: {} }, load: { type: 'string' } }
// With API version 3, the edited page may be inside an iframe.
const kind = { apiVersion: 3, supports: { html: false, className: false, customClassName: false } }

/** Reads the attributes of a saved block. */
function readBlock(known: ReadonlyMap<string, BlockWidget>) {
  return (read: Attributes, { name }: { name: string }, _markup: unknown, written: Held | null) => {
    const widget = known.get(name)
    return widget ? { ...read, options: readOptions(widget, read.options, written ?? {}) } : read
  }
}

/**
 * The deprecated form of a block with plain markup inside, as somebody writes it by hand; the markup is converted to
 * blocks without loss.
 */
const byHand = {
  ...kind,
  attributes: { ...attributes, markup: { type: 'string', source: 'html' } },
  save: ({ attributes: { markup } }: { attributes: { markup: string } }) =>
    make(wp.element.RawHTML as never, null, markup),
  migrate: ({ markup, ...read }: Attributes & { markup: string }, inner: readonly object[]) => [
    read,
    [...wp.blocks.rawHandler({ HTML: markup }), ...inner],
  ],
}

/** Turns a placeholder into its block: pasted, or in Custom HTML that is converted to blocks. */
const ofPlaceholder = ({ name, options }: BlockWidget) => ({
  type: 'raw',
  isMatch: (node: HTMLElement) => node.dataset.widget === name,
  transform(node: HTMLElement) {
    const { fallback, ...attributes } = partsOf(markupOf(node), options)
    return wp.blocks.createBlock(`doorstep/${name}`, attributes, wp.blocks.rawHandler({ HTML: fallback }))
  },
})

type Has = (id: string) => boolean

/** Returns every block of ours that lacks something, with its faults, and with the ids that the page does not have. */
function incompleteIn(blocks: readonly Block[], known: ReadonlyMap<string, BlockWidget>, has: Has): string[] {
  return blocks.flatMap(({ name, attributes, innerBlocks }) => {
    const widget = known.get(name)
    const said = (...page: [Has?]) =>
      widget ? Object.values(faultsOf(widget, attributes, ...page)).flat() : []
    const always = said()
    const here = said(has).filter(says => !always.includes(says))
    return [
      ...[...always, ...here.map(says => `${says} Or do your theme or a pattern have it?`)].map(
        says => `${wp.blocks.getBlockType(name)?.title}: ${says}`,
      ),
      ...incompleteIn(innerBlocks, known, has),
    ]
  })
}

/** Says before publishing which blocks are not complete, and reads what is pasted. */
function followPage(known: ReadonlyMap<string, BlockWidget>): void {
  const panel = wp.editor?.PluginPrePublishPanel ?? wp.editPost?.PluginPrePublishPanel
  if (!wp.plugins) return
  const Warning = () => {
    const { all } = wp.data.useSelect(select => {
      const store = select('core/block-editor')
      return { all: store.getBlocks() as readonly Block[], chosen: store.getSelectedBlockClientId() }
    }, [])
    wp.element.useEffect(readPasted)
    let html: string | undefined
    const has: Has = id => {
      html ??= wp.blocks.serialize(all)
      return [`id="${id}"`, `id='${id}'`, `"anchor":"${id}"`].some(each => html?.includes(each))
    }
    const faults = incompleteIn(all, known, has)
    return panel && faults.length
      ? make(
          panel,
          { title: 'Doorstep: not complete yet', initialOpen: true },
          ...faults.map(says => make('p', { key: says }, says)),
        )
      : null
  }
  wp.plugins.registerPlugin('doorstep', { render: Warning })
}

/** Registers a block for each widget. */
export function registerBlocks(
  definitions: readonly Definition[],
  facts: Readonly<Record<string, Omit<BlockWidget, 'name' | 'options'>>>,
  icons: Readonly<Record<string, string>>,
): void {
  const known = new Map<string, BlockWidget>()
  for (const { name, title, summary, group, options } of definitions) {
    const widget = { name, options, ...(facts[name] as Omit<BlockWidget, 'name' | 'options'>) }
    known.set(`doorstep/${name}`, widget)
    wp.blocks.registerBlockType(`doorstep/${name}`, {
      ...kind,
      title,
      description: summary,
      category: 'doorstep',
      icon: icons[group],
      keywords: ['doorstep', name, ...widget.words],
      attributes,
      edit: (edit: Edit) => make(BlockEdit as never, { known: widget, title, edit }),
      save: () => make(wp.blockEditor.InnerBlocks.Content as never, null),
      // A new block has a fallback that works.
      variations: [
        {
          name: 'usual',
          title,
          isDefault: true,
          innerBlocks: [['core/paragraph', { content: widget.example.link }]],
        },
      ],
      deprecated: [byHand],
      transforms: { from: [ofPlaceholder(widget)] },
    })
  }
  wp.hooks.addFilter('blocks.getBlockAttributes', 'doorstep/read', readBlock(known))
  // The parts of the editor for posts are there once all scripts have run; other editors have none.
  document.addEventListener('DOMContentLoaded', () => followPage(known), { once: true })
}
