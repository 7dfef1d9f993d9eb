// What a brand says of itself in one line, below words that are few and no bad news.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import type { Line } from '#lib/composer/builtin/captions/paragraphs.ts'
import { sentence, upperFirst } from '#lib/composer/builtin/mend.ts'
import { type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { languageOf } from '#lib/composer/lexis/language.ts'
import type { ClaimGroup } from '#lib/composer/packs/pack.ts'
import { linesOf } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'

/** Where classes are off, nobody says that there are classes. */
const DENIED: readonly ClaimGroup[] = ['not', 'closed', 'cancelled']
/** Bad news has no slogan. */
const BAD: readonly ClaimGroup[] = ['cancelled', 'sorry', 'thank']
/** Prices that rise have none either. */
const RISES =
  /(?<!\p{L})(?:price (?:change|rise|increase)s?|prices? (?:are |is )?(?:going|goes?) up|teurer|preise? (?:anheben|erhöhen|anpassen)|preiserhöhung|augment\p{L}*|hausse des prix|sub(?:e|en|imos|ida de) (?:l[oa]s )?precio\p{L}*|aument\p{L}*|podwyżk\p{L}*|verhog\p{L}*|duurder)(?!\p{L})/iu
/** A paragraph of itself hangs on like an advert. */
const LINE = 90

/** Whether its one line is of one thing that it sells under another name: “a two-hour birthday party” is not what the rink is. */
function ofProduct({ name, offer }: Brief['question']['brand']): boolean {
  const [whole, sold = ''] = [name.toLowerCase(), offer?.product_name?.toLowerCase()]
  return sold !== '' && !whole.includes(sold) && !sold.includes(whole)
}

/** “no hay clase” denies “clases”. */
const STEM = 5

/** Who says it, where the brand has a line in the language of the post that states no value of its own. */
export function brandLine({ pieces, question: { brand }, lexicons, clock }: Brief, said: readonly Line[]): Line[] {
  const isBad = ({ text, claims }: Piece) => BAD.some(claim => claims.has(claim)) || RISES.test(text)
  if (brand.voice.regulated || pieces.some(isBad)) return []
  const lines = linesOf(brand)
  // A line too short to tell is in the language of all of them.
  const ours = languageOf(Object.values(lines).join('\n'), 'en').language
  const own = brand.name.toLowerCase()
  const named = said
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
    .includes(own)
  for (const id of ofProduct(brand) ? (['b1', 'b2'] as const) : (['b3', 'b2', 'b1'] as const)) {
    const text = lines[id]
    if (!text || languageOf(text, ours).language !== clock.language) continue
    const { literals, content } = pieceOf([id], text, { lexicons, clock })
    const denied = pieces.some(
      one =>
        DENIED.some(claim => one.claims.has(claim)) &&
        one.content.some(word => content.some(own => own.slice(0, STEM) === word.slice(0, STEM))),
    )
    if (literals.length > 0 || denied || said.some(({ from }) => from.includes(id))) continue
    // “Orme Keddie is an accountancy …” says whose it is, though not by the whole name.
    const first = text.split(' ').slice(0, 2).join(' ').toLowerCase()
    const alone = named || own.startsWith(first) || text.toLowerCase().includes(own)
    // Of several sentences the first says what it is; a motto is whole.
    const [whatItIs = text] = text.split(/(?<=[.!?。])\s+(?=\p{L})/u)
    const opening = id === 'b1' ? text : whatItIs
    if (width(opening) > LINE) continue
    return alone
      ? [{ text: sentence(upperFirst(opening)), from: [id] }]
      : [
          {
            text: sentence(`${brand.name}${/[:：]/.test(opening) ? ' – ' : colon(clock.language)}${opening}`),
            from: [id, 'brand'],
          },
        ]
  }
  return []
}

const colon = (language: string): string => (language === 'ja' ? '：' : language === 'fr' ? '\u00a0: ' : ': ')
