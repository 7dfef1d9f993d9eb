// Numbers to 99 in words: “thirty-five”, “trente cinq”, “treinta y cinco”, “fünfunddreißig”, “trentacinque”.
import type { Token } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { took } from '#lib/composer/steps.ts'

/** Every number that words of a text name. */
export function numbersIn(tokens: readonly Token[], lexicons: readonly Lexicon[]): number[] {
  took(tokens.length)
  const words = tokens.filter(({ kind, text }) => kind === 'word' || text !== '-')
  return lexicons.flatMap(lexicon =>
    words.flatMap(({ key }, at) => {
      const round = lexicon.tens.get(key)
      if (round === undefined) return lexicon.numbers.get(key) ?? inOneWord(key, lexicon) ?? []
      const next = AND.test(words[at + 1]?.key ?? '') ? words[at + 2] : words[at + 1]
      return [round, round + (lexicon.numbers.get(next?.key ?? '') ?? 0)]
    }),
  )
}

const AND = /^(?:et|y|e)$/

/** German says the ones first and joins them by “und”, Italian writes them behind the tens. */
function inOneWord(key: string, { numbers, tens }: Lexicon): number | undefined {
  for (const [word, round] of tens) {
    const [ones, end] = [key.slice(0, -`und${word}`.length), key.slice(word.length)]
    if (key === `${ones}und${word}`) return round + (numbers.get(ones) ?? Number.NaN)
    const rest = key.startsWith(word) ? end : key.startsWith(word.slice(0, -1)) ? key.slice(word.length - 1) : ''
    const one = numbers.get(rest)
    if (one !== undefined && one < 10) return round + one
  }
  return undefined
}
