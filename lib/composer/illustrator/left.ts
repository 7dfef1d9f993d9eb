// What is not told of pieces that are for readers in part: no list of the reading has it.
import type { Answer } from '#lib/composer/answer.ts'
import type { Question } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'

/** Lines between what is told of each. */
export function leftOver({ segments }: Question, { read }: Answer): string[] {
  return read.publish.flatMap(number => {
    const parts = read.parts.filter(({ n }) => n === number)
    return parts.length > 0
      ? parts.reduce((rest, { text }) => rest.replace(text, '\n'), segments[number - 1] ?? '').split('\n')
      : []
  })
}

/** “bild irgendwas mit stühlen oder vorfahrtsschild”, and no order for pictures: “drei Bilder”, “as a picture”. */
export const wishesLeft = (question: Question, answer: Answer): string[] =>
  leftOver(question, answer)
    .map(line => line.trim())
    .filter(line => asksToSee(line) && width(line) >= LEAST)
const LEAST = 24

/** “Con la foto di un trapano o di una motozappa” */
export const asksToSee = (text: string): boolean => SEEN.some(seen => seen.test(text)) && !FOR_A_PAGE.test(text)

/** A picture of something, something on the picture, something drawn, or no photo. */
const SEEN = [
  /(?<!\p{L})(?:photos?|pics?|pictures?|images?|bild(?:er)?|fotos?|imagen|imágenes|immagin[ei]|imagem|imagens|zdjęci[ea]|obrazek|plaatjes?|afbeelding(?:en)?) (?:of|with|showing|mit|von|vom|irgendwas|lieber|avec|plutôt|d['’]|du|des?|del|con|más bien|di|dell[ao]|dei|delle|com|d[ao]s?|ze?|van|met)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:on|in) the (?:photo|picture|pic|image)|auf dem (?:bild|foto)|sur (?:la photo|l['’]image)|en la (?:foto|imagen)|(?:nella foto|nell['’]immagine)|na (?:foto|imagem)|na (?:zdjęciu|obrazku)|op (?:de foto|het plaatje))(?!\p{L})/iu,
  /(?<!\p{L})(?:draw|drawn|drawings?|zeichnung(?:en)?|gezeichnet\p{L}{0,2}|dessin(?:s|é\p{L}{0,3})?|dibuj(?:o|os|ado|ada)|disegn(?:o|i|ato|ata)|desenh(?:o|os|ado|ada)|rysun(?:ek|ki|kiem)|tekening(?:en)?|getekend)(?!\p{L})/iu,
  /(?<!\p{L})(?:no|keine?|pas de|sin|senza|sem|bez|geen) (?:photos?|pics?|pictures?|fotos?|bild(?:er)?|images?|imágenes|immagini|imagens|zdjęć|foto['’]s)(?!\p{L})|(?<!\p{L})foto will/iu,
]
const FOR_A_PAGE =
  /(?<!\p{L})(?:link|preview|share|og|vorschau\p{L}*|enlace|lien|partage|collegamento|compartilh\p{L}*|compartir|linku?)(?!\p{L})/iu
