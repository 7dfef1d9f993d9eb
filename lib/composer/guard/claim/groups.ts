// Words that claim something, with what they claim.
import type { Evidence, Piece, Text } from '#lib/composer/guard/evidence.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'

/** Words of a piece that claim something, with what they claim. */
export function groupsOf(evidence: Evidence, piece: Piece): readonly [ClaimGroup, string][] {
  const found = known.get(piece) ?? groupsIn(evidence, piece)
  known.set(piece, found)
  return found
}
const known = new WeakMap<Piece, readonly [ClaimGroup, string][]>()

function groupsIn({ lexicons: both, spoken, texts }: Evidence, piece: Piece): readonly [ClaimGroup, string][] {
  const { tokens, text } = piece
  // An answer in another language than the brief is read in its own: “so” is no Portuguese “só”.
  const own = texts.includes(piece as Text) ? both.filter(({ pack }) => pack.code === spoken) : []
  const lexicons = own.length > 0 ? own : both
  const turns = lexicons.flatMap(({ idiom }) => idiom.find(text, tokens))
  const found = tokens.flatMap(({ kind, key, start }): [ClaimGroup, string][] =>
    kind !== 'word' || turns.some(turn => start >= turn.start && start < turn.end)
      ? []
      : lexicons.flatMap(({ claims }) => (claims.has(key) ? [[claims.get(key) as ClaimGroup, key]] : [])),
  )
  // “お持ち帰りいただけます” is “may”, and no “だけ”.
  const bare = text.replace(/いただけ(?=[まるれな])/gu, '')
  const unspaced = lexicons
    .filter(({ pack }) => pack.code === 'ja')
    .flatMap(({ claims }) =>
      [...claims].flatMap(([word, group]): [ClaimGroup, string][] =>
        word.length > 1 && bare.includes(word) ? [[group, word]] : [],
      ),
    )
  return [...found, ...unspaced]
}
