// What is begged of whoever makes the picture though no word of it says so: “Please, no snowmen”, “most people watch with no sound”.
import { fold } from '#lib/composer/lexis/fold.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** A piece that is nothing but “please no …” is for readers where it surely is: “Please no dogs”. */
const BEGGED = 0.3

/** `chance` is how likely the piece is no news. */
export function isBegged(text: string, chance: number, lexicons: readonly Lexicon[]): boolean {
  const folded = fold(text)
  if (AS_SEEN.in(text) || ORDERED.test(text) || isShown(folded, chance)) return true
  return BEGS.test(folded) && (chance > BEGGED || (MOTIFS.in(text) && isBare(folded, lexicons)))
}

const BEGS =
  /^(?:please|pls|plz|bitte|svp|sil (?:vous|te) plait|por favor|porfa|per favore|prosze|alsjeblieft|graag),? (?:no|keine?n?|pas|sin|nada de|senza|niente|sem|bez|geen|zonder|ohne|without)(?!\p{L})/u

/** “Show twigs coming down on the sheet”, “Montre une main qui coupe le fil”; “Show your ticket at the door” is for readers. */
const isShown = (folded: string, chance: number): boolean =>
  SHOWS.test(folded) &&
  !IS_SHOWN.test(folded) &&
  !BY_READERS.test(folded) &&
  (chance > LIKELY || SHOWS_SOME.test(folded))
const SHOWS =
  /^(?:(?:and|then|first|maybe|please|pls|und|dann|bitte|et|puis|y|luego|e|poi|en|dan) )*(?:show|zeigt?|zeigen sie|montrez?|muestra|mostrar?|mostrate|toon|pokaz) /u
/** “Muestra de 50 g sin coste”, “Mostra dei quadri di Elena Ricci”, “Show starts at 8”: a sample, an exhibition, an evening. */
const IS_SHOWN =
  /^(?:show (?:starts?|begins?|opens?|runs?|is|times?|at \d)(?!\p{L})|muestra (?:de|gratis|gratuita|sin|del) |mostra (?:di|d['’]|dei|degli|delle|del|della|de|do|da|dos|das|fotografica|personale|collettiva|coletiva|gratuita)(?!\p{L})|pokaz (?:mody|filmu|tanca|\p{L}{3,14}(?:ny|ki|owy))(?!\p{L}))/u
const SHOWS_SOME =
  /^(?:then|first|and then) show |^(?:\p{L}+ ){0,3}(?:zeigt?|zeigen sie|montrez?|muestra|mostrar?|mostrate|pokaz) (?:eine?n?|une?|des|una|unos|unas|uma|um|uns|umas) /u
const BY_READERS =
  /(?<!\p{L})(?:your|you|us|me|this|euren?|deinen?|ihren?|uns|diese[nrs]?|votre|vos|ton|tes|nous|cet|cette|ce|tu|tus|su|nos|este|esta|vostro|vostra|tuo|tua|ci|questo|questa|seu|sua|jullie|uw|je|ons|tickets?|cards?|id|ausweis|karte|billets?|carte|carne|tarjeta|tessera|pas|off|free|discount|gratis|rabatt|gratuit|descuento|sconto|desconto|korting|win|get|till|desk|door|counter|kasse|caisse|caja|cassa)(?!\p{L})|%/u
/** What the reader of letters doubts a little, with such a beginning. */
const LIKELY = 0.045

/** “初めての方むけのカルーセルをお願いします。”; “ご感想の投稿をお願いします” asks readers. */
const ORDERED =
  /(?:カルーセル|(?<!会員)カード|画像|(?<!ご(?:感想|意見|質問|要望|応募|参加|体験談)の)投稿|動画|スライド(?:ショー)?|インフォグラフィック|ポスター)(?:を|も)?(?:[一1１]つ|[一1１]枚)?(?:お願い(?:します|できますか)|作って(?:ください|ほしいです)?|頼みます)[。！？]?$/u

/** “違いをわかりやすく一枚にまとめてください。”: where it begins to say what is to be made of its matter. */
export const broughtFrom = (text: string): number | undefined => BROUGHT.exec(text)?.index
const BROUGHT =
  /(?:を|について|に関して)?(?:わかりやすく|分かりやすく|簡単に|短く|きれいに){0,2}(?:[一1１]枚|図|表|画像|スライド|カード|投稿|動画|ひとつ)(?:に|で|の形に)?(?:わかりやすく|分かりやすく)?(?:まとめて|して|作って|仕上げて|説明して|紹介して|見せて)(?:ください|下さい|ほしいです|もらえますか|いただけますか|くれますか)[。！？]?$/u

/** What pictures have and nobody brings along. */
const MOTIFS = phrases(
  'snowman|snowmen|santas|santa claus|elves|reindeer*|tinsel|baubles|cupid*|unicorn*|skulls|cartoon*|comic*|clipart|clip art|emoji*|mascot*|stock photo*|praying hands|love hearts|smiley*|clich*|' +
    'schneemann|schneemänner|weihnachtsmann|weihnachtsmänner|rentier*|lametta|einhörner|totenköpfe|cartoons|maskottchen|stockfoto*|betende hände|herzchen|klischee*|' +
    'muñeco* de nieve|renos|espumillón|unicornios|calaveras|caricaturas|tópicos|' +
    'bonhomme* de neige|licornes|têtes de mort|personnages de bd|' +
    'pupazz* di neve|renne|unicorni|teschi|fumetti|' +
    'boneco* de neve|renas|unicórnios|caveiras|desenhos animados|' +
    'bałwan*|renifer*|jednorożc*|czasz*|kreskówk*|' +
    'sneeuwpop*|rendieren|eenhoorns|doodshoofden|stripfiguren',
)

/** “no tinsel in the paper bin” says where. */
const isBare = (folded: string, lexicons: readonly Lexicon[]): boolean =>
  !/\d/.test(folded) &&
  folded
    .replace(BEGS, '')
    .split(/[^\p{L}]+/u)
    .every(word => NO.test(word) || !lexicons.some(({ dangling }) => dangling.has(word)))
const NO = /^(?:no|and|or|nor|und|oder|keine?n?|y|ni|o|sin|et|de|e|ou|sem|senza|di|i|ani|bez|lub|en|of|geen)$/

/** Without sound, and cut at its edges, is how people see a post. */
const AS_SEEN = phrases(
  'watch with no sound|watch it with no sound|watch without sound|watch it without sound|watch with the sound off|watch on mute|watch it on mute|' +
    'it gets cropped|it always gets cropped|it often gets cropped|gets cropped on phones|gets cropped on mobile*|get cropped on phones|' +
    'schauen ohne ton|sehen es ohne ton|sehen das ohne ton|gucken ohne ton|schauen das ohne ton|wird am rand abgeschnitten|auf dem handy abgeschnitten',
)
