// A wish that is met by what is made: “make it a carousel” over a carousel.
import { type WordSet, wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { AssetType } from '#lib/plans.ts'

const KINDS: Record<AssetType, WordSet> = {
  card: wordSet(
    'card post graphic image picture karte bild beitrag tarjeta publicacion imagen carte visuel image cartolina immagine post grafica cartao publicacao plaatje bericht kartka grafika',
  ),
  carousel: wordSet('carousel karussell carrusel carrousel carosello carrossel karuzela karuzele karuzeli karusell'),
  slideshow: wordSet(
    'slideshow slides diashow bildfolge presentacion diaporama apresentacao diavoorstelling pokaz bildspel',
  ),
  video: wordSet('video vid reel film clip filmpje filmik wideo videos'),
  infographic: wordSet('infographic infografik infografia infographie infografica infografika'),
  og_image: wordSet('share link preview image picture card linkbild vorschaubild enlace lien anteprima linku og img'),
}
const AROUND = wordSet(
  'make do turn it this that into as a an the please pls plz can could you me us mach mache macht bitte es das daraus ein eine einen als haz hazme hazlo un una con por favor porfa en como fais faites moi nous le en une svp stp fai fammi fate per favore come faz faca um uma como maak er een van graag zrob zrobcie prosze z tego gor en av for of about on with over',
)

/** Whether nothing else is asked for. */
export function isDone(wish: string, type: AssetType): boolean {
  const keys = tokensOf(wish).flatMap(({ kind, key }) => (kind === 'mark' ? [] : [key]))
  return keys.some(key => KINDS[type].has(key)) && keys.every(key => KINDS[type].has(key) || AROUND.has(key))
}
