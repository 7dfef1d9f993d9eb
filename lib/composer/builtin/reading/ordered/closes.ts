// “At the end: …”, “Am Ende Hinweis auf …”, “last slide: …”: said to the maker of where a line goes, in front of the line.
import { signedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'

const WHERE = [
  'at the (?:very )?end|to finish|(?:the )?last (?:slide|one|scene|frame|page|bit|line)',
  'am (?:ende|schluss)|zum schluss|letzte folie|al final|para terminar|última (?:diapositiva|lámina)',
  'à la fin|pour finir|dernière (?:image|page|diapo)|alla fine|in fondo|ultima (?:slide|immagine)',
  'no (?:fim|final)|para (?:terminar|acabar)|último (?:slide|cartão)|na (?:końcu|koniec)|(?:aan|op) het (?:eind|einde)|laatste (?:slide|beeld)',
].join('|')
const NOTE =
  '(?:(?:an?|ein(?:en)?|noch|una?|een) ){0,2}(?:note|hint|mention|hinweis|aviso|rappel|richiamo|wzmianka|verwijzing)'
// “auf unseren Frühjahrscheck”: without what stood in the case of its preposition.
const ABOUT =
  '(?: (?:about|on|of|that|(?:auf|zu|über)(?: (?:unser\\p{L}{1,2}|de[nmr]|die|das))?|dass|a|de|du|sur|su|o|over|dat))?'
/** A colon behind it, a word for a note, or “that”. */
const CLOSES = new RegExp(
  `^(?:and |und |y |et |e |i |en |then |dann )?(?:${WHERE})(?:\\s?[:=] ?|,? ${NOTE}${ABOUT} | (?:que|che|dass|qu[’']) ?)(?=\\S)`,
  'iu',
)

const SAID =
  'a?(?: big| huge)? ?thank|sorry|happy|congrat|welcome|well done|danke|entschuldigung|gracias|perd[oó]n|felic|merci|désolé|bravo|grazie|scus|auguri|complimenti|obrigad|desculp|parabéns|bedankt|dziękuj|dzięki|przeprasz'
/** “Say thank you to donors and families”. */
const SAYS = new RegExp(
  `^(?:(?:and|then|please|pls|bitte|und|y|et|e|por favor) )*(?:say|sag|sagt|di|decid|diga|dis|dites|dì|dite|diz|digam|zeg|powiedz) (?=(?:${SAID}))`,
  'iu',
)

/** “Then say bring us a photo any Thursday”: readers are told nothing of what comes then. */
const ADDS =
  /^(?:(?:and |und |y |et |e )?(?:then |dann |luego |puis |poi |depois )(?:just |noch )?(?:say|sag|di|dis|dì|diz)(?: (?:that|dass|que|che))? )(?=\p{L})/iu

/** “Show where each dollar goes: …”, “Ask people what keeps them from …?” */
const SHOWS =
  /^(?:show|explain|list|ask (?:people|them|everyone|followers|readers)|zeigt?|frag(?:t|e)? (?:die leute|alle)|muestra|pregunta|montrez?|demandez?|mostra|chiedi) (?=(?:where|how|what|why|when|which|who|wo|wie|was|warum|dónde|cómo|qué|où|comment|ce que|dove|come|cosa)\s[^.]*[:?](?!\d))/iu

/** “It's called Coal, Cake and Cocoa”: the name is what is told. */
const CALLS =
  /^(?:it[’']?s called(?! off)|it is called(?! off)|the title is|es heißt|se llama|ça s[’']appelle|s[’']intitule|si chiama|chama-se|het heet) (?=\S)/iu

/** How many letters of it are no words for readers. */
export const closingIn = (text: string): number =>
  signedIn(text) || LEADS.reduce<number>((found, pattern) => found || (pattern.exec(text)?.[0].length ?? 0), 0)
/** “Please could we thank Rosa”. */
const ASKS = /^(?:please |pls )*(?:could|can|may) (?=we (?:thank|congratulate|welcome) )/iu
/** “Could you do about 30 seconds on what we do …”. */
const LASTS =
  /^(?:(?:can|could) (?:you|u) |(?:please|pls) )?(?:do|make|need|want|give me)? ?(?:about |around |some |a )?\d{1,2}[ -]?(?:seconds?|secs?) (?:on|about) (?=\S)/iu
/** “Ask them to send us their doubts”: what readers are asked is what is told. */
const INVITES =
  /^(?:(?:and|then|please|pls) ){0,2}(?:ask|tell|get|invite|remind) (?:them|people|everyone|everybody|readers|followers|clients|customers|members|parents|folks) to (?=\p{L})/iu
const LEADS = [INVITES, CLOSES, SAYS, ADDS, SHOWS, CALLS, ASKS, LASTS]

const PUBLIC =
  'subscribers|followers|customers|clients|people|everyone|everybody|members|parents|neighbou?rs|folks|them|guests|readers|students'
/** “Let our subscribers know”, with nothing behind it: from where on it is said to the maker. */
export const lettingIn = (text: string): number => text.search(LETTING)
const LETTING = new RegExp(
  `(?:^|(?<=[.!?;,] ))(?:please |pls |can you |could you )?let (?:(?:all|our|the|my) ){0,2}(?:${PUBLIC}) know(?: please| pls)?[.!]*$`,
  'iu',
)

const THANKS =
  /^(?:a |an )?(thank ?you|thanks|congratulations|congrats|happy birthday|welcome|well done) (?:post|card|message|graphic|story|reel|video|shout ?out) (?:for|to) (?=\S)/iu
/** “thank you post for Hebblewhite”: from where to where it orders what it says itself. */
export function thanksIn(text: string): { start: number; end: number } | undefined {
  const [all = '', said = ''] = THANKS.exec(text) ?? []
  return all === '' ? undefined : { start: all.indexOf(said) + said.length, end: all.length }
}
