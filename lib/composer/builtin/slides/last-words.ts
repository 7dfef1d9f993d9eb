// What a brief says of its last picture, as it stands there: “on the last slide ask people which season they would come”, “finish with ‘come on a Monday’ and the club name”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { perSentence } from '#lib/composer/builtin/tidy/sentences.ts'

const LAST =
  '(?:(?:and |then |und |y |et |e |i |en )?(?:(?:on|in|for|at|as) )?(?:the )?(?:very )?(?:(?:last|final|closing) (?:slide|picture|image|photo|frame|card|page|scene|one|bit)|end)|(?:(?:and|then|please) )?(?:end|finish|close|sign off)(?: it)?(?: off)? (?:with|on|by))'
/** “End on a question - which one did you know?” */
const QUESTION = new RegExp(
  `^${LAST},? (?:(?:ask(?:ing)?|put|have) )?(?:with )?(?:a |the )(?:\\p{L}+ )?question ?[:,–-] ?(?=\\p{L})`,
  'iu',
)
const ASK = new RegExp(
  `^${LAST},? (?:please )?(?:by )?(?:ask|asking) (?=(?:people|them|everyone|everybody|followers|readers|folks|our \\p{L}+) (?:which|what|who|how|where|when|why)(?!\\p{L}))`,
  'iu',
)
/** “Finish with ‘come on a Monday’ and the club name pls”: the name stands at the foot anyway. */
const QUOTED = new RegExp(
  `^${LAST} (?:the (?:words|line|text) )?["“'‘]([^"“”'‘’\\n]{4,80})["”'’](?:,? (?:and|plus|with|&|\\+) (?:(?:our|the|my) )?(?:\\p{L}+ )?(?:name|logo|number|handle))(?: (?:please|pls|plz))?[.!]{0,3}$`,
  'iu',
)
/** “Al final preguntar qué norma tardaron más en aprender”. */
const ASK_ROMANCE =
  /^(?:(?:y|et|e) )?(?:al final|para terminar|à la fin|pour finir|alla fine|in fondo|no fim|no final|para terminar|en la última (?:diapositiva|imagen|lámina)|sur la dernière (?:image|page|diapo)|nell['’]ultima (?:slide|immagine)|no último (?:slide|cartão)),? (?:pregunta(?:r|d|mos)?|demande[rz]?|chied(?:i|ere|iamo|ete)|domanda(?:re)?|pergunta(?:r|mos)?) (?:a la gente |aux gens |alla gente |às pessoas )?((?:qu[ée]|cu[aá]l(?:es)?|cómo|dónde|quel(?:le)?s?|comment|où|che|qual[ei]?|quali|come|dove|onde|como|o que) (?:(?!(?:ils|elles|loro|eles|elas|ellos|ellas)(?!\p{L}))[^.?!\n])+)[.?!]?$/iu
/** Spanish opens it, too. */
const OPENS = /^(?:qué|cuál|cómo|dónde)/iu
/** “… all winter so a thank you to Keith at the end would be good”. */
const THANKS =
  /,? (?:so |and )?an? (?:big |huge |little )?(?:thank[- ]?you|thanks|shout[- ]?out) to ([^.,!?\n]{2,60}) at the end(?: would be \p{L}{4,8})?(?: please| pls)?[.!]{0,3}$/iu
/** “End with a thank you to the coaches and to the hall”. */
const THANK_YOU = new RegExp(`^${LAST} (?:an? )?(?:big |huge |little )?(?:thank[- ]?you|thanks) to (?=\\p{L})`, 'iu')

/** “End on the name and Made in Geraldine”: the name stands at the foot anyway. */
const NAME_AND = new RegExp(
  `^(?:${LAST}|(?:und )?(?:am (?:ende|schluss)|zum schluss)|(?:y |e |et )?(?:termina|acaba|termine|finis|finissez|finisci|chiudi|acaba)(?:r|re)? (?:con|com|sur|avec)|(?:en )?eindig met) (?:(?:our|the|my|de[nmr]?|unser\\p{L}{0,2}|el|nuestro|le|notre|il|nostro|o|nosso|onze) ){0,2}(?:(?:club|shop|firm|company|business|school) ?)?(?:name|logo|nombre|nom|nome|logotipo|naam)(?:,? (?:and|plus|then|und|y|et|e|en) |, )(?=\\p{L})(?!(?:our|the|my|a|number|phone|address|logo|die|el|le|il|o|de)(?!\\p{L}))`,
  'iu',
)
/** “Trish wants it to finish on: have a look in your tank, then ring us”. */
const WANTED = new RegExp(
  `^(?:(?:and|oh|also),? ){0,2}(?:\\p{L}[\\p{L}’'-]+|(?:the|my|our|der|die|mein|meine|el|la|mi|le|mon|ma|il|mio|o|a|de) \\p{L}+) (?:${[
    "(?:wants?|['’]d like|would like|asked for) (?:it|this|the \\p{L}+) to (?:end|finish|close|stop) (?:on|with)",
    '(?:will|möchte|wünscht sich),? dass (?:es|das|der \\p{L}+|das \\p{L}+) (?:endet|aufhört|schließt) mit',
    '(?:quiere|quiero|pide) que (?:el \\p{L}+ )?(?:termine|acabe|cierre) con',
    '(?:veut|voudrait|aimerait) que (?:ça|cela|la \\p{L}+|le \\p{L}+) (?:finisse|se termine|termine) (?:sur|par|avec)',
    '(?:vuole|vorrebbe) che (?:il \\p{L}+ )?(?:finisca|termini|chiuda) con',
    '(?:quer|queria) que (?:o \\p{L}+ )?(?:acabe|termine|feche) com',
    'wil dat (?:het|de \\p{L}+) eindigt met',
    'chce,? (?:żeby|aby) (?:to |film )?(?:kończył[oa]? się|skończył[oa]? się)(?: na| słowami)?',
  ].join('|')})(?: the words)?(?:\\s?: ?|,? (?=["“„«‘]))(?=["“„«‘\\p{L}])`,
  'iu',
)
/** In marks of its own, up to the end. */
const MARKED = /^["“„«‘] ?([^"“”„«»]{3,90}?) ?["”“»’][.!]?$/u
function wanted(sentence: string): string {
  const said = sentence.replace(WANTED, '')
  if (said === sentence) return sentence
  const [, own] = MARKED.exec(said.trim()) ?? []
  return upperFirst(own ? `${own}.` : said)
}

/** “Acabar com: venham ver”: with a colon nothing else is meant. */
const END_WITH = new RegExp(
  `^(?:(?:and|then|und|y|e|et|en|i|bitte|para|pour|per) ){0,2}(?:${[
    '(?:end|finish|close)(?: (?:it|the \\p{L}+))? (?:with|on)',
    '(?:enden|aufhören|schließen|abschließen|beenden) mit|mit diesen worten (?:enden|aufhören)',
    '(?:finir|finis|finissez|terminer|termine[rz]?|conclure) (?:sur|par|avec)',
    '(?:acabar|acaba|acabad|terminar|termina|terminad|cerrar|cierra) con',
    '(?:finire|finisci|finite|chiudere|chiudi|chiudete|concludere|concludi|terminare|termina) con',
    '(?:acabar|acaba|acabe|terminar|termina|termine|fechar|fecha|feche) com',
    '(?:eindigen|eindig|afsluiten|sluit af|besluiten) met',
    '(?:zakończyć|zakończ|zakończcie|skończyć|skończ)(?: (?:na|słowami|tekstem))?',
    '(?:avsluta|sluta)(?: gärna)? med',
  ].join('|')})\\s?: ?(?=["“„«‘\\p{L}\\d])`,
  'iu',
)
/** “Am Ende: Fragen?” asks readers, and says who answers. */
const END_ASKS =
  /^(?:(?:at|on) the end|am (?:ende|schluss)|zum schluss|à la fin|pour finir|al final|para terminar|alla fine|no (?:fim|final)|para acabar|(?:aan|op) het einde?|na końcu|na koniec)(?:,? (?:please|pls|bitte|svp|por favor|per favore|graag|proszę))?\s?: ?(?=[¿\p{L}][^.!?:\n]{2,40}\?)/iu

function ended(sentence: string): string {
  const said = sentence.replace(END_WITH, '').replace(END_ASKS, '')
  if (said === sentence) return sentence
  const [, own] = MARKED.exec(said.trim()) ?? []
  return upperFirst(own ? `${own}.` : said)
}

/** “Avsluta gärna med att man kan gå förbi och titta”: what the end is to say is said. */
const END_SAYING =
  /^(?:(?:och |and |und |y |e |et |en )?(?:avsluta|sluta)(?: gärna)? med att|(?:and )?(?:end|finish|close)(?: it)? (?:with|by saying) that|(?:und )?(?:am ende|zum schluss) (?:bitte )?(?:noch )?(?:sagen|schreiben|erwähnen),? dass|(?:y )?(?:al final|para terminar),? (?:di|decir|pon|poner) que|(?:e )?(?:no fim|para acabar),? (?:diz|dizer|põe) que|(?:e )?(?:alla fine|per finire),? (?:di|dire|scrivi) che|(?:et )?(?:à la fin|pour finir),? (?:dis|dire|écris) que) (?=\p{L})/iu

const closed = (sentence: string): string =>
  ended(wanted(sentence))
    .replace(END_SAYING, '')
    .replace(NAME_AND, '')
    .replace(QUESTION, '')
    .replace(ASK, 'Ask ')
    .replace(QUOTED, (_, said: string) => `${upperFirst(said.trim())}.`)
    .replace(ASK_ROMANCE, (_, asked: string) => `${OPENS.test(asked) ? '¿' : ''}${upperFirst(asked.trim())}?`)
    .replace(THANKS, '. Thank you to $1.')
    .replace(THANK_YOU, 'Thank you to ')

/** With a stop at the end of what is said before it. */
export const withClosingWords = (text: string): string => perSentence(text, closed)
