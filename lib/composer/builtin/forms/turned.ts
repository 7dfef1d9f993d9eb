// “Before we had 2 racks, now it’s 5 racks and a sauna”: what was and what is are two thoughts, whatever commas stand inside of them.
import { clausesIn, type Value } from '#lib/composer/builtin/clauses.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'

/** A number behind it is an hour or a day, “before 8”, and “before and after” names both. */
const BEFORE =
  /^(?:before|previously|früher|vorher|bisher|antes|avant|auparavant|prima|przedtem|wcześniej|dawniej|kiedyś|vroeger|eerst|förut|tidigare),? (?!\d|(?:and|und|y|et|e|en|i|och|&|n) )/iu
const NOW =
  /^(?:now|today|jetzt|heute|nun|ahora|hoy|maintenant|aujourd[’']hui|adesso|ora|oggi|agora|hoje|teraz|dziś|nu)(?!\p{L})/iu

/** What stands before both, what was and what is; nothing where a text does not tell both. */
export function turnedIn(text: string, values: readonly Value[] = []): string[] {
  const clauses = clausesIn(text, values)
  const was = clauses.findIndex(clause => BEFORE.test(clause.text))
  const is = clauses.findIndex((clause, at) => was >= 0 && at > was && NOW.test(clause.text))
  if (is < 0) return []
  const starts = [...(was > 0 ? [0] : []), clauses[was]?.start ?? 0, clauses[is]?.start ?? 0]
  return starts.map((start, at) => withoutEnd(text.slice(start, starts[at + 1]), ' ,:;–-'))
}
