import type { ComponentType, createElement, ReactNode, useEffect, useRef, useState } from 'react'

export type Props = Record<string, unknown>

/** The props that the editor passes to a block. */
export type BlockProps<A> = {
  attributes: A
  setAttributes: (changed: Partial<A>) => void
  clientId: string
  isSelected: boolean
}

type EditorStore = {
  getBlocks: (clientId?: string) => readonly object[]
  getSelectedBlockClientId: () => string | null
  getBlockIndex: (clientId: string) => number
  getBlockRootClientId: (clientId: string) => string | null
  hasSelectedInnerBlock: (clientId: string, isDeep: boolean) => boolean
}

type Widget = 'Notice' | 'PanelBody' | 'SelectControl' | 'TextControl' | 'TextareaControl' | 'ToggleControl'
type Editor = 'InspectorControls' | 'InspectorAdvancedControls' | 'InnerBlocks'

type Writer = { insertBlocks: (block: object, at: number, within?: string, isChosen?: boolean) => void }

/** The parts of WordPress's own scripts that the blocks use. */
export type WordPress = {
  element: {
    createElement: typeof createElement
    useState: typeof useState
    useEffect: typeof useEffect
    useRef: typeof useRef
    RawHTML: ComponentType<{ children?: ReactNode }>
  }
  components: Record<Widget, ComponentType<Props>>
  blockEditor: Record<Editor, ComponentType<Props> & { Content: ComponentType }> & {
    useBlockProps: (props?: Props) => Props
  }
  blocks: {
    registerBlockType: (name: string, settings: Props) => void
    createBlock: (name: string, attributes: object, inner?: readonly object[]) => object
    serialize: (blocks: readonly object[]) => string
    getBlockType: (name: string) => { title: string } | undefined
    rawHandler: (of: { HTML: string }) => readonly object[]
  }
  data: {
    useSelect: <T>(read: (select: (store: string) => EditorStore) => T, needs: unknown[]) => T
    select: (store: string) => EditorStore
    dispatch: (store: string) => Writer
  }
  /** Where the panel before publishing is: in the first since WordPress 6.6. Editors of other things than posts have neither. */
  editor?: { PluginPrePublishPanel?: ComponentType<Props> }
  editPost?: { PluginPrePublishPanel?: ComponentType<Props> }
  plugins?: { registerPlugin: (name: string, plugin: { render: () => ReactNode }) => void }
  hooks: { addFilter: (name: string, by: string, change: (...given: never[]) => unknown) => void }
}

declare global {
  var wp: WordPress
  /** The addresses of the preview and of the catalogue, as the plugin prints them. */
  var doorstepBlocks: { preview: string; nonce: string; catalogue: string }
}

/** Creates an element with WordPress's own React. */
export const make = (
  type: ComponentType<Props> | string,
  props: Props | null,
  ...children: ReactNode[]
): ReactNode => wp.element.createElement(type as ComponentType<Props>, props, ...children)
