// A list that is too long for one place: its members below its title, a line each, on as many slides as they need.
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { listOf } from '#lib/composer/builtin/reading/listed/lists.ts'
import { evenly } from '#lib/composer/builtin/report/item.ts'
import type { Thought } from '#lib/composer/builtin/thoughts.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { width } from '#lib/composer/words/width.ts'

const { headline: ABOVE, body: BELOW } = SLIDES.fields
/** As many lines, and as wide, as stand below a headline. */
const [LINES, MEMBER] = [6, 44]

type Said = Thought & Pick<Piece, 'literals'>

/** “What we lend: a drill, a sewing machine, a tent, …”; undefined where a member has no room on its line. */
export function listedBelow({ text, from, literals }: Said, lexicons: readonly Lexicon[]): Thought[] | undefined {
  const { title = '', members = [] } = listOf(text, literals, lexicons) ?? {}
  const lines = members.map(one => unstopped(upperFirst(one)))
  const hasRoom = lines.length > 0 && width(title) <= ABOVE && lines.every(one => width(one) <= MEMBER)
  if (!hasRoom) return undefined
  const parts = Array.from({ length: LINES }, (_, less) => evenly(lines, LINES - less)).find(each =>
    each.every(own => width(own.join('\n')) <= BELOW),
  )
  return parts?.map(own => ({ text: upperFirst(title), below: own.join('\n'), more: own, from }))
}
