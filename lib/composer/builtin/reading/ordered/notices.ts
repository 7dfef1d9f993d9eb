// What is for readers however it sounds: “really sorry”, “new date tbc”, “reminder it’s kids football”, “… on fiddle”, “€50 bar tab for winners”.

import { hidesIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

type Span = { start: number; end: number }

const WHOLE = new RegExp(
  `^(?:${[
    "(?:(?:we(?:['’]re| are)|i(?:['’]m| am)|so|really|very|truly|ever so|again|and),? )*sorry(?: (?:again|all|everyone|everybody|folks|guys|about (?:this|that|it)|for any inconvenience))*",
    '(?:es )?tut uns (?:sehr |wirklich |echt )?leid|(?:nochmals? |noch mal )?(?:sorry|entschuldigung)(?: dafür| nochmal)?',
    '(?:vraiment |sincèrement |encore )?désolée?s?(?: pour (?:ça|cela|la gêne))?|toutes nos excuses',
    'lo sentimos(?: mucho| de verdad)?|mil disculpas|perdón por (?:todo|las molestias)',
    'ci dispiace(?: molto| davvero)?|scusate(?: il disagio)?|pedimos (?:imensa )?desculpa|lamentamos(?: muito)?',
    'onze excuses|sorry (?:daarvoor|voor het ongemak)|przepraszamy(?: bardzo)?',
    '(?:the )?(?:new |exact |final |rearranged )?(?:date|time|venue|details|line ?up|kick ?off|prices?)(?: and (?:time|date|venue))? (?:is |are |still )*(?:tbc|tba|tbd|to be (?:confirmed|announced)|to follow)',
    "(?:(?:unsere?|die|der|das|our|the|your favourite) )?(?:[\\p{L}’'-]+ ){1,4}(?:sind|ist|are|is) (?:wieder |endlich |jetzt |now |finally )?(?:da|here|in|back|ready|in store|wieder da)",
    "(?:so |right |ok )?(?:what|which|who|was|welche[rs]?)(?:['’]?s|['’]?re| is| are| was| would be| ist| war)? (?:the |your |our |dein |euer |das |die |der )?(?:\\p{L}+ )?(?:best|worst|dumbest|funniest|weirdest|silliest|favou?rite|favs?|most \\p{L}+|least \\p{L}+|one thing|lieblings\\p{L}+|beste|schlimmste|lustigste) .{3,120}\\?+",
    "(?:that['’]?s |it['’]?s |this is )?(?:not true|false|wrong|rubbish)|(?:das )?(?:stimmt (?:so )?nicht|ist falsch)|falsch|(?:c['’]est )?faux|(?:es |è |é )?falso|no es (?:cierto|verdad)|non è vero|não é verdade|(?:dat is |is )?(?:niet waar|onwaar)|(?:dat )?klopt niet|(?:to )?nieprawda|(?:det )?stämmer inte|(?:det är )?falskt",
    '(?:ab (?:sofort|montag|dem \\d[^,]{2,20}) )?wir (?:ändern|haben) (?:unsere|neue|geänderte) (?:öffnungs|sprech|geschäfts)zeiten(?: geändert)?',
    "(?:we(?:['’]re| are)|i['’]m) changing (?:our|the|my) (?:opening |office )?(?:hours|times)|our (?:opening )?hours are changing|nos horaires changent|nous changeons (?:nos |d['’])horaires|cambiamos (?:de |el |nuestro )?horario|cambiamo (?:i nostri |gli )?orari|mudamos de horário|(?:wij |we )?(?:wijzigen|veranderen) onze openingstijden|zmieniamy godziny otwarcia|vi ändrar våra öppettider",
    "(?:just |and )?(?:a |quick |gentle |friendly )*reminder:?,? (?:that )?(?:it['’]?s|we|the|there|no|all|you|your|kids|children|dogs|please bring|to bring) .{2,90}",
  ].join('|')})[.!]*$`,
  'iu',
)

/** What is believed, and wrong: “Myth: bees die when it rains.” */
export const MYTH =
  /^(?:(?:common |popular |gängiger |falscher? )?(?:myth|mythos|irrtum|mito|mythe|idée reçue|falso mito|fabel|fabeltje|mit|myt)|mito falso)\s?: \S/iu

/** What is asked of everybody, whatever it is. */
const ASKED =
  /^(?:a )?(?:question for |frage an |question pour |pregunta para |domanda per )[^:?!.]{2,30}[:,–-]+ .{6,140}\?+$/iu

const PARTS = [
  // Who leads it, and what it cost.
  /(?:the |your )?(?:host|mc|quiz ?master|judge|instructor|teacher|guide|speaker|referee|dj) (?:is|will be) (?:the )?\p{L}[^.,!?]{1,40}/iu,
  /^(?:it )?was [£$€]\d[\d.,]* (?:last|in|before|until|for) .{3,120}/iu,
  // Who plays.
  /(?<![\p{L}’'-])\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20}){0,3} on (?:the )?(?:fiddle|guitar|drums|decks|piano|bass|sax|vocals|keys|harp|flute|violin|accordion|banjo|uilleann pipes|pipes|bar|door|grill|barbecue)(?!\p{L})/u,
  // How few there are, and why.
  /^(?:only|just|nur|s[oó]lo|seulement|apenas|só|slechts|tylko|bara|endast) \d{1,4} (?:\p{L}+ )?(?:left|available|übrig|disponibles?|(?:in|of|from|aus|der|en|de|dans|della|da|na|w|z|i|uit|van) (?:\p{L}{1,12} ){0,3}(?:batch|run|edition|charge|auflage|tanda|edición|tirada|fournée|édition|cotta|edizione|tiratura|fornada|edição|oplage|partij|serii|partii|upplaga|omgång))(?!\p{L})[^.!?]{0,90}/iu,
  // What can be won.
  /(?:[£$€]\d[\d.,]* ?)(?:\p{L}+ ){1,3}(?:for|to) (?:the )?(?:winners?|winning team|best \p{L}+|runners? ?up|first)(?!\p{L})/iu,
]

/** “no ages please, just happy birthday Jo”: what is wished is said, whatever is to stay unsaid. */
const WISHED =
  /(?<=[,.;] )(?:(?:just|only|nur|einfach|juste|solo|só|alleen) )?(?:happy (?:birthday|anniversary|retirement)|congratulations|congrats|well done|alles gute|herzlichen glückwunsch|(?:joyeux|bon) anniversaire|feliz (?:cumpleaños|aniversário)|buon compleanno|gefeliciteerd|wszystkiego najlepszego|grattis)(?: [^,.;]{2,40})?$/iu

/** Where such words stand; all of a piece, or a part of it; but for what is wished, nowhere where it hides something. */
export function noticesIn(text: string, lexicons: readonly Lexicon[]): Span[] {
  const found = foundIn(text)
  const wished = WISHED.exec(text)
  const both = wished ? [...found, { start: wished.index, end: text.length }] : found
  return found.length > 0 && hidesIn(text, lexicons) ? both.slice(found.length) : both
}

function foundIn(text: string): Span[] {
  const lead = /^[^:.!?]{3,40}: /u.exec(text)?.[0].length ?? 0
  if (
    ASKED.test(text.trim()) ||
    MYTH.test(text.trim()) ||
    [text, text.slice(lead)].some(said => WHOLE.test(said.trim()))
  )
    return [{ start: 0, end: text.length }]
  return PARTS.flatMap(part => {
    const found = part.exec(text)
    return found ? [{ start: found.index, end: found.index + found[0].length }] : []
  })
}
