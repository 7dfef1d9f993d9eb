// Sensitive matters: the writer's word or the lexicon's, whichever is graver.

import type { Doubt, Sensitive } from '#lib/composer/answer.ts'
import { mayBeFirstNamed } from '#lib/composer/builtin/reading/rules/refused.ts'
import type { Evidence, Piece, Text } from '#lib/composer/guard/evidence.ts'
import { isTradeTalk } from '#lib/composer/guard/matter/funerals.ts'
import { harmlessIn } from '#lib/composer/guard/matter/harmless.ts'
import { innocent, mattersIn } from '#lib/composer/guard/matters.ts'
import { doubt, hold, only, type Rule } from '#lib/composer/guard/rule.ts'
import { bareWords, keysOf, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { type GraveKind, graveKinds } from '#lib/composer/packs/pack.ts'
import { ownWords } from '#lib/composer/question.ts'
import { eachOf } from '#lib/words/each-of.ts'

const ORDER: readonly Sensitive[] = eachOf(
  'death layoffs recall outage apology legal politics minors health money confidential other none',
)
const AS_NOTICE = new Set<Sensitive>(['layoffs', 'death', 'recall', 'outage', 'apology'])
/** Something bad has happened; all else that is sensitive is only a subject. */
export const hasHappened = (kind: Sensitive): boolean => AS_NOTICE.has(kind)

/** What the words of a text touch, the gravest first; what a breach is called where there is no word for it. */
export function graveIn(told: string, lexicons: readonly Lexicon[]): GraveKind | undefined {
  const text = withoutIdioms(told, lexicons)
  const turned = mattersIn(text).map((matter): GraveKind => (matter === 'breach' ? 'other' : matter))
  return [...turned, ...wordsIn(text, lexicons)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0]
}

/** What a person reads: the matter by its own name. */
const topicOf = ({ publish, lexicons }: Evidence, kind: Sensitive): string => {
  const isBreach = publish.some(({ text }) => mattersIn(withoutIdioms(text, lexicons)).includes('breach'))
  return isBreach && ['other', 'outage', 'apology'].includes(kind) ? 'data_breach' : kind
}

const wordsIn = (text: string, lexicons: readonly Lexicon[]): GraveKind[] =>
  graveKinds.filter(kind =>
    kind === 'minors'
      ? isOfChild(text, lexicons) || (lexicons.some(({ grave }) => grave.minors.in(text)) && hasName(text, lexicons))
      : lexicons.some(({ grave }) => grave[kind].in(text)),
  )

/** “A tennis court” is no matter of law. */
const withoutIdioms = (text: string, lexicons: readonly Lexicon[]): string =>
  [
    ...[...lexicons.map(({ idiom }) => idiom), innocent]
      .flatMap(idiom => idiom.find(text))
      .filter(({ first }) => first >= 0),
    ...harmlessIn(text, lexicons),
  ].reduce((left, { start, end }) => left.slice(0, start) + '_'.repeat(end - start) + left.slice(end), text)

const NAMED_CHILD =
  /\p{Lu}\p{Ll}+(?: \((?:[1-9]|1[0-7])\)|, (?:[1-9]|1[0-7]), \p{Ll})|(?<!\p{L})(?:pupil|(?:our|my|his|her|their) (?:daughter|son)|toddler|[Ss]chüler(?:in)?|Tochter|Sohn|alumn[ao]|hij[ao]|élève|fille|fils|figli[ao]|filh[ao]|ucze(?:ń|nnica)|córka|syn) \p{Lu}\p{Ll}+/u
/** A class, a form, a junior team. */
const CLASSROOM = [
  /\byears? (?:[1-9]|1[0-3])\b(?!\s?(?:of|in|ago|old))/iu,
  /\b(?:grade (?:\d|1[0-2])\b|class \d\w?\b|kindergarten|nursery|preschool|U-?(?:[6-9]|1[0-7])s?\b|klasse \d|[a-g]-jugend|vorschul|kita\b|primaria|infantil|maternelle|CM[12]\b|CE[12]\b|classe \d|infantário|klas\p{L}{1,12} \d|przedszkol)|年生|年中|年長|الصف|روضة/iu,
]

/** Years of age, not of practice or of a promise: “2 años mínimo”, “5 Jahre Garantie”. */
const AGE =
  /\bage[ds]? (?:[1-9]|1[0-7])\b|\b(?:[1-9]|1[0-7])[\s-]?(?:years?[\s-]olds?\b|y\/?o\b|jahre alt|jährig)|[,(]\s?(?:de |d['’]|di |von |lat )?(?:[1-9]|1[0-7]) (?:jahre|años|ans|anni|anos|lat|latka)\b(?!\s(?:(?:de|di|d['’]|w|na|con|mit|als)\s?)?(?:m[ií]n|m[áa]x|exp|esper|erfahr|berufs|praxis|pr[áa]c|prakt|doświadcz|garan|gwaranc|antig|ancien))|(?:[1-9]|1[0-7])[歳才]/iu

const AGED = /(?:^|\s)(\p{Lu}\p{Ll}+),? (?:age|\(|de |d['’]|di |von )?\s?(?:[1-9]|1[0-7])(?!\d)/gu
const isAged = (text: string, lexicons: readonly Lexicon[]): boolean =>
  [...text.matchAll(AGED)].some(([, name = '']) => !lexicons.flatMap(calendarOf).includes(name.toLowerCase()))

/** A child whom readers could tell: an age beside a name, or a name behind “our pupil”. */
const isOfChild = (text: string, lexicons: readonly Lexicon[]): boolean =>
  (NAMED_CHILD.test(text) && !tellsScore(text)) ||
  (CLASSROOM.some(form => form.test(text)) && isPerson(text)) ||
  (AGE.test(text) && (hasName(text, lexicons) || isAged(text, lexicons)))

/** “Goals from Cathal Burke (2)”: how many, and not how old. */
export const tellsScore = (text: string): boolean => SCORES.test(text)
const SCORES =
  /(?<!\p{L})(?:goals?|goal ?scorers?|scored|scorers|hat[- ]?trick|tries|wickets|tore?|torsch\p{L}{2,12}|treffer|buts?|buteurs?|gol(?:es|s|i)?|goles|marcador\p{L}{0,3}|marcatori|doelpunt\p{L}{0,3}|bramk\p{L}{1,2}|målskytt\p{L}{0,3})(?!\p{L})/iu

/** A house of children, by what it says of itself. */
const OF_CHILDREN =
  /kindergarten|nursery|preschool|primary school|elementary school|daycare|playgroup|\bPTA\b|junior (?:team|club)|kita\b|grundschul|krippe|escuela infantil|guardería|colegio|école (?:maternelle|primaire)|crèche|asilo|scuola (?:elementare|primaria|dell['’]infanzia)|infantário|jardim de infância|creche|przedszkol|żłob|szkoła podstawowa|幼稚園|保育園|小学校|روضة|حضانة|مدرسة ابتدائية/iu

/** Of such a house any one person who is praised or named may be a child. */
const mayBeChild = (text: string, lines: string, lexicons: readonly Lexicon[]): boolean =>
  OF_CHILDREN.test(lines) &&
  (isPerson(text) ||
    hasName(text, lexicons, lines) ||
    /wygra|zdoby|gewonn|gewinn|ganó|ganad|gagn|vint|vinc|ganh|\bwon\b|winner|優勝|入賞|فاز/iu.test(text))

/** A word with a capital inside of a sentence that no calendar and no line of the brand has. */
function hasName(text: string, lexicons: readonly Lexicon[], lines = ''): boolean {
  // Every noun has one there.
  if (lexicons.some(({ pack }) => pack.code === 'de'))
    return lines === '' && /[\p{Ll}\p{N},;] \p{Lu}\p{Ll}+/u.test(text)
  const own = new Set([...keysOf(lines), ...lexicons.flatMap(calendarOf)])
  const words = tokensOf(text)
  return words.some(
    ({ kind, key, text: word }, at) =>
      kind === 'word' &&
      /[\p{L}\p{N},;]$/u.test(words[at - 1]?.text ?? '') &&
      /^\p{Lu}\p{Ll}+$/u.test(word) &&
      !own.has(key),
  )
}

const calendarOf = ({ months, weekdays, near, feasts }: Lexicon): string[] => [
  ...[months, weekdays, near, feasts].flatMap(words => [...words.keys()]),
  ...[...feasts.values()].flat().flatMap(({ keys }) => keys),
]

/** Two words with capitals in a row, of which neither is a place’s or a day’s. */
function isPerson(text: string): boolean {
  if (/さん|くん|ちゃん|君/.test(text)) return true
  const chunks = text.split(' ')
  return chunks.some((chunk, at) => {
    const first = chunk.split(/[\s(“"]/).at(-1) ?? ''
    const second = chunks[at + 1] ?? ''
    const isPlace = NAME.test(second) && PLACES.test(chunks[at + 2] ?? '')
    return NAME.test(first) && !NO_FIRST.has(first) && /^\p{Lu}\p{Ll}+(?:\P{L}|$)/u.test(second) && !isPlace
  })
}
const NAME = /^\p{Lu}\p{Ll}+$/u
const NO_FIRST = new Set(
  'The Our New Year Grade Class Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mr Mrs Ms Miss Frau Herr Herrn Señor Señora Don Doña Madame Monsieur Signor Signora Senhor Senhora Dona Pan Pani'.split(
    ' ',
  ),
)
const PLACES = /^(?:School|Hall|Park|Club|Street|Road|Lane)/

const graver = (a: Sensitive, b: Sensitive): Sensitive => (ORDER.indexOf(a) <= ORDER.indexOf(b) ? a : b)

const known = new WeakMap<Evidence, Sensitive>()

export function sensitiveOf(evidence: Evidence): Sensitive {
  const { publish, answer, lexicons } = evidence
  const text = publish.map(piece => piece.text).join('\n')
  const found = known.get(evidence) ?? graver(answer.sensitive, graveIn(text, lexicons) ?? 'none')
  known.set(evidence, found)
  return found
}

export const grave: Rule = evidence => {
  const { answer, texts, question, publish } = evidence
  const kind = sensitiveOf(evidence)
  const said = answer.sensitive
  const listed = byListAlone(evidence, kind)
  const named = answer.people.filter(
    ({ who, name }) => who === 'child' && texts.some(({ text }) => text.includes(name.split(' ')[0] ?? name)),
  )
  const children = named.filter(child => !isAllowed(evidence, child))
  const unasked = answer.people.filter(
    ({ who, agreed, name }) => who === 'customer' && !agreed && texts.some(({ text }) => text.includes(name)),
  )
  const solemn = hasHappened(said) || kind === 'death' || kind === 'layoffs' || kind === 'recall'
  const needed = solemn && publish.length > 0 && !(kind === 'death' && (isTradeTalk(evidence) || isInMemory(evidence)))
  const cta = needed ? texts.find(({ role, text }) => role === 'cta' && !hasPlace(text)) : undefined
  const isSlogan = (text: Text) =>
    holdsLine(text, question.brand.tagline) || (needed && text.role === 'closing' && !isPlain(evidence, text))
  const slogan = said === 'none' && !needed ? undefined : texts.find(isSlogan)
  return {
    faults: only([
      ...(needed ? formFault(evidence, kind) : []),
      cta && `sensitive ${kind}: no call to action in ${cta.at}`,
      slogan && `sensitive ${kind}: no slogan in ${slogan.at}`,
      ...children.map(({ name }) => `a child is named: leave “${name}” out`),
      ...texts
        .filter(text => isNearly(text.text, question.brand.tagline))
        .map(({ at }) => `slogan: ${at} is nearly the tagline; write it exactly or not at all`),
    ]),
    holds: only([
      kind !== 'none' && listed.length === 0 && hold('sensitive', topicOf(evidence, kind)),
      kind === 'none' && named.length > children.length && hold('sensitive', 'minors: a child is named'),
      kind === 'none' &&
        named.length === 0 &&
        mayBeChild(publish.map(({ text }) => text).join('\n'), ownWords(question.brand), evidence.lexicons) &&
        hold('sensitive', 'minors: who is named may be a child'),
      ...unasked.map(({ name }) => hold('consent', `the brief does not say that ${name} agreed`)),
    ]),
    doubts: listed,
  }
}

/** A parent said yes to the whole name, or to the first, and no other name of the child stands in the post. */
const isAllowed = ({ question, texts }: Evidence, { name, agreed }: Evidence['answer']['people'][number]): boolean =>
  agreed && (isFullyNamed(question.segments) || (mayBeFirstNamed(question.segments) && !hasSurname(texts, name)))
/** “his mam signed the form, full name and age are grand”. */
const isFullyNamed = (segments: readonly string[]): boolean => segments.some(text => FULL_NAME.test(text))
const FULL_NAME =
  /(?<!\p{L})(?:full|whole|voller|ganzer) names?(?: (?:and|und) (?:(?:his|her|the|das) )?(?:age|alter))? (?:is|are|ist|sind|geht|gehen) (?:both |all )?(?:fine|ok|okay|grand|allowed|in ordnung|erlaubt)(?!\p{L})|(?<!\p{L})(?:nom complet|nombre completo|nome completo|nome e cognome|volledige naam|pełne imię) (?:ok|okay|d['’]accord|autorisé|autorizado|va bene|mag|można)(?!\p{L})/iu
const hasSurname = (texts: readonly Text[], name: string): boolean =>
  name
    .split(' ')
    .slice(1)
    .some(last => texts.some(({ text }) => text.includes(last)))

/** A subject that only single words found: whether the post is about it a reader can tell. What has happened, and what a whole turn says, stays with a person. */
const SUBJECTS = ['health', 'minors', 'politics', 'money', 'legal'] as const

function byListAlone({ answer, publish, lexicons }: Evidence, found: Sensitive): Doubt[] {
  const kind = SUBJECTS.find(subject => subject === found)
  if (kind === undefined || answer.sensitive !== 'none') return []
  if (publish.some(({ text }) => mattersIn(withoutIdioms(text, lexicons)).length > 0)) return []
  // A child beside a name may be told by two pieces together.
  const piece = publish.find(({ text }) => graveIn(text, lexicons) === kind)?.text
  const about = piece ?? publish.map(({ text }) => text).join(' ')
  return [doubt(kind, about, hold('sensitive', kind))]
}

/** “Raised €1,840 for the hospice in memory of his nana”: what somebody did, and no notice of a death. */
function isInMemory({ answer, publish, lexicons }: Evidence): boolean {
  const text = publish.map(piece => piece.text).join('\n')
  return answer.sensitive !== 'death' && RAISES.test(text) && graveIn(text.replace(IN_MEMORY, ''), lexicons) !== 'death'
}
const RAISES =
  /(?<!\p{L})(?:raised?|raising|fundrais\p{L}{1,4}|sponsor\p{L}{0,4}|collected|gesammelt|récolté|recaudad[oa]|raccolt[oi]|angariad[oa])(?!\p{L})/iu
const IN_MEMORY = /(?<!\p{L})in (?:loving )?memory(?: of)?(?!\p{L})/giu

/** Who asks readers to come and remember tells an event; all else that is grave is a notice. */
function formFault({ answer, publish }: Evidence, kind: Sensitive): string[] {
  if (!('form' in answer && 'rows' in answer) || answer.form === 'notice') return []
  const isInvited = kind === 'death' && publish.some(({ text }) => REMEMBRANCE.test(text))
  return isInvited && answer.form === 'event' ? [] : [`sensitive ${kind}: the form is notice, not ${answer.form}`]
}
const REMEMBRANCE =
  /\bremembrance|\bmemorial (?:service|walk|run|concert|evening|gathering)|\bvigil\b|commemorat|gedenk(?:feier|stunde|konzert|lauf|gottesdienst)|homenaje|conmemora|commémorat|hommage|cérémonie du souvenir|commemorazione|homenagem|upamiętn|追悼(?:会|式)|慰霊祭|حفل تأبين/iu

const hasPlace = (text: string): boolean => /\d{3}|@|\.\p{L}{2,}|https?:/u.test(text)
const holdsLine = ({ text }: Piece, line: string): boolean =>
  bareWords(line) !== '' && bareWords(text).includes(bareWords(line))

/** Closing words of grave news stand in the brief. */
const isPlain = ({ said, lexicons }: Evidence, { content }: Piece): boolean =>
  content.every(word => said.holds(word) || POLITE.test(word) || lexicons.some(({ claims }) => claims.has(word)))
/** “No flowers, please.” */
const POLITE = /^(?:please|bitte|plait|favore|favor|graag|prosze|prosimy)$/

function isNearly(text: string, tagline: string): boolean {
  const [said, line] = [keysOf(text), keysOf(tagline)]
  if (line.length < 3 || bareWords(text).includes(bareWords(tagline))) return false
  const shared = line.filter(word => said.includes(word)).length
  return shared >= line.length - 1 && Math.abs(said.length - line.length) <= 1
}
