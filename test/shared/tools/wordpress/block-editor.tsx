import { readFileSync } from 'node:fs'
import * as react from 'react'
import type { WordPress } from '../../../../shared/tools/wordpress/wp'
import { standIn } from '../../../support/stand-in'

type Held = Record<string, unknown>
type Registered = {
  title: string
  attributes: Held
  keywords: readonly string[]
  variations: readonly object[]
  transforms: { from: readonly [{ transform: (node: HTMLElement) => { attributes: object } }] }
  edit: (props: object) => react.ReactNode
  save: () => react.ReactNode
}

type Block = { name: string; attributes: object; innerBlocks: readonly Block[] }

type Labelled = { label: string; help: react.ReactNode }
type Typed = Labelled & {
  value: unknown
  type?: string
  placeholder?: string
  onChange: (typed: string) => void
}
type Chosen = Typed & { options: readonly { value: string; label: string }[] }
type Switched = Labelled & { checked: boolean; onChange: (isOn: boolean) => void }
type Around = { title?: string; children: react.ReactNode }

/** A field of WordPress: its label belongs to it, and its help stands below. */
function Field({ label, help, children }: Labelled & Around) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
      <label>
        <span>{label}</span>
        {children}
      </label>
      <div>{help}</div>
    </div>
  )
}

const components = {
  TextControl: ({ label, help, onChange, value, type, placeholder }: Typed) => (
    <Field label={label} help={help}>
      <input
        type={type ?? 'text'}
        value={`${value}`}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  ),
  TextareaControl: ({ label, help, onChange, value }: Typed) => (
    <Field label={label} help={help}>
      <textarea value={`${value}`} onChange={({ target }) => onChange(target.value)} />
    </Field>
  ),
  SelectControl: ({ label, help, onChange, value, options }: Chosen) => (
    <Field label={label} help={help}>
      <select value={`${value}`} onChange={({ target }) => onChange(target.value)}>
        {options.map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </Field>
  ),
  ToggleControl: ({ label, help, onChange, checked }: Switched) => (
    <Field label={label} help={help}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </Field>
  ),
  PanelBody: ({ title, children }: Around) => <section aria-label={`${title}`}>{children}</section>,
  Notice: ({ children }: Around) => <div role="status">{children}</div>,
}

const withoutFrames = (type: 'iframe', given: Held | null, ...children: react.ReactNode[]) =>
  react.createElement(
    type === 'iframe' ? 'section' : type,
    given && { ...given, onLoad: undefined },
    ...children,
  )

/** Runs the built script in a block editor that has only the parts it uses. */
export function runEditor() {
  const registered = new Map<string, Registered>()
  const filters = new Map<string, (...given: unknown[]) => unknown>()
  const edited: Block[] = []
  let plugin: { render: () => react.ReactNode } | undefined
  const page = globalThis as unknown as { wp: WordPress; doorstepBlocks: object }
  page.doorstepBlocks = {
    preview: 'https://shop.test/?doorstep-preview=1',
    nonce: 'n',
    catalogue: '/of-blocks/',
  }
  page.wp = standIn<WordPress>({
    // Nothing is drawn in this frame, and none loads.
    element: { ...react, createElement: withoutFrames },
    components,
    blockEditor: {
      InspectorControls: ({ children }: Around) => <aside>{children}</aside>,
      InspectorAdvancedControls: ({ children }: Around) => (
        <section aria-label="Advanced">{children}</section>
      ),
      InnerBlocks: Object.assign(() => <div>fallback</div>, { Content: () => <p>saved</p> }),
      useBlockProps: () => ({}),
    },
    blocks: {
      registerBlockType: (name: string, settings: Registered) => registered.set(name, settings),
      getBlockType: (name: string) => registered.get(name),
      serialize: () => '<p>Ring us</p>',
      rawHandler: ({ HTML }: { HTML: string }) => [HTML],
      createBlock: (name: string, attributes: object, inner: readonly object[]) => ({
        name,
        attributes,
        inner,
      }),
    },
    data: {
      select: () => ({ getBlockIndex: () => 0, getBlockRootClientId: () => null }),
      dispatch: () => ({ insertBlocks: (block: Block) => edited.push(block) }),
      useSelect: (read: (select: () => object) => unknown) =>
        read(() => ({
          getBlocks: () => edited,
          getSelectedBlockClientId: () => null,
          hasSelectedInnerBlock: () => false,
        })),
    },
    editor: {
      PluginPrePublishPanel: ({ title, children }: Around) => (
        <section aria-label={title}>{children}</section>
      ),
    },
    plugins: {
      registerPlugin: (_: string, given: NonNullable<typeof plugin>) => {
        plugin = given
      },
    },
    hooks: { addFilter: (name: string, _: string, run: never) => filters.set(name, run) },
  })
  new Function(readFileSync('dist/doorstep-wordpress/editor.js', 'utf8'))()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return { registered, filters, edited, beforePublishing: () => plugin && react.createElement(plugin.render) }
}
