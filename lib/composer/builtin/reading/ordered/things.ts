// What people order when they type for whoever makes the post, and where it is to go.
import { wordSet } from '#lib/composer/lexis/phrases.ts'

export const THINGS = wordSet(
  'karuzel* rolka rolke post posts card graphic image picture pic visual carousel video vid reel slideshow slides infographic announcement tweet flyer poster story beitrag karte bild grafik karussell kachel diashow bildfolge plakat aushang anzeige vorschaubild infografik publicacion tarjeta imagen carrusel historia grafico infografia cartel anuncio publication carte visuel carrousel affiche annonce infographie diaporama cartolina immagine imagenes images bilder grafica carosello storia locandina annuncio infografica publicacao cartao imagem carrossel cartaz infografico grafike grafika obrazek film filmik posta ogloszenie berichtje bericht plaatje afbeelding filmpje inlagg karusell affisch منشور منشورا بوست تصميم صوره بطاقه فيديو اعلان اعلانا',
)
/** Of these, what is nothing but a kind of post; a card, a poster and a picture may be for sale. */
export const KINDS = wordSet(
  'carousel slideshow reel infographic karussell diashow infografik carrusel infografico infografia carrousel diaporama infographie carosello infografica carrossel infografika video',
)

export const OUTLETS = wordSet(
  'instagram insta ig linkedin twitter x facebook facebooka fb tiktok youtube social media socials',
)

/** How a post is to look or sound. */
export const LOOKS = wordSet(
  'friendly upbeat warm calm serious professional funny cosy cozy cool formal casual retro vintage loud quiet freundlich warm ruhig freundliche amable calido chaleureux amical amichevole caloroso bold simple plain clean modern minimal minimalist bright cheerful dark light colourful colorful fun playful happy elegant classy pretty cute nice big large small square portrait landscape vertical wide and black white red blue green yellow orange pink schlicht einfach schlichte einfache bunt bunte hell dunkel und simple moderne epure sobre et sencilla sencillo alegre moderna y semplice pulita elegante e simples limpa prosta prosty kolorowa i strak strakke vrolijke en',
)

/** “image de partage”, “imagen de portada”: what kind of picture, behind its “de”. */
export const SHARED = wordSet('partage apercu couverture portada compartir capa partilha anteprima copertina')

/** “The way to your well as a slideshow”: what it is to be, behind what it is about. */
export function sheetIn(text: string): { start: number; end: number } | undefined {
  const found = SHEET.exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}
const SHEET =
  /(?:(?<=\p{L}{3}) (?:as|als|como|en|em|comme|come|jako|sous forme d[e’'] ?) ?(?:an? |eine? |une? |un[ao] |uma? |een )?(?:\p{L}{2,12} )?(?:carousel|slideshow|bild(?:er)?folge|karussell|diashow|carrusel|carrossel|carrousel|diaporama|carosello)(?=:|[.!?]?$))/iu
