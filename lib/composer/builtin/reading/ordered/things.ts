// What people order when they type for whoever makes the post, and where it is to go.
import { wordSet } from '#lib/composer/lexis/phrases.ts'

export const THINGS = wordSet(
  'karuzel* rolka rolke post posts card graphic image picture pic visual carousel video vid reel slideshow slides infographic announcement tweet flyer poster story beitrag karte bild grafik karussell kachel diashow bildfolge plakat aushang anzeige vorschaubild infografik publicacion tarjeta imagen carrusel historia grafico infografia cartel anuncio publication carte visuel carrousel affiche annonce infographie diaporama cartolina immagine grafica carosello storia locandina annuncio infografica publicacao cartao imagem carrossel cartaz infografico grafike grafika obrazek film filmik posta ogloszenie berichtje bericht plaatje afbeelding filmpje inlagg karusell affisch منشور منشورا بوست تصميم صوره بطاقه فيديو اعلان اعلانا',
)
/** Of these, what is nothing but a kind of post; a card, a poster and a picture may be for sale. */
export const KINDS = wordSet(
  'carousel slideshow reel infographic karussell diashow infografik carrusel infografico infografia carrousel diaporama infographie carosello infografica carrossel infografika video',
)

export const OUTLETS = wordSet(
  'instagram insta ig linkedin twitter x facebook facebooka fb tiktok youtube social media socials',
)

/** “image de partage”, “imagen de portada”: what kind of picture, behind its “de”. */
export const SHARED = wordSet('partage apercu couverture portada compartir capa partilha anteprima copertina')

/** “The way to your well as a slideshow”, “One year of a graft, four slides”: what it is to be, behind what it is about. */
export function sheetIn(text: string): { start: number; end: number } | undefined {
  const found = SHEET.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
const SHEET =
  /(?:,? (?:as|als|como|en|em|comme|come|jako|sous forme d[e’'] ?) ?(?:an? |eine? |une? |un[ao] |uma? |een )?(?:\p{L}{2,12} )?(?:carousel|slideshow|bild(?:er)?folge|karussell|diashow|carrusel|carrossel|carrousel|diaporama|carosello)|, (?:\d|\p{L}{2,8}) (?:slides|frames|panels|folien|diapos|diapositivas|slajd[yów]{1,2}))(?=[.:,!?]|$)/iu
