// “In 2026 we saw 9,412 patients, delivered 318 babies and gave 4,120 flu jabs”: figures, each with what was done.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { width } from '#lib/composer/words/width.ts'

/** Such a sentence as “In 2026: 9,412 patients we saw, …”; only English says it so. */
export function inDeeds(pieces: readonly Piece[], brief: Brief): readonly Piece[] {
  if (brief.clock.language !== 'en') return pieces
  return pieces.map(piece => {
    const [, lead = '', rest = ''] = LEAD.exec(piece.text) ?? []
    const members = rest.split(PARTED).map(one => DEED.exec(one))
    const deeds = members.map(one => `${one?.[2]} ${one?.[3]} we ${one?.[1]?.replace(DID, '')}`)
    const isTold =
      (members.length > 1 || lead !== '') && members.every(Boolean) && deeds.every(one => width(one) <= ROOM)
    const title = upperFirst(lead.trim())
    return isTold ? pieceOf(piece.from, `${title ? `${title}: ` : ''}${deeds.join(', ')}`, brief, piece.raw) : piece
  })
}
const LEAD = /^([^,.:;]{0,40}?),? ?(?:we(?:['’]ve| have)?) (?=\p{L})(.{10,300})$/su
const PARTED = /,? and (?=(?:we )?\p{Ll}+ (?:\p{Ll}+ )?\d)|, (?:and )?/u
const DEED =
  /^((?:we )?\p{Ll}{2,14}(?: (?:out|up|off|away|in|back|over|down|on))?) (\d[\d.,]*(?<=\d)) (\p{Ll}[\p{L}’' -]{1,28})$/u
const DID = /^we /u
const ROOM = 60
