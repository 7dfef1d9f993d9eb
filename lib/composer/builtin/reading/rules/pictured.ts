// A piece that wishes for a picture: “photo of the old oak please”, “image de partage pour notre article «…»”.
import { pageTitleIn } from '#lib/composer/builtin/forms/titles.ts'
import { asksForNone } from '#lib/composer/illustrator/unpictured.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

type Piece = { text: string; literals: readonly Literal[] }

/** It ends where the title of a page stands, or news behind a colon. */
export function picturedIn(piece: Piece, lexicons: readonly Lexicon[]): { end: number | undefined } | undefined {
  const { text, literals } = piece
  const isWish = (WISH.test(fold(text)) && !isSold(piece)) || (asksForNone([text]) && literals.length === 0)
  return isWish ? { end: pageTitleIn(text, lexicons)?.start ?? behindColon(piece) } : undefined
}

/** “photo of the old oak please”: what a piece begins with is what it is about. */
const WISH =
  /^(?:(?:an?|the|ein|eine|una?|une|um|uma) )?(?:pic(?:ture)?|photo|image|drawing|illustration|bild|foto|zeichnung|imagen|dibujo|dessin|immagine|disegno|imagem|desenho|zdjecie|obrazek|afbeelding|plaatje)s? (?:of|with|showing|von|vom|mit|de|del|des|d|con|avec|di|com|z|ze|van|met)(?!\p{L})/u

/** “Photos with Santa, Saturday 5 December, £5” are to be had. */
const isSold = ({ text, literals }: Piece): boolean =>
  SOLD.test(text) && literals.some(({ kind }) => /^(?:money|time|date)$/.test(kind))
const SOLD = /^(?:pictures|photos|fotos|fotky|zdjęcia|afbeeldingen) (?:with|mit|avec|con|com|z|ze|met) /iu

/** “Imagem para a página do curso: de 6 a 17 de julho” */
function behindColon({ text, literals }: Piece): number | undefined {
  const colon = text.indexOf(': ')
  return colon > 0 && literals.some(({ start }) => start > colon) ? colon + 1 : undefined
}
