import { createContext, useContext } from 'react'

/** The messages of a component by name; {names} in them are placeholders for values. */
export type Messages = Readonly<Record<string, string>>
/** A component's messages in any language. */
export type Translated<W extends Messages> = { readonly [Name in keyof W]: string }

type Translate = <W extends Messages>(messages: W) => Translated<W>

/** Returns a function that replaces a component's messages with the widget's labels; it returns the same object each time. */
export function translating(labels: Messages): Translate {
  const known = new Map<Messages, Messages>()
  return messages => {
    const words = known.get(messages) ?? { ...messages, ...labels }
    known.set(messages, words)
    return words as never
  }
}

export const MessagesContext = createContext<Translate>(messages => messages)

/** Returns a component's messages, with the labels of its widget. */
export const useMessages = <W extends Messages>(messages: W): Translated<W> =>
  useContext(MessagesContext)(messages)
