// Words that whoever types dictates to the maker of a post: “Just say we’re sorry”, “ask them, tea or coffee?”, “…, put that at the end”.
import { quotesOf } from '#lib/composer/segments/quoted.ts'

type Span = { start: number; end: number }

const AND =
  '^(?:(?:and|so|then|also|but|oh|please|pls|und|dann|bitte|also|aber|y|et|e|i|en|och|por favor|svp|per favore|proszę),? ){0,3}'
const THEM = 'them|people|everyone|everybody|folks?|(?:your |our |the )?(?:readers|followers|customers|members|parents)'

/** What stands behind any of these is dictated. */
const LEADS = [
  // “Just say we’re sorry”; “Just say hello at the desk” asks readers.
  `${AND}(?:just|only|simply) say:? (?:that )?(?=(?:we|we['’]?re|we['’]?ve|they['’]?re|she['’]?s|he['’]s|there['’]?s|it['’]s(?! your)|sorry|thank|thanks)(?! sent)(?!\\p{L}))`,
  `${AND}say (?:that )?(?=(?:we['’]re|we are|we['’]ve|she['’]?s|hes|he['’]s|they['’]re|theyre) )`,
  `${AND}(?:sagt?|schreibt?) (?:bitte )?(?:einfach|nur)(?: nur)?: ?(?=\\S)`,
  `${AND}(?:(?:dis|dites|mets|mettez|écris|écrivez) (?:juste|simplement|seulement) (?:que |qu['’]|: ?)|(?:juste|simplement) dire )(?=\\p{L})`,
  `${AND}(?:di|decid|diga|digan|pon|poned) (?:solo|sólo|simplemente) que (?=\\p{L})`,
  `${AND}(?:di['’]?|dì|dite|scrivi|scrivete) (?:solo|soltanto|semplicemente) che (?=\\p{L})`,
  `${AND}(?:diz|diga|digam|põe|escreve|escrevam) (?:só|apenas) que (?=\\p{L})`,
  `${AND}(?:powiedz|napisz)(?:cie)? tylko,? że (?=\\p{L})`,
  `${AND}(?:zeg|schrijf) (?:gewoon|alleen): ?(?=\\p{L})`,
  `${AND}(?:säg|skriv) bara att (?=\\p{L})`,
  // What is said to those who ask is for all.
  `${AND}if (?:anyone|anybody|someone|somebody|people) asks?(?:[,:]| -)? (?=(?:you|we|we['’]re|it|its|it['’]s|there|there['’]?s|no|yes|they)(?!\\p{L}))`,
  `${AND}(?:(?:falls|wenn) (?:jemand|einer|wer) fragt: |si (?:quelqu['’]un|on) demande ?: |si alguien pregunta: |se qualcuno chiede: |se alguém (?:pergunta|perguntar): |jeśli ktoś (?:pyta|zapyta|spyta): |als iemand (?:het )?vraagt: |om någon frågar: )(?=\\S)`,
  '^(?:もし|万一)?(?:聞かれたら|質問されたら)、?(?=\\S)',
  // “Ask them what’s fresh” may be said of the staff.
  `${AND}(?:ask (?:people|everyone|everybody|readers|followers|customers)|frag(?:t|e)? alle|demandez? à tous|pregunta a todos|chiedi a tutti|pergunta a todos|zapytaj wszystkich|vraag iedereen|fråga alla) (?=(?:what|whats|which|who|how|where|when|why|was|wie|wo|wer|quel|qué|cuál|cómo|quale|cosa|come|qual|como|jak|co|wat|welke|vad|vilken)(?!\\p{L}))`,
  `${AND}(?:cta|call to action)(?: ?[:=–-])? (?=\\p{L})`,
  `${AND}(?:(?:end|finish|close|sign off) (?:it |this )?(?:with|on|w)|beende (?:es )?mit|termina(?:r)? con|(?:finis|termine) par|chiudi con|termina(?:r)? com|zakończ|eindig met|sluit af met|avsluta med): ?(?=\\S)`,
].map(pattern => new RegExp(pattern, 'iu'))

/** “ask them, 💙 or 💛 in comments”: a question, or two to choose from. */
const ASKED = new RegExp(
  `${AND}(?:ask (?:${THEM})|frag(?:t|e)? (?:sie|alle)|demandez?[- ]leur|preg[uú]ntales|chiedi (?:loro|a tutti)|pergunta(?:[- ]lhes| a todos)|vraag (?:ze|iedereen)|zapytaj (?:ich|wszystkich)|fråga (?:dem|alla))(?: ?[,:]| [–-]) ?(?=\\S)`,
  'iu',
)
const CHOICE =
  /\?|(?:^| )(?:or|oder|ou|o|of|czy|lub|eller) |^(?:what|which|who|how|where|when|why|was|wie|welche|quel|qué|cuál|quale|qual|jak|wat|welke)/iu

/** “…, put that at the end”, “we should say it also”: what stands before it is to be told. */
const DEMANDS = new RegExp(
  `[,;.–-] (?:(?:and|so|please|pls) )*(?:${[
    '(?:put|stick|pop) (?:that|this) (?:(?:in|on|at|to|as|also|well|too|the|very|end|top|first|last|please|pls) ?)+',
    '(?:mention|add|include) (?:that|this)(?: (?:too|also|as well|at the end|please|pls))*',
    '(?:we|you) (?:should|must|have to|need to|ought to) (?:say|mention|tell) (?:it|that|this)(?: (?:too|also|as well))?(?:, [^,.]{3,40})?',
    'das (?:bitte )?(?:auch |noch )*(?:mit rein|dazuschreiben|reinschreiben|erwähnen|ans ende)',
    '(?:mets|mettez|dis|dites)[- ](?:le|ça) (?:aussi|à la fin)|(?:ponlo|dilo) (?:también|al final)|(?:mettilo|dillo|scrivilo) (?:anche|alla fine)',
    '(?:põe|mete|diz|escreve) isso (?:também|no fim|no final)|(?:dodaj|napisz) to (?:też|na końcu)|(?:zet|schrijf) dat er(?: ook)? bij|skriv det (?:också|i slutet)',
  ].join('|')})[.! ]*$`,
  'iu',
)
const OPENS = /^(?:(?:and|oh|ok|okay),? )*(?:(?:the )?(?:second|another|other|last|one more) thing[,:]? )?/iu
const LEAST_WORDS = 3

/** “… so people aren’t scared”: why it is said is for nobody else. */
const SO_THAT =
  /,? so (?:that )?(?:people|folks?|they|everyone|everybody|nobody|no ?one) (?:aren['’]?t|are not|isn['’]?t|don['’]?t|do not|doesn['’]?t|can|won['’]?t|knows?|feels?|comes?|understands?|worr(?:y|ies)|panics?|thinks?|gets?|turns?) /iu

const QUOTED = [
  /^(?:(?:最後|見出し|タイトル|文字|文言|コピー)(?:に|は)?[、 ]?)?「([^」]{2,})」(?:と|って|を|で)?(?:入れて|書いて|載せて|添えて|締めて|お願い)[^」]{0,12}[。！]?$/u,
  /^(.{4,}[^」、])(?:って|と)(?:だけ)?(?:入れて|書いて|載せて|添えて)(?:おいて)?(?:ください|下さい|ほしいです|ね)[。！]?$/u,
  // 「最後に皆さんのコツも教えてくださいと」
  /^最後(?:に|は)、?(?:一言)?(.{2,}(?:ください|下さい|ませ|ます|です|どうぞ|ね))(?:と|って)[。！]?$/u,
  /^(?:also |just |und |then |bitte ){0,2}(?:schreibt? (?:einfach|nur)|(?:just|only) (?:say|write|put)) ["“„«']([^"”“»']{3,})["”“»'][.!]?$/iu,
]

/** From where to where the words stand that are to be written; the rest of their piece is an order. */
export function dictatedIn(text: string): Span | undefined {
  const words = QUOTED.map(pattern => pattern.exec(text)?.[1]).find(found => found !== undefined)
  if (words !== undefined) return { start: text.indexOf(words), end: text.indexOf(words) + words.length }
  const lead = dictationIn(text)
  const end = lead > 0 ? text.slice(lead).search(SO_THAT) : -1
  if (lead > 0) return { start: lead, end: end < 0 ? text.length : lead + end }
  return demandedIn(text)
}

/** How long the order is that leads to them. */
function dictationIn(text: string): number {
  const asked = ASKED.exec(text)?.[0].length ?? 0
  if (asked > 0 && CHOICE.test(text.slice(asked))) return asked
  return LEADS.reduce<number>((found, pattern) => found || (pattern.exec(text)?.[0].length ?? 0), 0)
}

function demandedIn(text: string): Span | undefined {
  const end = text.search(DEMANDS)
  const start = OPENS.exec(text)?.[0].length ?? 0
  return end > start && text.slice(start, end).trim().split(' ').length >= LEAST_WORDS ? { start, end } : undefined
}

/** “legal says we can’t name them, say “a hospital in the west””: what stands in the place of a name that is not told. */
export function insteadIn(text: string): Span | undefined {
  const said = quotesOf(text).findLast(({ start }) => CALLED.test(text.slice(0, start)))
  return said && /[^.!?]$/u.test(text.slice(said.start + 1, said.end - 1))
    ? { start: said.start + 1, end: said.end - 1 }
    : undefined
}
const CALLED =
  /(?:^|[ ,;–-])(?:say|call (?:them|him|her|it)|write|put|use|schreibt?(?: einfach| nur)?|nennt? (?:sie|ihn|es)|dis|dites|mets|di|pon|diz|põe|scrivi|metti|napisz|zeg|schrijf|noem (?:ze|hem|haar)|skriv) $/iu

/** “Signed Ana”: the name alone signs; “Signed copies” are none. */
export const signedIn = (text: string): number => SIGNED.exec(text)?.[0].length ?? 0
const SIGNED =
  /^(?:[Ss]igned|[Ss]ign it|[Ss]ign off as|[Gg]ezeichnet|[Gg]ez\.|[Ss]igné|[Ff]irmado|[Ff]irmato|[Aa]ssinado|[Pp]odpisano|[Gg]etekend|[Uu]ndertecknat),?:? (?=\p{Lu}[\p{L}’'-]+(?: (?:&|and|und|et|y|e|i|en|och) (?:the team|the gang|\p{Lu}[\p{L}’'-]+))?[.!]?$)/u
