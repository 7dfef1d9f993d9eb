// Whether a sentence says a number that stands beside it, in figures or in words.
import { plain } from '#lib/render/objects/tokens.ts'

/** Stems of the numbers that people celebrate, in nine languages. */
const STEMS: readonly [RegExp, number][] = [
  [/^(?:one|a|an|ein|eine|un|une|uno|una|um|uma|een|jeden|en|ett)$/u, 1],
  [/^(?:two|zwei|dos|deux|due|dois|duas|twee|dwa|tva)$/u, 2],
  [/^(?:three|drei|tres|trois|tre|drie|trzy)$/u, 3],
  [/^(?:five|funf|cinco|cinq|cinque|vijf|piec|fem)$/u, 5],
  [/^(?:ten|zehn|diez|dix|dieci|dez|tien|dziesiec|tio)$/u, 10],
  [/^(?:twenty|zwanzig|veinte|vingt|venti|vinte|twintig|dwadziescia|tjugo)$/u, 20],
  [/^(?:fifty|funfzig|cincuenta|cinquante|cinquanta|cinquenta|vijftig|piecdziesiat|femtio)$/u, 50],
  [/^(?:hundred|hundert|cien|ciento|cent|cento|cem|honderd|sto|hundra)s?$/u, 100],
  [/^(?:thousand|tausend|mil|mille|mila|duizend|tysiac|tysiecy|tysiace|tusen)s?$/u, 1000],
  [/^(?:million|millionen|millon|millones|milione|milioni|milhao|milhoes|miljoen|milion|milionow|miljon)s?$/u, 1e6],
]
const JOINED = /(zehn|hundert|tausend|tien|honderd|duizend|tusen)/gu
const SCALES: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['k', 1e3],
  ['m', 1e6],
])
const TOKENS = /\d(?:[.,\u00a0\u202f]?\d)*|\p{L}+/gu

const stemOf = (word: string) => STEMS.find(([stem]) => stem.test(word))?.[1]

/** Figures and the words of numbers beside them are one number. */
function numbersIn(text: string): number[] {
  const said: number[] = []
  let product: number | null = null
  const end = () => {
    if (product !== null) said.push(product)
    product = null
  }
  for (const [word] of plain(text).replaceAll(JOINED, ' $1 ').matchAll(TOKENS)) {
    const times: number | undefined = stemOf(word) ?? (product === null ? undefined : SCALES.get(word))
    if (/^\d/u.test(word) || times === undefined) end()
    if (/^\d/u.test(word)) product = Number(word.replaceAll(/\D/gu, ''))
    else if (times !== undefined) product = (product ?? 1) * times
  }
  end()
  return said
}

export function saysAgain(sentence: string, number: string): boolean {
  const [value] = numbersIn(number)
  return value !== undefined && value >= 10 && numbersIn(sentence).includes(value)
}
