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

/** “bild irgendwas mit stühlen oder vorfahrtsschild”, and no order for a picture (“link pic for our”, “drei Bilder”). */
export const wishesLeft = (question: Question, answer: Answer): string[] =>
  leftOver(question, answer)
    .map(line => line.trim())
    .filter(line => SEEN.test(line) && !FOR_A_PAGE.test(line) && width(line) >= LEAST)
const LEAST = 24
const SEEN =
  /(?<!\p{L})(?:photos?|pics?|pictures?|images?|drawings?|draw|drawn|bild|bilder|fotos?|zeichnung|zeichne\p{L}{0,2}|dessins?|dessine\p{L}{0,2}|imagen|imágenes|dibuj\p{L}{1,3}|immagin[ei]|disegn[oiaare]{1,3}|imagem|imagens|desenh\p{L}{1,3}|zdjęci\p{L}{1,3}|obraz\p{L}{0,4}|rysun\p{L}{1,4}|plaatjes?|afbeelding(?:en)?|tekening(?:en)?)(?!\p{L})|写真|絵|画像|صورة/iu
const FOR_A_PAGE =
  /(?<!\p{L})(?:link|preview|share|og|vorschau\p{L}*|enlace|lien|partage|collegamento|compartilh\p{L}*|compartir|linku?)(?!\p{L})/iu
