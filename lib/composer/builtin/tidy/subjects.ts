// Orders that name what the post is about: “before/after of the barn pls!!”, “ponme la merino porfa, …”, “black friday but make it classy”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'

const PLEASE = '(?:,? (?:please|pls|plz|bitte|stp|svp|porfa|por favor|per favore|pf|graag))?'
const MAKE = '(?:(?:please|pls|can you|could you|need an?|want an?|make|do|post|an?|the) ){0,4}'
/** “Before/after of the barn”, to the end of its clause. */
const BEFORE_AFTER = new RegExp(
  `^${MAKE}before(?: and | ?/ ?| ?& ?| n )after(?: pics?| photos?| post| slideshow)? (?:of|for|with) ((?:the|our|my|this|a) [^.,:!?\\n]{3,40}?)${PLEASE}(?:[.,:!]+|\\n|$) ?`,
  'iu',
)
/** “Ponme la merino porfa, el ovillo …”, “pon los tomates, …”. */
const PUT =
  /^(?:ponme|pon|s[úu]beme|sube|publica|publ[íi]came|mets|metti|mettimi) ((?:la|el|los|las|le|les|il|lo|gli|i) \p{L}[^.,:!?\n]{2,30}?)(?:,? (?:porfa|por favor|stp|svp|s['’]il te pla[iî]t|per favore))?[,:.] (?=\p{L}|\d)/iu
/** “black friday but make it classy”. */
const BUT_MAKE_IT =
  /,? (?:but|and|aber|pero|mais|ma|mas|maar) (?:make it|mach es|mach(?:t)? (?:es )?|hazlo|que sea|fais[- ]le|fallo|faz isso) (?:\p{L}+ )?\p{L}+(?=[,.!\n]|$)/iu
/** “Laatste: kom erbij”: which slide it is. */
const WHICH_SLIDE =
  /(?<=^|[.!?\n] ?)(?:(?:and )?(?:last|final|first) (?:one|slide|page)|last|finally|laatste|tot slot|zuletzt|letzte(?: seite| folie)?|zum schluss|derni[eè]re? (?:page|slide)|[úu]ltim[ao]|ultim[ao]|na koniec): (?=(\p{L}))/giu

/** “how to keep your tree fresh - cut an inch off, water in an hour, top up daily”: a title and its list. */
const TITLE_DASH =
  /^((?!(?:hi|hey|hello|hiya|morning|sorry|reminder)(?!\p{L}))\p{L}[^\n.,:;!?–-]{6,60}) [-–] (?=[^.!?\n]{4,200}, [^.!?\n]{2,200}, )/iu

/** “April brake special for facebook.”, “Osterkurs Theorie bitte als post.”: what it is about, and where it goes or what it is to become. */
const GOES_TO =
  /^([^.!?\n:,]{6,60}?),? (?:(?:for|on|für|auf|pour|sur|para|per|su) (?:the |our |le |el |il |o )?(?:facebook|fb|insta(?:gram)?|ig|linked ?in|tiktok|twitter|threads|youtube)|bitte als (?:post|beitrag|karte|bild|story|grafik|reel))(?:,? (?:please|pls|bitte|stp|svp|porfa|por favor))?(?=[.!\n]|$)/iu
/** “A post about the barn for facebook” is an order, and “find us on Instagram” tells readers where. */
const ORDERS =
  /(?<!\p{L})(?:posts?|cards?|charts?|graphics?|pictures?|pics?|images?|videos?|reels?|story|stories|carousel|slides?|slideshow|something|things?|one|ads?|adverts?|posters?|flyers?|captions?|content|make|do|need|want|can|could|write|put|please|pls|find|see|follow|look|watch|like|us|me|we|i|you|check|advert|cartel|tarjeta|imagen|algo|quiero|haz|hazme|pon|beitrag|bild|grafik|karte|etwas|was|brauche|brauchen|mach|macht|affiche|visuel|carte|quelque|faut|fais|faites|locandina|immagine|qualcosa|serve|fammi|imagem|preciso|faz)(?!\p{L})/iu

const withoutChannel = (text: string): string =>
  text.replace(GOES_TO, (whole, thing: string) => (ORDERS.test(thing) || thing.split(' ').length < 2 ? whole : thing))

/** “Thema: rückwärts einparken”, at the beginning: readers see what it is of. */
const ITS_TOPIC =
  /^(?:thema|topic|subject|betreff|tema|sujet|objet|argomento|assunto|onderwerp|temat|ämne): ?(?=\p{L})/iu

export const withSubject = (text: string): string =>
  withoutChannel(text)
    .replace(ITS_TOPIC, '')
    .replace(TITLE_DASH, '$1: ')
    .replace(BEFORE_AFTER, (_, thing: string) => `Before and after: ${thing}. `)
    .replace(PUT, (_, thing: string) => `${upperFirst(thing)}: `)
    .replace(BUT_MAKE_IT, '')
    .replace(WHICH_SLIDE, '')
    .trimEnd()

/** “Cup week special... jks it’s over. Summer special: …”: what was no more than a joke. */
const JOKE =
  /^[^.!?\n]{2,80}?(?:\.{2,3}|[.!?,…]|) ?(?:jks?|j\/k|just kidding|just joking|only joking|only kidding|kidding|nur spaß|kleiner scherz|es broma|era broma|je rigole|je plaisante|scherzo|scherzavo|brincadeira|grapje|geintje)(?!\p{L})[,.! ]*(?:(?:it['’]?s|thats|that['’]?s) (?:over|done|not true|a joke)|but|aber|pero|mais|ma|mas|maar)?[,.! ]*(?=\p{L})/iu
export const withoutJoke = (text: string): string => {
  const left = text.replace(JOKE, '')
  return left === text ? text : upperFirst(left)
}

/** “… same as ever. Ian”: who has typed it. */
const SIGNED =
  /(?<=[.!?)\n])(?<!\d\.)\s?(?:[-–—] ?)?(?:(?:[Tt]hanks a mill(?:ion)?|[Mm]any thanks(?: indeed)?|[Tt]hanks (?:so|very) much|[Tt]hanks?|[Tt]hank you|[Cc]heers|[Tt]a|(?:[Kk]ind |[Bb]est )?[Rr]egards|[Bb]est|[Ll]ove|[Xx]x?|[Gg]racias|[Mm]erci|[Gg]razie|[Oo]brigad[oa]|[Gg]roetjes|[Gg]r|[Mm]vg|[Bb]edankt)[,!]? ?)?(\p{Lu}\p{Ll}{1,11})(?: x{1,3})?\.?\s*$/u
const NO_NAMES =
  /^(?:Thanks?|Cheers|Sorry|Yay|Amen|Enjoy|Welcome|Free|Sold|Open|Closed|Gracias|Merci|Grazie|Obrigad[oa]|Bedankt|Danke|Ciao|Bravo|Hurra|Hooray|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Please|Today|Tomorrow|Gratis|Gratuit|Dank|Tot|Santé|Salud|Salute)$/u
export const withoutSignature = (text: string, isWord: (word: string) => boolean): string => {
  const signed = SIGNED.exec(text)
  const name = signed?.[1] ?? ''
  return signed && !NO_NAMES.test(name) && !isWord(name.toLowerCase()) ? text.slice(0, signed.index).trimEnd() : text
}
