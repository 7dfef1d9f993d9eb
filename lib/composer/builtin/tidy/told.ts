// What the maker is to tell, said as it is told: “mention we’re open till 6”, “and tell them about the broth, that’s free”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { withoutThat } from '#lib/composer/builtin/reading/cut/said.ts'
import { perSentence } from '#lib/composer/builtin/tidy/sentences.ts'
import { uncapitalized } from '#lib/words/capitalized.ts'
import { isWeekday } from '#lib/words/weekdays.ts'

const ALSO = '(?:(?:and|also|please|pls|oh|then|maybe|just|bitte|y|et|e|por favor|svp|anche|aussi|también),? ){0,3}'
const CLAUSE =
  "(?=(?:we|she|he|they|it|there|you|i|that|this|everyone|all)(?:['’](?:re|s|ll|ve|d))? |(?:we|they|it|there|that)['’])"
const TELL = "(?:tell (?:them|['’]?em|people|everyone|folks)|let (?:them|['’]?em|people|everyone|folks) know)"
/** “Don’t forget to say dogs welcome”, “make sure to mention parking”: whatever follows is told. */
const REMEMBER =
  /^(?:(?:and|also|please|pls|oh|then|just|und|bitte|y|et|e|en),? ){0,3}(?:do ?n['’]?t forget to (?:say|mention|add|tell (?:them|people|everyone|folks))|remember to (?:say|mention|add|tell (?:them|people|everyone|folks))|(?:make|be) sure (?:to|you|we|it) (?:say|says|mention|mentions)|vergiss nicht zu (?:sagen|erwähnen),?|nicht vergessen:|no (?:te )?olvides (?:decir|poner|mencionar)|n['’]oublie pas de (?:dire|mentionner|préciser)|non dimenticare di (?:dire|scrivere|menzionare)|não (?:te |se )?esque[cç]as? de (?:dizer|mencionar)|vergeet niet te (?:zeggen|vermelden)) (?:also )?(?:that |dass |que |qu['’]|che |dat )?(?!(?:it|him|her|them|this|that|us|me)(?!\p{L}))(?=[\p{L}\d])/iu
const ORDERS = [
  REMEMBER,
  new RegExp(
    `^${ALSO}(?:mention|say|${TELL}|don['’]?t forget to (?:say|mention)|remember to (?:say|mention)) (?:also )?(?:that )?${CLAUSE}`,
    'iu',
  ),
  // “Mention the free parking”.
  new RegExp(
    `^${ALSO}(?:mention|don['’]?t forget to mention) (?:also )?(?:that )?(?:the (?=\\p{L}))?(?!(?:it|him|her|them|this|that|me|us|nothing|no)(?![\\p{L}]))(?=\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^(?:\\+ ?)?${ALSO}(?:menciona|mencionad|di|mentionne|mentionnez|précise|précisez|dis|dites|dire|ajoute|rajoute|menziona|scrivi|di['’]|menciona|diz|diga) (?:también |aussi |anche |também )?(?:que|qu['’]|che) (?=[\\p{L}\\d])`,
    'iu',
  ),
]
/** “Can you mention that Jo is away?” asks the maker, and what it tells asks nobody. */
const CAN_TELL = new RegExp(
  `^${ALSO}(?:can|could|would|will) (?:you|u|ya|we|i) (?:please |pls )?(?:also )?(?:mention|say|add|note|announce|${TELL}|remind (?:them|people|everyone|folks|ppl)) (?:also )?(?:that )?(?!(?:it|them|this|something|a|the|about)(?!\\p{L}))([^?]{8,}?)\\?+$`,
  'iu',
)
const ABOUT_IT = new RegExp(
  `(?:,? (?:oh )?and (?:oh )?|, oh |[.!] (?:oh )?(?:and )?)${TELL} about ((?:the|our) \\p{L}+(?: \\p{L}+){0,2}), ?(?:that['’]?s|its|it['’]s|which is) `,
  'giu',
)

/** “…, say check with your accountant”: what readers are to do. */
const DO =
  'check|ask|call|ring|book|bring|come|visit|contact|see|order|talk|speak|email|message|dm|text|register|sign up|drop in|pop in|vote|comment|tag|share'
const SAY_DO = new RegExp(
  `(^|[.!?\\n] ?|, ?)(?:and |but |just |please |pls ){0,2}(?:say|tell (?:them|['’]?em|people|everyone|folks|customers)) (?:to )?(?:(?:please|pls|just) )?(?=(?:${DO}) )(\\p{L})`,
  'giu',
)
/** “Tell folks drip faucets”: whoever is no subject is what they are to do. */
const TELL_DO =
  /(^|[.!?\n] ?)(?:and |but |just |please |pls ){0,2}tell (?:people|everyone|folks|customers|them|['’]em|ppl) (?:to )?(?!(?:not|never|that|about|we|it|its|the|our|they|their|there|i|im|you|your|a|an|what|why|when|where|who|how|if|to)(?!\p{L}))(\p{L})/giu
const sayDo = (text: string): string =>
  [SAY_DO, TELL_DO].reduce(
    (said, order) =>
      said.replace(
        order,
        (_, lead: string, first: string) => `${lead.startsWith(',') ? '. ' : lead}${first.toUpperCase()}`,
      ),
    text,
  )

/** Whoever is to say that something is certain or proven is to be asked first: the order stays, so that it is none of the news. */
export const asTold = (text: string, pledges: (sentence: string) => boolean): string =>
  perSentence(
    sayDo(text).replace(ABOUT_IT, (_, thing: string) => `. ${upperFirst(thing.trim())} is `),
    given => {
      const sentence = withWish(relayed(askedOf(given))).replace(
        CAN_TELL,
        (_, said: string) => `${upperFirst(said.trim())}.`,
      )
      const order = ORDERS.find(one => one.test(sentence))
      return order && !pledges(sentence) ? upperFirst(withoutThat(sentence.replace(order, ''))) : sentence
    },
  )

/** “ask them which bread we should bring back”: readers are asked. */
const ASK_WHICH =
  /^(?:(?:and|then|so|please|pls|just|can you|could you) ){0,3}ask (?:them|people|everyone|everybody|followers|readers|folks|our \p{L}+) (which|what|who|how|where|when|why)((?: [\p{L}\d’'-]+){0,5}?) (we|they|you|i) (should|shall|can|could|will|would|must|have to)(?= )([^.?!\n]+)[.?!]?/iu
/** “which one they like best” has no such verb. */
const ASK_DO =
  /^(?:(?:and|then|so|please|pls|just|can you|could you) ){0,3}ask (?:them|people|everyone|everybody|followers|readers|folks|our \p{L}+) (which|what|who|how|where|when|why)((?: [\p{L}\d’'-]+){0,4}?) they (like|want|prefer|need|use|think|do|love|miss|buy|choose)(?!\p{L})([^.?!\n]*)[.?!]?/iu
const yours = (said: string): string =>
  said.replaceAll(/(?<!\p{L})their(?!\p{L})/giu, 'your').replaceAll(/(?<!\p{L})the[ym](?!\p{L})/giu, 'you')
const askedOf = (sentence: string): string =>
  sentence
    .replace(ASK_WHICH, (_, asks: string, of: string, who: string, verb: string, rest: string) => {
      const subject = who.toLowerCase() === 'they' ? 'you' : who
      return `${upperFirst(asks)}${of} ${verb} ${subject}${subject === 'you' ? yours(rest) : rest}?`
    })
    .replace(
      ASK_DO,
      (_, asks: string, of: string, verb: string, rest: string) =>
        `${upperFirst(asks)}${of} do you ${verb}${yours(rest)}?`,
    )

/** “tell them not to worry, …”, “please put that it is colder here”. */
const NOT_TO =
  /^(?:(?:and|also|please|pls|oh|then|just|but),? ){0,3}(?:tell|remind|warn) (?:them|people|everyone|folks|customers|['’]em) (?:not to|never to|to) (?=\p{L})/iu
const PUT_THAT =
  /^(?:(?:and|also|please|pls|oh|then|just|but|can you|could you),? ){0,3}(?:put|write|add|note|include|make (?:it )?clear|make sure it says)(?: in| on it| there)? that (?=\p{L})/iu
const relayed = (sentence: string): string => {
  const [order = ''] = NOT_TO.exec(sentence) ?? []
  if (order !== '') {
    const rest = sentence.slice(order.length)
    return /(?:not|never) to $/i.test(order) ? `Don’t ${rest}` : upperFirst(rest)
  }
  return PUT_THAT.test(sentence) ? upperFirst(sentence.replace(PUT_THAT, '')) : sentence
}

/** “Wish all our customers happy Ugadi from Manjunath and team.”: whoever posts it wishes it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:please|pls|and|also|just) ){0,3}wish (?=(?:(?:all|everyone|everybody|our|the|my)(?!\p{L})))/iu, 'We wish '],
  [
    /^(?:(?:bitte|und|auch) ){0,3}wünsch(?:t|e|en)? (?:bitte )?(?=(?:allen|unser\p{L}{0,2}|den)(?!\p{L}))/iu,
    'Wir wünschen ',
  ],
  [/^(?:(?:et|aussi|svp) ){0,2}souhaite[rz]? (?=(?:à (?:tous|toutes|nos)|de|une?)(?!\p{L}))/iu, 'Nous souhaitons '],
  [
    /^(?:(?:y|también|por favor) ){0,2}dese(?:a|ar|ad|e) (?=(?:a (?:todos|todas|nuestr[oa]s|los|las)|felices|feliz|un|una)(?!\p{L}))/iu,
    'Deseamos ',
  ],
  [
    /^(?:(?:e|anche|per favore) ){0,2}augur(?:a|are|ate|i) (?=(?:a (?:tutti|tutte)|ai|alle|buon\p{L}{0,2}|un|una)(?!\p{L}))/iu,
    'Auguriamo ',
  ],
  [
    /^(?:(?:e|também|por favor) ){0,2}dese(?:ja|jar|jem|je) (?=(?:a (?:todos|todas)|aos|às|um|uma|boas?|bom|feliz)(?!\p{L}))/iu,
    'Desejamos ',
  ],
  [/^(?:(?:en|ook|graag) ){0,2}wens (?=(?:al|alle|iedereen|onze)(?!\p{L}))/iu, 'We wensen '],
  [/^(?:(?:i|też|proszę) ){0,2}życz(?:cie|yć)? (?=(?:wszystkim|naszym|klientom)(?!\p{L}))/iu, 'Życzymy '],
]
/** Who wishes it, at its end; “from Friday” says when. */
const FROM =
  /,? (?:from|von|de la part de|de parte de|da parte di|da parte d[aoe]|van|od) (\p{Lu}\p{Ll}+(?: (?:and|&|und|et|y|e|en|i) (?:(?:the|dem|l[’']|el|il|o|het) ?)?(?:team|family|familie|équipe|equipo|squadra|equipa|zespół|zespołu|staff|crew|\p{Lu}\p{Ll}+))?)(?=[.!]|$)/u
export function withWish(sentence: string): string {
  const found = WISHES.find(([wish]) => wish.test(sentence))
  if (!found) return sentence
  const [wish, ours] = found
  return sentence
    .replace(wish, ours)
    .replace(FROM, (all, who: string) => (isWeekday(who.split(' ')[0] ?? '') ? all : ` – ${who}`))
}

/** “Give me 5 tips for …” asks for what it names. */
const GIVE =
  /^(?:(?:please|pls|can you|could you|bitte),? )?(?:(?:give|gimme|get)(?: me| us)?|gib (?:mir|uns)|donne(?:z)?[- ](?:moi|nous)|dame|danos|dammi|dacci|d[áa][- ]me|me d[êe]|geef (?:me|mij|ons)) (?=(?:\d{1,2}|three|four|five|six|seven|ten|drei|fünf|trois|cinq|tres|cinco|tre|cinque|três) )/iu
export const withoutGive = (text: string): string => text.replace(GIVE, '')

/** “Back to normal by Thursday hopefully”: a hope that stands last says so first, where nobody overhears it. */
const HOPE = /(^|[.!?\n] ?|, )([^.!?,\n]{6,80}?),? (hopefully|fingers crossed|hoffentlich)(?=\s*(?:[.!\n]|$))/giu
const PLAIN =
  /^(?:we|it|they|the|back|our|this|that|there|all|everything|normal|service|open|ready|done|should|will|then|more|new|wir|es|alles|wieder|ab)(?!\p{L})/iu
export const withHope = (text: string): string =>
  text.replace(HOPE, (all: string, lead: string, said: string, hope: string) => {
    if (!PLAIN.test(said)) return all
    return lead === ', '
      ? `${lead}${hope.toLowerCase()} ${said}`
      : `${lead}${upperFirst(hope.toLowerCase())} ${uncapitalized(said)}`
  })

/** “Myths about flossing for our Instagram, …”: where it is to be seen. */
const PLACE =
  '(?:insta(?:gram)?|ig|facebook|fb|linkedin|twitter|tiktok|youtube|threads|bluesky|stor(?:y|ies)|feed|grid|socials?|notice ?board|shop window|newsletter)'
const FOR_PLACE = new RegExp(
  `(?<=\\p{L}) (?:for|für|pour|para|per|voor) (?:our|the|my|unser(?:e[nr]?)?|notre|nuestr[oa]|el|il nostro|la nostra|o nosso|onze) (?:\\p{L}{3,20} (?:and|n|&|\\+|und|et|y|e) )?${PLACE}(?: (?:page|feed|account|story|post))?(?: (?:and|n|&|und|et|y|e) (?:(?:our|the|for|on) )?${PLACE})?(?:,? (?:please|pls|bitte|svp|porfa))?(?=\\s*(?:[,.:!\\n]|$))`,
  'giu',
)
/** “Für den Bildschirm im Laden: Abokiste erklären. …”: where it is to be seen, and what it is about. */
const ON_SCREEN =
  /^(?:für|for|pour|para|per|voor) (?:den|die|das|the|our|unseren?|l[’']|la|el|il|lo|o|a|de|het) ?(?:bildschirm|screen|monitor|tv|telly|fernseher|schaufenster|window|aushang|écran|pantalla|schermo|ecrã|etalage)(?: (?:im|am|in the|at the|in our|de|en|del|du|nel|no|in de) \p{L}+)?: ?(?=\p{L})/iu
const EXPLAIN = /^(\p{L}+(?: \p{L}+)?) (?:erklären|vorstellen|zeigen)[.:] (?=\p{L})/iu
export const withoutPlace = (text: string): string =>
  text
    .replace(FOR_PLACE, '')
    .replace(ON_SCREEN, '')
    .replace(EXPLAIN, (_, thing: string) => `${upperFirst(thing)}: `)

/** “Customer quote: “We stopped …””: what it is, which its marks say. */
const QUOTE_LABEL =
  /^(?:(?:customer|client|guest|member|user|patient|parent|happy) ){0,2}(?:quote|testimonial|review|feedback)\s*[:–-]\s*(?=["“„«])|^(?:kundenstimme|kundenzitat|zitat|témoignage(?: client)?|avis client|testimonio|reseña|testimonianza|recensione|testemunho|klantreactie|opinia(?: klienta)?)\s*[:–-]\s*(?=["“„«])/iu
/** “Quote from Maureen 67 ‘I haven’t laughed so much’”: who said it stands behind it. */
const QUOTE_FROM =
  /(^|[.!?\n] ?)(?:a )?(?:quote|testimonial|review) (?:from|by) (\p{Lu}[\p{L}’-]{1,20}(?: \p{Lu}[\p{L}.’-]{0,20})?)(,? \d{2})?[:,]? (["“'‘][^"“”‘\n]{5,200}["”'’])/giu
export const withoutLabel = (text: string): string =>
  text
    .replace(QUOTE_LABEL, '')
    .replace(
      QUOTE_FROM,
      (_, lead: string, who: string, age = '', said: string) =>
        `${lead}${said} - ${who}${age && `, ${age.replace(/\D/g, '')}`}`,
    )

/** “… never agree (and what to do about it)” goes on in its bracket. */
const GOES_ON_IN_BRACKETS =
  / \(((?:and|und|et|y|e|en|i) (?:what|how|why|where|when|who|was|wie|warum|wo|ce que|comment|pourquoi|qué|cómo|por qué|cosa|come|perché|o que|como|porquê|wat|hoe|waarom|co|jak) [^()]{3,60})\)/giu
export const withoutBrackets = (text: string): string => text.replace(GOES_ON_IN_BRACKETS, ', $1')
