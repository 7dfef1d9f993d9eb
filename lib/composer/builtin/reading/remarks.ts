// Remarks to whoever makes the post that stand inside of a sentence of news, or are all of a short one.

import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { withoutCommission } from '#lib/composer/builtin/reading/commission.ts'
import { FOR, isOfPage, OUTLETS, PLEASE, THINGS } from '#lib/composer/builtin/reading/orders.ts'
import type { Wish } from '#lib/composer/builtin/reading/wishes.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'

/** “Last slide ring us”: where it stands, then what is told there. */
const PLACE =
  /^(?:(?:and |und |y |et |e |i )?(?:the )?(?:last|first|final|end|closing|opening|title|next|letzte|erste|última|primera|dernière|première|ultima|prima|última|primeira|ostatni|pierwszy) (?:slide|card|page|frame|folie|seite|diapositiva|diapo|imagen|image|immagine|slajd)|am ende|at the end|slide \d|folie \d)\s*[:,–-]?\s+/iu

/** “Title: Restore a single table”, “under it: …”: which line of the picture it is. */
const LABEL =
  /^(?:(?:the )?(?:title|headline|heading|subtitle|sub-?heading|sub ?line|under (?:it|that)|underneath|below(?: it| that)?|small print|main text|text|wording|copy)|titel|überschrift|darunter|text|untertitel|título|titular|debajo|abajo|subtítulo|texto|titre|en dessous|sous-titre|texte|titolo|sotto|sottotitolo|testo|em baixo|legenda|tytuł|pod spodem|podtytuł|tekst) ?[:：] ?/iu
/** What stands behind the name of a line. */
export function labelledIn(text: string): Wish | undefined {
  const label = LABEL.exec(text)?.[0]
  const told = text.slice(label?.length).trim()
  return label && told !== '' ? { told: [told], left: [{ text: label.trim(), list: 'style' }] } : undefined
}

/** “[18/12, 21:14] Mags: …”, “07/02/2027, 18:22 - Kev: …”: who wrote it in a chat, and when. */
const STAMP =
  /^(?:\[\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\]|\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2} -) [^:]{1,40}: /iu
export const stampIn = (text: string): string => STAMP.exec(text)?.[0] ?? ''

/** What is said of a person's or a customer's leave: for whoever approves, not for readers. */
const LEAVE = [
  /(?<!\bwe )\b(?:said|says|is|are|was|were|she’s|he’s|they’re|she's|he's|they're) (?:ok|okay|fine|happy|cool|good) (?:to|with|for us to|for you to)\b/iu,
  /\b(?:agreed|gave|given|have|has|with) (?:to (?:be )?nam|us permission|permission|consent|their ok)/iu,
  /\b(?:said|says) (?:we|i) (?:can|could|may) (?:share|use|post|print|quote|tell)/iu,
  /\bok to (?:name|use|mention|share)/iu,
  /\b(?:can|may|allowed to) (?:be )?(?:named?|mention(?:ed)?|quoted?|use (?:his|her|their) name)\b/iu,
  /einverstanden|hat zugestimmt|haben zugestimmt|freigegeben|darf genannt|dürfen (?:wir )?(?:\p{L}{1,20} ?)?nennen/iu,
  /(?:está|están) de acuerdo|nos (?:da|dan|dio) permiso|(?:podemos|se puede) nombrar/iu,
  /(?:est|sont) d['’]accord (?:pour|avec)|a donné son accord|on peut (?:l[ea]s? )?(?:nommer|citer)/iu,
  /(?:è|sono) d['’]accordo|ha dato il permesso|possiamo (?:nominar|citar)/iu,
  /(?:autorizou|autorizaram|deu autorização)|podemos (?:citar|nomear)/iu,
  /zgodził\p{L}{0,4} się|wyraził\p{L}{0,4} zgodę|można (?:podać|wymienić)/iu,
  /許可(?:を得|済|もら)|了承済|掲載OK|وافق\p{L}{0,9} على/iu,
]
const SHORT = 12

/** A remark of its own is left out; where it stands in a sentence of news, somebody says what is for readers. */
export const leaveIn = (text: string): 'style' | 'unsure' | undefined =>
  !LEAVE.some(form => form.test(text)) ? undefined : text.split(/\s+/).length <= SHORT ? 'style' : 'unsure'

/** Where a remark of leave may begin inside of a sentence: behind a sign that parts, the last one before it. */
const PARTS = /[,;:(]|\s[-–—]\s|\p{Extended_Pictographic}/gu
const BEHIND = 6

/** “… with only 2 minors 🎉 she’s happy for us to post it”: the news before it. */
function beforeLeave(text: string): Wish | undefined {
  const found = LEAVE.map(form => form.exec(text)).find(match => match !== null)
  if (!found || text.slice(found.index + found[0].length).split(/\s+/).length > BEHIND) return undefined
  const mark = [...text.slice(0, found.index).matchAll(PARTS)].at(-1)
  if (!mark) return undefined
  const left = text.slice(mark.index + mark[0].length).trim()
  const last = tokensOf(text.slice(0, mark.index)).findLast(
    ({ kind, text: sign }) => kind !== 'mark' || /[.!?)”"]/.test(sign),
  )
  const told = text.slice(0, last?.end ?? 0)
  return /\d/.test(left) || told === '' ? undefined : { told: [told], left: [{ text: left, list: 'style' }] }
}

/** Arabic writes its “for” as one with the place. */
const FOR_OUTLET = wordSet('لشاشه لشاشتنا للشاشه لواجهه لواجهتنا للواجهه لموقعنا للموقع لنشرتنا للنشره للرابط لرابط')
const REACH = 6

/** “our year in numbers for the trustees + facebook”, “presentation for the TV in our window”: the first clause without it. */
function withoutOutlet(text: string): Wish | undefined {
  const tokens = tokensOf(text)
  const end = tokens.findIndex(({ kind, text: mark }) => kind === 'mark' && /[,:;.!?–—،؛؟、。]/.test(mark))
  const clause = end < 0 ? tokens : tokens.slice(0, end)
  const at = clause.findLastIndex(({ key }) => FOR.has(key) || FOR_OUTLET.has(key))
  const [from, tail] = [clause[at], clause.slice(at + 1)]
  if (!from || at === 0 || tail.length > REACH) return undefined
  if (!FOR_OUTLET.has(from.key) && !tail.some(({ key }) => OUTLETS.has(key))) return undefined
  if (tail.some(({ kind }) => kind === 'number')) return undefined
  const alone = at <= 2 && THINGS.has(clause[at - 1]?.key)
  const start = alone ? 0 : from.start
  const stop = clause.at(-1)?.end ?? from.end
  const told = [text.slice(0, start), text.slice(stop).replace(/^[\s,:;.!?–—،؛؟、。]+/, '')].map(each => each.trim())
  const filled = told.filter(Boolean)
  return filled.length === 0 ? undefined : { told: filled, left: [{ text: text.slice(start, stop), list: 'style' }] }
}

/** “…, everything on the seconds shelf $10, thank you slide w/ our names”: the news before the last clause. */
function beforePage(text: string): Wish | undefined {
  const clauses = clausesIn(text)
  const [before, last] = clauses.slice(-2)
  return before && last && isOfPage(tokensOf(last.text))
    ? { told: [text.slice(0, before.end)], left: [{ text: last.text, list: 'style' }] }
    : undefined
}

/** “Was kostet was bei uns, als Übersicht:”: in which form it is to be shown. */
const IN_FORM =
  /,? (?:als|as an?|en|como|come|in|jako) (?:übersicht|tabelle|grafik|liste|overview|table|chart|tableau|tabla|lista|tabella|gráfico|tabela|tabelka|wykres)(?: ?[:.](?=\s|$)|$)/iu
function withoutForm(text: string): Wish | undefined {
  const form = IN_FORM.exec(text)
  if (!form || form.index === 0) return undefined
  const told = [text.slice(0, form.index), text.slice(form.index + form[0].length).trim()].filter(Boolean)
  return { told, left: [{ text: form[0].replace(/^[, ]+/, ''), list: 'style' }] }
}

/** What of a sentence of news is a remark: its place, where it is shown, whose leave there is. */
export function remarkIn(text: string, isFirst: boolean): Wish | undefined {
  const place = PLACE.exec(text)?.[0]
  if (place) return { told: [text.slice(place.length)], left: [{ text: place.trim(), list: 'style' }] }
  return (
    beforeLeave(text) ??
    beforePage(text) ??
    (isFirst ? (withoutCommission(text) ?? withoutOutlet(text) ?? withoutForm(text)) : undefined)
  )
}

const DEGREE = wordSet('bit little kinda bisschen etwas eher poco algo peu plutot po piuttosto pouco troche شوي قليلا')
const MOODS = wordSet(
  'warm cosy cozy fun funny playful serious professional dignified calm quiet simple elegant festive summery wintry spooky cheerful classy cheesy salesy kitschy ' +
    'sommerlich winterlich herbstlich festlich kitschig lustig gemutlich seros schlicht ruhig elegant frohlich sachlich ' +
    'sobrio sobria elegante alegre cursi serio seria divertido divertida calido calida festivo festiva sencillo sencilla ' +
    'sobre elegant chaleureux chaleureuse festif festive serieux drole ' +
    'allegro allegra caldo calda natalizio spiritoso semplice divertente sobrio serio ' +
    'sobrio quente simples divertido divertida engracado acolhedor serio ' +
    'ciepło świątecznie wesoło elegancko poważnie skromnie prosto zabawnie رسمي مرح دافئ بسيط',
)
const SMALL = wordSet(
  'a an and or but not too no very more ein und aber nicht zu kein y pero no sin muy et mais pas sans un trop e ma non senza mas nao sem i ale nie bez و لكن',
)
const BUT = wordSet('but aber pero mais ma mas ale لكن')
const SHORT_MOOD = 8

/** “Bitte bisschen sommerlich aber nicht kitschig”, “sobria”, “cosy but no santas”: how it should feel, and nothing else. */
export function isMood(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark')
  const but = words.findIndex(({ key }) => BUT.has(key))
  const before = but < 0 ? words : words.slice(0, but)
  const asks = before.some(({ key }) => PLEASE.has(key)) && before.some(({ key }) => DEGREE.has(key))
  const isOfMood = ({ key }: Token) => MOODS.has(key) || DEGREE.has(key) || PLEASE.has(key) || SMALL.has(key)
  return (
    words.length <= SHORT_MOOD &&
    words.every(({ kind }) => kind === 'word') &&
    (before.every(isOfMood) ? before.some(({ key }) => MOODS.has(key)) : asks && but > 0)
  )
}
