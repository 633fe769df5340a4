/** Text in the letters and digits of a plain keyboard: some input methods type full-width ones. */
export const plainLetters = (text: string): string => text.normalize('NFKC')
