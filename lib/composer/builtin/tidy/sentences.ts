// The sentences of a text, each changed from its beginning.

export const perSentence = (text: string, change: (sentence: string) => string): string =>
  text
    .split(/(?<=[.!?\n])/)
    .map(part => {
      const said = part.trimStart()
      return part.slice(0, part.length - said.length) + change(said)
    })
    .join('')
