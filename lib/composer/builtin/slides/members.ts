// Members of a list below a headline, a line each.
import { clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED } from '#lib/composer/builtin/piece.ts'
import { leans } from '#lib/composer/builtin/weight.ts'
import { width } from '#lib/composer/words/width.ts'

/** Each member of a short list on its line; undefined where the text is a sentence. */
export function memberLines(text: string): string | undefined {
  const clauses = clausesIn(text)
  const isList =
    clauses.length >= LISTED &&
    clauses.length <= LINES &&
    !ANSWERS.test(text) &&
    clauses.every(
      ({ text, mark }, at) => (mark === ',' || at === clauses.length - 1) && width(text) <= MEMBER && !leans(text),
    )
  return isList ? clauses.map(one => unstopped(upperFirst(unjoined(one.text)))).join('\n') : undefined
}
/** “No, they leave it till it is soft, …” is one sentence. */
const ANSWERS =
  /^(?:yes|no|nope|true|false|wrong|not (?:true|quite|really)|maybe|partly|ja|nein|falsch|richtig|stimmt(?: nicht)?|jein|sí|cierto|falso|oui|si|non|vrai|faux|sì|vero|sim|não|verdade|nee|waar|niet waar|onwaar|tak|nie|prawda|fałsz|nej|sant|falskt),/iu
/** As many lines, and as wide, as stand below a headline. */
const [LINES, MEMBER] = [4, 44]
