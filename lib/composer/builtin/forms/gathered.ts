// Clauses of one sentence that share a scene, so that what is said behind a long list is not lost.
import type { Piece } from '#lib/composer/builtin/piece.ts'
import type { Thought } from '#lib/composer/builtin/thoughts.ts'
import { SCENES } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

type Shots = { of: readonly Thought[] }
/** `at` and `end` are where it stands in the sentence that it is of. */
type Placed = Thought & { piece: number; at: number; end: number }

/** A clause stays whole where a frame has room for it: half of one may say another thing. */
export const fits = (text: string): boolean => width(text) <= SCENES.room && text.split(/\s+/).length <= SCENES.read

/** Of too many the shortest neighbours in a sentence stand together, as it joins them; never its title, nor the first of all. */
export function gathered(shots: readonly Shots[], pieces: readonly Piece[], most: number): Thought[] {
  let thoughts = shots.flatMap(({ of }, piece) => placed(of, pieces[piece]?.text ?? '', piece))
  // Far more than there is room for are no film.
  while (thoughts.length > most && thoughts.length <= most * 3) {
    const pairs = thoughts.slice(1, -1).flatMap((one, at) => {
      const both = joined(one, thoughts[at + 2] as Placed, pieces)
      return both ? [{ at: at + 1, both }] : []
    })
    const [best] = pairs.sort((a, b) => width(a.both.text) - width(b.both.text))
    if (!best) break
    thoughts = [...thoughts.slice(0, best.at), best.both, ...thoughts.slice(best.at + 2)]
  }
  return thoughts.map(({ piece: _, at: __, end: ___, ...thought }) => thought)
}

function placed(thoughts: readonly Thought[], text: string, piece: number): Placed[] {
  const small = text.toLowerCase()
  let from = 0
  return thoughts.map(one => {
    const at = small.indexOf(one.text.toLowerCase(), from)
    const end = at < 0 ? -1 : at + one.text.length
    if (end > 0) from = end
    return { ...one, piece, at, end }
  })
}

function joined(one: Placed, next: Placed, pieces: readonly Piece[]): Placed | undefined {
  const text = pieces[one.piece]?.text ?? ''
  const isParted = one.piece !== next.piece || one.at < 0 || next.at < one.end || one.more || next.more
  if (isParted || !/^, (?:\p{L}{1,3} )?$/u.test(text.slice(one.end, next.at))) return undefined
  const both = one.text + text.slice(one.end, next.end)
  return fits(both) ? { ...one, text: both, end: next.end } : undefined
}
