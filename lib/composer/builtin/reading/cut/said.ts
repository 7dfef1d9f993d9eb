// How the rest of a sentence is said once what led to it is gone.
import type { Cut } from '#lib/composer/builtin/reading/cut/cut.ts'
import { isRequest } from '#lib/composer/builtin/reading/leads.ts'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'
import { dictatedIn, insteadIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { withoutEnd, withoutStart } from '#lib/composer/lexis/trim.ts'

/** The whole text where nothing of it was cut; `before` is the piece that it stands behind. */
export function saidBehind(text: string, cut: Cut | undefined, language: string, before = ''): string {
  const said = cut ? saidIn(text, cut, language) : text
  const gone = text.slice(0, text.indexOf(cut?.kept[0] ?? text))
  return SAY_THAT.test(`${before} ${gone}`) ? withoutThat(said) : said
}

const SAY_THAT = /(?<!\p{L})(?:that|que|che)\s{1,2}$/iu
/** “Say that we’re open and that we’re free”: the second “that” leans on what is gone with the first. */
export const withoutThat = (said: string): string => said.replace(AND_THAT, '$1')
const AND_THAT = /((?<!\p{L})(?:and|but|y|et|e) )(?:that|que|che)\s(?=\p{L})/gu

/** What is left of a request asks nothing, and what an order led to is named as it is alone. */
function saidIn(text: string, { text: left, kept: [first = ''] }: Cut, language: string): string {
  const { start, end } = dictatedIn(text) ?? insteadIn(text) ?? { start: 0, end: 0 }
  const dictated = text.slice(start, end)
  // Of words that are dictated the marks around them are none of theirs, nor a Japanese “と” behind them.
  if (start > 0 && bareOf(left) === bareOf(dictated)) return dictated
  const said = isRequest(text) ? withoutEnd(left, '?？؟ ') : left
  return asNamed(said, text.slice(0, text.indexOf(first)), language)
}

const bareOf = (said: string): string => withoutEnd(withoutStart(said, MARKS), `${MARKS}.と`)
const MARKS = '"“”„«»「」‘’\''
