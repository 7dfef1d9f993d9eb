// What a kind of post is ordered about stands in place of the order: of “can we get a carousel on shovelling” readers see “Shovelling”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { SMALL } from '#lib/composer/builtin/reading/leads.ts'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'
import { GREETED, GREETS } from '#lib/composer/builtin/reading/ordered/greets.ts'
import { LOOKS, OUTLETS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { ASKS, MAKES, WANTS } from '#lib/composer/builtin/reading/ordered/verbs.ts'
import { KIND, MADE, POLITE } from '#lib/composer/builtin/tidy/kinds/names.ts'
import { perSentence } from '#lib/composer/builtin/tidy/sentences.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'

/** What links it with its matter. */
const ABOUT =
  'about|on|of|showing|announcing|advertising|promoting|inviting (?:people|everyone|everybody|folk|families|members|customers|neighbours|visitors) (?:along )?to|explaining|covering|telling|introducing|comparing|to explain|to show|to introduce|that (?:shows|explains|covers|goes through|tells)|über|zum?|zur|von|vom|(?:die|das) (?:zeigt|erklärt)|sobre|del?|para (?:explicar|presentar|mostrar|apresentar)|que (?:explique|muestre|mostre)|sur|du|des|pour (?:expliquer|présenter|montrer)|su|sul|sulla|sulle|sui|sugli|sullo|di|dei|della|delle|per (?:spiegare|presentare|mostrare)|che (?:spiega|mostra)|do|da|dos|das|over|van|om|på'
/** “Video breve dove …”: a word that asks begins the title. */
const BRIEF = '(?:breve|cort[oa]|court|courte|curt[oa])'
const ASKING_WORD =
  '(?:how|where|why|what|when|wie|wo|warum|wann|was|come|dove|perché|quando|cosa|cómo|dónde|por qué|cuándo|comment|où|pourquoi|como|onde|hoe|waar|waarom|wanneer|jak|gdzie|dlaczego)'
/** “Une vidéo pour expliquer comment …”: what is for sale explains nothing. */
const TO_SHOW = /^(?:to|para|pour|per) (?=\p{L}{4})|^(?:that|que|che) (?:explains|explique|spiega)/iu
/** With these it says as often how it is to look, or for whom it is. */
const BESIDE = 'with|mit|con|avec|com|met|med'
const FOR = 'for|für|para|pour|per|voor|för'
/** “… that people can swipe through, explaining …” */
const THROUGH =
  '(?: (?:(?:that|which|where) (?:people|you|they|we) (?:can )?(?:swipe|flick|scroll|click)(?: through)?,?|to swipe(?: through)?|zum (?:durch)?(?:wischen|blättern|swipen|klicken)|para (?:deslizar|pasar)|à faire défiler|da (?:scorrere|sfogliare)|om door te (?:swipen|bladeren)))?'
const ORDERED = new RegExp(
  `(?<!\\p{L})(?:(${KIND})|${MADE})(?: ${BRIEF})?${THROUGH}(?:,? (${POLITE}))?(?: (${ABOUT}|(${BESIDE})|(${FOR}))| ?(:)|(,?)(?= ${ASKING_WORD} )) (?=[\\p{L}\\d«"“„])`,
  'iu',
)
/** It stands among so many first letters, behind no more words that tell something. */
const [DEEPEST, PREAMBLE] = [90, 9]

const ASKING = wordSet(
  'so and then ok please pls after im re re get have put together knock up something short quick little simple nice kurz* klein* schon* einfach* pequen* breve corto corta sencill* petit* court* simple piccol* curt* kort* leuk* krotk* prost* enkel* gustaria gostava gostaria aimerait aimerais voudrait hatten jemand a podriais',
)
const NEWS = wordSet(
  'our my the this that new latest last unser* mein* der die das neu* nuestr* el nuev* notre le la nostr* il noss* onze nasz*',
)

const asks = ({ key }: Token): boolean => ASKS.has(key) || WANTS.has(key) || MAKES.has(key)
const isOrdering = (token: Token): boolean =>
  token.kind === 'mark' ||
  token.kind === 'number' ||
  asks(token) ||
  [SMALL, GREETS, GREETED, LOOKS, ASKING].some(words => words.has(token.key))

/** Whether what stands before a kind of post orders it. */
function orders(before: string, isKind: boolean): boolean {
  const tokens = tokensOf(before)
  const last = tokens.at(-1)
  if (NEWS.has(last?.key)) return false
  const from = tokens.findLastIndex(token => !isOrdering(token)) + 1
  const own = tokens.slice(from)
  const isAsked = own.some(asks)
  const preamble = tokens.slice(0, from)
  if (preamble.length === 0) return isAsked || isKind
  return isAsked && preamble.length <= PREAMBLE && !preamble.some(({ kind }) => kind === 'number')
}

/** Of an order, as far as it goes, what it is about. */
const ENDS =
  /[.!?:;,\n]|\s[–—-]\s| (?:because|cos|coz|since|as (?:people|everyone|we)|weil|da (?:wir|alle)|porque|parce qu|car|perché|omdat|eftersom|bo|ponieważ|so (?:that )?(?:\p{L}+ ){1,2}(?:can|could|know|see|understand|stop|don['’]?t)) /iu
const REASON = /^,? (?:because|cos|coz|since|as|weil|da|porque|parce|car|perché|omdat|eftersom|bo|ponieważ) [^.!?\n]*/iu
/** “… so groups can show it at their meeting: …”, “…, per le scuole che ci chiedono sempre perché …”. */
const SO_THAT = /^ so (?:that )?(?:\p{L}+ ){1,2}(?:can|could|know|see|understand|stop|don['’]?t) [^.!?:\n]*/iu
const WHO_ASK = new RegExp(
  `^,? (?:${FOR}) [^.,!?:\\n]{3,60} (?:who|that|die|que|qui|che|wie) (?=[^.!?:\\n]*(?:ask|frag|demand|pregunt|chied|pergunt|vragen|pyta))[^.!?:\\n]*`,
  'iu',
)
const READERS =
  '(?:(?:our|the|all|my|unsere|die|alle|nuestros|los|nos|les|nostri|i|nossos|os|onze|de) )?(?:(?:new|young|old|neuen?|nuevos|nouveaux|nuovi|novos|nieuwe|nya) )?(?:parents|customers|clients|members|followers|readers|people|everyone|eltern|kunden|mitglieder|alle|padres|clientes|socios|genitori|clienti|soci|pais|sócios|ouders|klanten|leden|kunder|föräldrar)(?: (?:nuevos|nuovi|novos))?'
const FOR_WHOM = new RegExp(`,? (?:to|zu|a|à|aan|${FOR}) ${READERS}$`, 'iu')
/** “…, about 30 seconds, for new customers”: how long it is, and for whom. */
const HOW_LONG =
  '(?:(?:about|around|max\\.?|maximum|under|ca\\.?|circa|etwa|rund|höchstens|unos|unas|environ|cerca de|ongeveer|około) )?\\d{1,3}[- ]?(?:s|secs?|seconds?|sek|sekunden|segundos|secondes|secondi|seconden|sekund|min|mins|minutes?|minuten?|minutos?|minuti|slides|folien)(?: (?:long|max|lang|máximo|maximum|massimo))?'
const LONG_FOR = new RegExp(`^(?:,? (?:${HOW_LONG}|(?:${FOR}|dla) ${READERS})){1,3}(?=[.!:\\n]|$)`, 'iu')
/** “I’d like a slideshow on our open day to be made”: German and Dutch have the verb of an order behind what it is about. */
const [MODAL, VERB] = [
  /(?<!\p{L})(?:möcht\p{L}{1,3}|woll\p{L}{1,3}|will|würd\p{L}{1,3}|kann(?:st)?|könn\p{L}{1,4}|soll\p{L}{0,4}|lass(?:t|en)? uns|wil(?:len)?|kun(?:nen)?|kan|zou(?:den)?|moet(?:en)?)(?!\p{L})/iu,
  / (?:machen|erstellen|basteln|bauen|posten|haben|gestalten|bekommen|kriegen|maken|hebben|plaatsen)$/iu,
]
const PLEASE_NOW = new RegExp(`^,? ${POLITE}(?=[.!:\n]|$)`, 'iu')
const COURTESY = new RegExp(`,? ${POLITE}$`, 'iu')
const [LEAST, MOST] = [4, 90]
/** It only points at something, is how long it is, or what is to be seen and heard of it. */
const NO_TOPIC =
  /^(?:it|this|that|these|them|us|me|you|which|something|the (?:following|attached)|das|dies|es|uns|folgende[mn]?|esto|eso|ça|cela|questo|isto|dit)(?!\p{L})|^\d+ ?(?:s|sec|seconds?|sek|sekunden|segundos?|secondes?|secondi)(?!\p{L})|^(?:https?:|www\.)|^[a-z\d.-]{3,60}\/|(?<!\p{L})(?:photos?|pics?|pictures?|images?|logos?|music|colou?rs?|letters|text|font|background|voice ?over|slides|frames|fotos?|bilder?|musik|farben?|schrift|imágenes|música|colores|musique|couleurs|immagini|musica|colori|imagens|cores|muziek|kleuren|visitenkarte|visita|visite|fidélité|cumpleaños)(?!\p{L})/iu
const NAMED =
  /^(?:the|our|my|de[nmr]|die|unser\p{L}{0,2}|las?|los|el|nuestr[oa]s?|les?|notre|nos|il|gli|i|nostr[oaie]|os|as|noss[oa]s?|onze|het|vår[at]?|våra)(?= )/iu
/** “(a card for) our new bar”. */
const OURS_NEW =
  /^(?:our|my|the|unser\p{L}{0,2}|nuestr[oa]s?|notre|nos|(?:il |la )?nostr[oa]|(?:o |a )?noss[oa]s?|onze) (?:brand )?(?:new|neu\p{L}{0,2}|nuev[oa]s?|nouve\p{L}{1,4}|nuov[oai]|nov[oa]s?|nieuwe) /iu

/** “Card please for National Volunteer Week”. */
const NAMED_DAY = /^\p{Lu}\p{L}+ (?:\p{L}+ )?\p{Lu}/u

/** Whether what it is linked to names what it is about. */
function isTopic(named: string, isBeside: boolean, isFor: boolean): boolean {
  const leads = isFor ? OURS_NEW : isBeside ? NAMED : undefined
  const isLong = named.length >= LEAST && named.length <= MOST
  return (
    isLong &&
    (!leads || leads.test(named)) &&
    !NO_TOPIC.test(named) &&
    !tokensOf(named).some(({ key }) => OUTLETS.has(key))
  )
}

/** “…, for the YouTube page”: where it is to be seen. */
const TO_BE_SEEN = new RegExp(
  `^,? (?:on|auf|en|sur|su|no|op|${FOR}) (?:(?:the|our|my|die|den|das|unsere[nr]?|la|el|le|il|o|a|onze|de) )?(?:youtube|instagram|insta|facebook|linkedin|tiktok|website|web ?site|page|seite|página|pagina|site)(?: (?:page|channel|feed|kanal|seite))?(?=[.!\\n]|$)`,
  'iu',
)
/** A request that ends in a sign of asking asks the maker. */
const ASKING_TITLE =
  /^(?:what|how|why|when|where|who|which|is|are|do|does|can|was|wie|warum|wann|wo|wer|qué|cómo|por qué|cuándo|quand|comment|pourquoi|que|cosa|come|perché|quando|wat|hoe|waarom|vad|hur|varför)(?!\p{L})/iu

/** “…, in four steps.” is of the title. */
const ADDED =
  /^, (?:in|with|from|for|by|mit|von|für|en|de|con|para|avec|pour|par|da|per|di|com|em|met|van|voor|med|från) [^.,!?:\n]{3,32}[.:\n]/iu

/** Its title, and what follows it: a reason that is none of the news goes with the order. */
function entitled(sentence: string, language: string): string {
  const [all = '', kind, polite, link = '', beside, whom, colon, asked] = ORDERED.exec(sentence) ?? []
  const at = sentence.indexOf(all)
  if (
    all === '' ||
    at > DEEPEST ||
    !orders(sentence.slice(0, at), [kind, polite, asked].some(one => one !== undefined) || TO_SHOW.test(link))
  )
    return sentence
  const behind = sentence.slice(at + all.length)
  const found = behind.search(ENDS)
  const end = found < 0 ? behind.length : found
  const clause = behind.slice(0, end).trim()
  const matter = MODAL.test(sentence.slice(0, at)) ? clause.replace(VERB, '') : clause
  const named = matter.replace(COURTESY, '').replace(FOR_WHOM, '')
  // “carousel: cut side down, paper bag after that” has its first point there, and no title.
  const isTitle = colon === undefined || (kind !== undefined && /^[.:\n]/.test(behind.slice(end)))
  if (!isTitle || !isTopic(named, beside !== undefined, whom !== undefined && !NAMED_DAY.test(named))) return sentence
  const rest = behind
    .slice(end)
    .replace(REASON, '')
    .replace(SO_THAT, '')
    .replace(WHO_ASK, '')
    .replace(PLEASE_NOW, '')
    .replace(TO_BE_SEEN, '')
    .replace(LONG_FOR, '')
    .replace(/^\?(?=$|\s)/, ASKING_TITLE.test(named) ? '?' : '.')
  const title = upperFirst(asNamed(named, `${link} `, language))
  if (ADDED.test(rest)) return title + rest
  return title + (/^,\s/.test(rest) ? `. ${upperFirst(rest.slice(1).trimStart())}` : rest || '.')
}

/** “It goes: wait until …”, “Steps: 1. …”, behind a title: what follows says so. */
const GOES =
  /(?<=[.!?:\n] ?)(?:it goes(?: like this)?|it['’]?s like this|here goes|in (?:this )?order|(?:the )?steps(?: are)?|(?:die )?schritte|der reihe nach|(?:los )?pasos|por orden|en orden|(?:les )?étapes|dans l[’']ordre|(?:i )?passi|(?:os )?passos|(?:de )?stappen)\s?:(?: +(?=[\p{L}\d])|(?=\s*\n))/giu

/** “Infographic, firewood. …”, “Richtig anheizen, als Grafik. …”, “pricing as a picture. …”: no more than the title and what it is to be. */
const KIND_FIRST = new RegExp(`^(?:an? |eine? |une? |una )?(?:${KIND}), (\\p{L}[^.,:!?\\n]{2,30})[.:] (?=\\S)`, 'iu')
const KIND_LAST =
  /^(\p{L}[^.,:!?\n]{3,50}),? (?:as an?|als(?: eine?)?|en|come|como|em|jako|sous forme d['’]) ?(?:picture|graphic|infographic|chart|infografik|grafik|schaubild|infographie|infografía|gráfic[oa]|grafica|infografica|infográfico|afbeelding|infografika|grafika)[.:!] (?=\S)/iu
/** “A little meet the team thing, because …”. */
const THING =
  /^(?:an? |one |another )?(?:little|wee|short|quick|small) ((?:meet|who|how|what|why|thank|welcome|get to know)[^.,:!?\n]{3,40}?) (?:thing|thingy|post|one)(?:,? (?:because|cos|as|since) [^.!?\n]{3,160})?[.,:!?](?= |\n|$)/iu
/** “I’d love one of those ones you swipe through, for people with a new puppy, …”: whom it speaks to is its title where nothing else is. */
const FOR_WHOSE = new RegExp(
  `^[^.,:!?\\n]{0,40}(?:${KIND}|${MADE}), ((?:${FOR}) (?:people|anyone|everyone|those|leute|alle|gente|quien|ceux|chi|persone|quem|mensen|iedereen) (?:\\p{L}+ )?(?:with|who|that|whose|going|looking|mit|die|que|qui|avec|con|che|com|met) [^.,:!?\\n]{3,40})[,.] (?=\\S)`,
  'iu',
)
const ordersNothing = (title: string): boolean =>
  !NO_TOPIC.test(title) &&
  !/[\d]/u.test(title) &&
  !tokensOf(title).some(one => asks(one) || LOOKS.has(one.key) || ASKING.has(one.key))
const besideKind = (text: string): string =>
  [KIND_FIRST, KIND_LAST, THING].reduce(
    (said, kind) => said.replace(kind, (all, title: string) => (ordersNothing(title) ? `${upperFirst(title)}. ` : all)),
    text.replace(FOR_WHOSE, (_, title: string) => `${upperFirst(title)}. `),
  )

/** Polish bends what stands behind its links, and no question of its own: “Krótki filmik jak wypożyczyć e-booka, bo …”. */
const ASKED_IN_POLISH = new RegExp(
  `(?<!\\p{L})(?:${KIND}|${MADE}|infografika|karuzela|rolka|post),? (?=(?:jak|gdzie|dlaczego|kiedy) )`,
  'iu',
)

export const withTopics = (text: string, language: string): string =>
  perSentence(besideKind(text), sentence =>
    language === 'pl' && !ASKED_IN_POLISH.test(sentence) ? sentence : entitled(sentence, language),
  ).replace(GOES, '')
