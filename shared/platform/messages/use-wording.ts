import { createContext, useContext } from 'react'

/** What something says: a name for each sentence, and the sentence with {names} in the place of what it tells. */
export type Wording = Readonly<Record<string, string>>
/** Such words, in whatever language. */
export type Words<W extends Wording> = { readonly [Name in keyof W]: string }

type Translate = <W extends Wording>(wording: W) => Words<W>

/** Gives the words that a widget's labels put in the place of a wording; the same object each time. */
export function translating(labels: Wording): Translate {
  const known = new Map<Wording, Wording>()
  return wording => {
    const words = known.get(wording) ?? { ...wording, ...labels }
    known.set(wording, words)
    return words as never
  }
}

export const WordingContext = createContext<Translate>(wording => wording)

/** A part's words, as the labels of the widget around it have them. */
export const useWording = <W extends Wording>(wording: W): Words<W> => useContext(WordingContext)(wording)
