import { createContext, useContext } from 'react'

/** The sentences of a component by name; {names} in them stand for the values that they say. */
export type Messages = Readonly<Record<string, string>>
/** Such words, in whatever language. */
export type Translated<W extends Messages> = { readonly [Name in keyof W]: string }

type Translate = <W extends Messages>(messages: W) => Translated<W>

/** Gives a widget's own labels in the place of the default sentences; the same object each time. */
export function translating(labels: Messages): Translate {
  const known = new Map<Messages, Messages>()
  return messages => {
    const words = known.get(messages) ?? { ...messages, ...labels }
    known.set(messages, words)
    return words as never
  }
}

export const MessagesContext = createContext<Translate>(messages => messages)

/** A component's sentences, in the wording of the widget's labels around it. */
export const useMessages = <W extends Messages>(messages: W): Translated<W> =>
  useContext(MessagesContext)(messages)
