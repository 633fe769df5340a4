import { createContext, useContext } from 'react'

/** What something says: a name for each sentence, and the sentence with {names} in the place of what it tells. */
export type Messages = Readonly<Record<string, string>>
/** Such words, in whatever language. */
export type Translated<W extends Messages> = { readonly [Name in keyof W]: string }

type Translate = <W extends Messages>(messages: W) => Translated<W>

/** Gives the words that a widget's labels put in the place of a wording; the same object each time. */
export function translating(labels: Messages): Translate {
  const known = new Map<Messages, Messages>()
  return messages => {
    const words = known.get(messages) ?? { ...messages, ...labels }
    known.set(messages, words)
    return words as never
  }
}

export const MessagesContext = createContext<Translate>(messages => messages)

/** A part's words, as the labels of the widget around it have them. */
export const useMessages = <W extends Messages>(messages: W): Translated<W> =>
  useContext(MessagesContext)(messages)
