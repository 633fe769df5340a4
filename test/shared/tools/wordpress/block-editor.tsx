import { readFileSync } from 'node:fs'
import * as react from 'react'
import type { WordPress } from '../../../../shared/tools/wordpress/wp'

type Held = Record<string, unknown>
type Registered = {
  title: string
  attributes: Held
  edit: (props: object) => react.ReactNode
  save: () => react.ReactNode
}

const options = (given: unknown) => given as { value: string; label: string }[]

/** A field of WordPress's: its label is tied to it, its help stands below. */
function Field({
  label,
  help,
  children,
}: {
  label: string
  help: react.ReactNode
  children: react.ReactNode
}) {
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
  TextControl: ({ label, help, onChange, value, type, placeholder }: Held) => (
    <Field label={`${label}`} help={help as react.ReactNode}>
      <input
        type={`${type ?? 'text'}`}
        value={`${value}`}
        placeholder={placeholder as string}
        onChange={({ target }) => (onChange as (typed: string) => void)(target.value)}
      />
    </Field>
  ),
  TextareaControl: ({ label, help, onChange, value }: Held) => (
    <Field label={`${label}`} help={help as react.ReactNode}>
      <textarea
        value={`${value}`}
        onChange={({ target }) => (onChange as (typed: string) => void)(target.value)}
      />
    </Field>
  ),
  SelectControl: ({ label, help, onChange, value, ...others }: Held) => (
    <Field label={`${label}`} help={help as react.ReactNode}>
      <select
        value={`${value}`}
        onChange={({ target }) => (onChange as (typed: string) => void)(target.value)}
      >
        {options(others.options).map(each => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </Field>
  ),
  ToggleControl: ({ label, help, onChange, checked }: Held) => (
    <Field label={`${label}`} help={help as react.ReactNode}>
      <input
        type="checkbox"
        checked={checked === true}
        onChange={({ target }) => (onChange as (isOn: boolean) => void)(target.checked)}
      />
    </Field>
  ),
  PanelBody: ({ title, children }: Held) => (
    <section aria-label={`${title}`}>{children as react.ReactNode}</section>
  ),
  Notice: ({ children }: Held) => <div role="status">{children as react.ReactNode}</div>,
}

const withoutFrames = (type: 'iframe', given: Held | null, ...children: react.ReactNode[]) =>
  react.createElement(
    type === 'iframe' ? 'section' : type,
    given && { ...given, onLoad: undefined },
    ...children,
  )

/** Runs the built script in a block editor that has only what it asks for. */
export function runEditor() {
  const registered = new Map<string, Registered>()
  const filters = new Map<string, (...given: unknown[]) => unknown>()
  const page = globalThis as unknown as { wp: WordPress; doorstepBlocks: object }
  page.doorstepBlocks = { preview: 'https://shop.test/?doorstep-preview=1', nonce: 'n' }
  page.wp = {
    // No frame is filled here, and none loads.
    element: { ...react, createElement: withoutFrames },
    components,
    blockEditor: {
      InspectorControls: ({ children }: Held) => <aside>{children as react.ReactNode}</aside>,
      InnerBlocks: Object.assign(() => <div>fallback</div>, { Content: () => <p>saved</p> }),
      useBlockProps: () => ({}),
    },
    blocks: {
      registerBlockType: (name: string, settings: Held) => registered.set(name, settings as never),
      serialize: () => '<p>Ring us</p>',
    },
    data: {
      useSelect: (read: (select: () => object) => unknown) =>
        read(() => ({ getBlocks: () => [], hasSelectedInnerBlock: () => false })),
    },
    hooks: { addFilter: (name: string, _: string, run: never) => filters.set(name, run) },
  } as unknown as WordPress
  new Function(readFileSync('dist/doorstep-wordpress/editor.js', 'utf8'))()
  return { registered, filters }
}
