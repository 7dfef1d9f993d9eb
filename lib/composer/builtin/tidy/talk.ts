// What belongs to talking to the maker and not to the news: how somebody begins and stops, and the “write that” before what is to be written.
import { perSentence } from '#lib/composer/builtin/tidy/sentences.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'

/** “alors je dicte”, “a ver te lo dicto”. */
const DICTATES =
  /^(?:(?:right|ok|okay|so|um|alors|bon|a ver|bueno|allora|also|então)[, ]+)*(?:i['’]?m dictating(?: this)?|dictating(?: this)?|je (?:te |vous )?dicte|te (?:lo )?dicto|ti detto|ich diktiere(?: mal)?|vou ditar)(?:[,:.]+ ?| (?!parce|because|weil|porque|perch))/iu

/** “So basically what happened is our host has been down”. */
const HAPPENED =
  /^(?:(?:so|ok|okay|well|right|um|basically|honestly|long story short)[, ]+)+(?:what happened is(?: that)? )?(?=(?:we|our|the|there|it|i|my|you|they|your|this)(?:['’]\p{L}+)? )/iu

/** “dzień dobry to znaczy tak ruszamy z sezonem”, “hola buenas mira …”: a greeting, and a word while one thinks. */
const GREETS_AND =
  /^(?:dzień dobry|cześć|hej|witam|hola(?: buenas)?|buenas|bonjour|salut|buongiorno|ciao|salve|olá|oi|bom dia|boa tarde|hallo|moin|hoi|hejsan|hi|hello|hey)[ ,!.]+(?:to znaczy(?: tak)?|no to(?: tak)?|tak więc|no więc|mira|a ver|pues|bueno|alors(?: voilà)?|voilà|allora|dunque|então|olha|also|so|right so|dus|alltså)[ ,:.]+(?=\p{L})/iu

/** “We need a job ad.”: what is wanted, and nothing of it. */
const NEEDED =
  /^(?:(?:ok|okay|so|right|hi|hey|and|yeah),? )*(?:we|i)(?:['’]?d)? (?:just )?(?:need|want|(?:would )?like) (?:an? |another |one more )?(?:new |quick |little )?(?:job ad(?:vert)?|ad(?:vert)?|post|poster|flyer|reel|graphic|story)[.!]+(?= |$)/iu

/** “gotta run theres a kelpie on the table”, “ok gtg class starting”: a last sentence that says so. */
const LEAVES =
  /^(?:(?:ok|okay|right|anyway|sorry),? )?(?:(?:i )?(?:gotta|got to|have to|(?:i['’]?ve|ive) got to|must|need to) (?:run|go|dash|fly|rush)|gtg|g2g|brb|ttyl)(?!\p{L})/iu
const ENDS = ['.', '!', '?', '\n', '🙂']

function withoutLeave(text: string): string {
  const said = text.trimEnd().replace(/[.!]{1,3}$/, '')
  const at = Math.max(...ENDS.map(sign => said.lastIndexOf(sign) + (said.includes(sign) ? sign.length : 0)))
  return at > 0 && LEAVES.test(said.slice(at).trim()) ? text.slice(0, at) : text
}

/** “… voilà”, “… and that's it”. */
const STOPS = [
  /(?<=.{20})[ ,](?:and )?that['’]?s (?:it|all)(?: really| then)?[.! ]{0,3}$/iu,
  /(?<=.{20})[ ,](?:voilà|et voilà|é isso(?: aí| cinco| gente)?|y ya está|y listo|das war['’]?s|ecco tutto|tutto qui|en dat was het)[.! ]{0,3}$/iu,
]

/** “son dulces 🍊 pon que se acaban”, “et mets que c’est gratuit”. */
const WRITE_THAT =
  /(?:(?<=^|\n)|[.,;!?]? )(?:(?:oi|olá|então|hola|y|e|et|i|a|luego|abajo|arriba|al final|al principio|también|debajo|aussi|en bas|à la fin|sotto|alla fine|anche|em baixo|no fim|também|na dole|na końcu),? ){0,3}(?:pon(?:ed|ga|le|me)? que|mets que|mettez que|écris que|metti che|scrivi che|(?:p[õo]e|coloca|bota|escreve)(?: a[ií])?(?: por favor)? que|napisz,? że|dodaj,? że) (?=(\p{L}))/giu

/** “Our March offer, please: from Friday …”. */
const PLEASE_COLON =
  /,? (?:please|pls|plz|bitte|s['’]il (?:vous|te) pla[iî]t|svp|stp|por favor|porfa|per favore|alsjeblieft|graag|proszę)(?=\s?:)/iu

/** “… glazes and firing, oh, and bring an apron”. */
const OH_AND = /[,.]? oh,? (?:and|also),? (\p{Ll})/gu

/** “SHOW FOLKS HOW TO CUT THE WATER OFF” is about how to. */
const SHOW_THEM =
  /^(?:(?:ok|so|can you|please|just),? ){0,3}(?:show|tell|teach|explain to|remind) (?:folks?|people|them|everyone|everybody|(?:our |the |my )?(?:customers|followers|readers|parents|guests|members|clients|owners)) (?=(?:how|what|why|when|where|which) )/iu
/** “haz un vídeo de … , con música tranquila”: what a film sounds like is none of its scenes. */
const [FILM, SOUND] = [
  /(?<!\p{L})(?:videos?|vídeos?|film|clip|reel|filmik|wideo)(?!\p{L})/iu,
  /,? with (?:\p{L}{1,12} ){0,2}(?:music|beats?)(?=[.!,\n]|\s*$)|,? (?:con|mit|avec|com|met|z) (?:\p{L}{1,3} )?(?:música|musica|musik|musique|muziek|muzyką)(?: \p{L}{3,14}){0,2}(?=[.!,\n]|\s*$)|,? (?:con|mit|avec|com|met|z) \p{L}{3,14} (?:música|musica|musik|musique|muziek|muzyką)(?=[.!,\n]|\s*$)/iu,
]
const withoutSound = (text: string): string => (FILM.test(text) ? text.replace(SOUND, '') : text)

/** “what to do = shade, water, fan”, “Titre = « Au ras du sable »”. */
const EQUALS = /(?<=\p{L}\)?) = (?=[\p{L}«“„"])/gu

/** “he said to me quote I told you so unquote”. */
const [OPENS, CLOSES] = [
  /(?<!\p{L})(?:open )?quotes? (?=\p{L})/iu,
  /,? (?:unquote|end (?:of )?quote|close quotes?)(?!\p{L})/iu,
]
function withQuote(text: string): string {
  const [open, close] = [OPENS.exec(text), CLOSES.exec(text)]
  if (!open || !close || close.index <= open.index) return text
  const said = text.slice(open.index + open[0].length, close.index)
  return `${text.slice(0, open.index)}“${said}”${text.slice(close.index + close[0].length)}`
}

/** “and last page has to be …”. */
const LAST_HAS =
  /^(?:and )?(?:the )?last (?:page|slide|one|frame) (?:has to|should|must|needs to) (?:be in|be|say|read)[,:]? (?=\p{L})/iu

/** “Sorry for my english correct please the faults”: of the words it was typed in, and not for them. */
const TONGUE =
  '(?:english|german|french|spelling|typing|typos?|grammar|deutsch|rechtschreibung|schreibfehler|français|fautes?|orthographe|español|faltas?|ortografía|italiano|errori|português|erros|nederlands|taalfouten|spelfouten)'
const MY = '(?: (?:my|the|any|all|mein|meine|mon|mes|les|mi|mis|las|los|il mio|gli|i miei|o meu|os|mijn))?'
const BAD_WORDS = new RegExp(
  `(?:(?<=^|[.!?\\n] ?)|[,;] ?| )(?:(?:sorry|sry|excuse|pardon|entschuldigt?|désolée?|perdón|perdona|scusate?|desculpa)(?: (?:for|about|für|pour|por|per|pelo|pelos|voor))?${MY}(?: (?:bad|poor|terrible|schlechtes|mauvais|mal))? ${TONGUE}[,.]? ?)?(?:(?:please |pls |bitte )?(?:correct|fix|check|korrigier|verbessere|corrigez?|corrige|correggi|corrigi|verbeter)(?: (?:please|pls|bitte|svp|stp))?${MY} (?:faults?|mistakes?|errors?|fehler|${TONGUE})(?: (?:please|pls|bitte|svp|stp|porfa|per favore))?)?$`,
  'iu',
)
/** “… so thats 5”. */
const COUNTED_UP =
  /[.,]? (?:so )?that['’]?s (?:\d|two|three|four|five|six|seven|eight|nine|ten)(?: isn['’]?t it)?(?: or \p{L}+ anyway)?$/iu
/** “… flowers only please and no selling in this one”. */
const NO_SALES =
  /[.,]? (?:please )?(?:and )?(?:no|nothing) (?:selling|sales|salesy|sales talk|offers?|emojis?|hashtags?|exclamation marks?|jokes?)(?: (?:in|on|for) (?:this one|it|there|this|this post))?$/iu
const withoutBadWords = (text: string): string => {
  const said = withoutEnd(text, `${SPACES}.!`)
  const at = BAD_WORDS.exec(said) ?? COUNTED_UP.exec(said) ?? NO_SALES.exec(said)
  return at && at[0].trim().length > LEAST_SAID ? said.slice(0, at.index).trimEnd() : text
}
const LEAST_SAID = 8

/** “Ok so from the first of January …”: how somebody begins to speak. */
const BEGINS =
  /^(?:(?:ok(?:ay)?|alright|um+|erm|uh|also|bon|bueno|allora|então)[,.]* (?=\S+ \S+ \S)|(?:right|so|well|yeah|na|gut|alors|pues|dunque|bem)[,.]* (?=(?:so|um+|then|ok(?:ay)?|dann|also|donc|entonces|allora|então)[,.]* \S+ \S)){1,3}(?:(?:so|um+|then|dann|donc|entonces)[,.]* (?=\S+ \S+ \S))?/iu

/** “Sad one, our old Bramble …”: how it is to write it. */
const HARD =
  /^(?:(?:ok|so|hi|hey|right),? )*(?:this (?:is|one['’]?s) )?(?:an? )?(?:sad|hard|tough|difficult|horrible) (?:one|post|message)(?: to (?:write|do))?(?: today| this(?: one)?)?[.,:;!]* (?=\S+ \S+ \S+ \S+)/iu

/** “Obviously ring 01292 …”. */
const FILLER =
  /^(?:obviously|basically|literally|anyways?|natürlich halt|du coup|bref|achso|ach so|ach ja|achja|ach),? (?:und )?(?=\S+ \S)/iu

export const withoutTalk = (text: string): string =>
  perSentence(
    STOPS.reduce(
      (said, stop) => said.replace(stop, ''),
      withoutSound(
        withoutLeave(
          withQuote(
            withoutBadWords(text)
              .replace(GREETS_AND, '')
              .replace(DICTATES, '')
              .replace(HAPPENED, '')
              .replace(BEGINS, '')
              .replace(HARD, ''),
          ),
        ),
      ),
    )
      .replace(PLEASE_COLON, '')
      .replace(OH_AND, (_, first: string) => `. ${first.toUpperCase()}`)
      .replace(EQUALS, ': ')
      .replace(WRITE_THAT, (lead, _, at: number) => (at === 0 ? '' : lead.startsWith('\n') ? '\n' : '. ')),
    sentence => sentence.replace(NEEDED, '').replace(SHOW_THEM, '').replace(LAST_HAS, '').replace(FILLER, ''),
  )
