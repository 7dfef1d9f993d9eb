// What concerns one person and no reader: an illness, a child by full name and age, a number or address out of somebody's mail.

import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { whyIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import type { Told } from '#lib/composer/builtin/reading/sort.ts'
import { tellsScore } from '#lib/composer/guard/grave.ts'
import { type Phrases, phrases, wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'

/** Told of one person it is their own matter; of nobody it may be the trade's. */
const ILL: Phrases = phrases(
  'a stroke|heart attack|cancer|tumour|tumor|chemo*|leukaemia|leukemia|dementia|alzheimer*|parkinson*|autis*|asperger*|adhd|dyslexi*|epilep*|diabet*|down syndrome|downs syndrome|bipolar|depression|burnout|miscarriage|pregnant|in hospital|in the hospital|in intensive care|ill|not well|unwell|poorly|off sick|a fall|in rehab|diagnosed|broken hip|broken leg|broken arm|broken ankle|broke * hip|broke * leg|broke * arm|broke * ankle|an operation|had surgery|has surgery|having surgery|needs surgery|' +
    'schlaganfall|herzinfarkt|krebs|chemotherapie|demenz|legastheni*|depressionen|fehlgeburt|schwanger|im krankenhaus|im spital|krank|erkrankt|operiert|gestürzt|' +
    'ictus|infarto|quimio*|demencia|tdah|dislexi*|depresión|embarazada|en el hospital|ingresad*|enfermo|enferma|operad*|' +
    'avc|infarctus|tumeur|chimio*|démence|tdah|dyslexi*|enceinte|à l’hôpital|hospitalisé*|malade|opéré*|' +
    'tumore|demenza|dislessi*|epiless*|depressione|incinta|in ospedale|ricoverat*|malato|malata|operat*|' +
    'enfarte|cancro|tumor|demência|depressão|grávida|no hospital|internad*|doente|' +
    'udar*|zawał*|rak|raka|nowotw*|demencj*|autyzm*|dysleksj*|padaczk*|cukrzyc*|depresj*|w ciąży|w szpitalu|chory|chora|operacj*|' +
    'سرطان|جلطة|في المستشفى|مريض|مريضة|حامل|التوحد',
)
/** “a cancer nurse”: a trade. */
const TRADE = wordSet(
  'nurse* charit* clinic* care research ward doctor* specialist* group* support centre* center* unit coach* therapist* fund* walk run award*',
)
const PERSON = wordSet(
  'he she hes shes dad dads mum mums mom moms mam gran grandad granny grandpa grandma husband wife son daughter brother sister mother father mrs mr ' +
    'er sie papa vater mutter opa oma ehemann ehefrau sohn tochter bruder schwester frau herr herrn ella padre madre abuelo abuela marido hijo hija hermano hermana señora señor ' +
    'il elle père mère papi mamie mari fils fille frère sœur mme madame egli lei nonno nonna marito moglie figlio figlia fratello sorella signora signor ' +
    'ele ela pai mãe avô avó filho filha irmão irmã senhora senhor on ona tata dziadek babcia mąż żona syn córka brat siostra pan pani هو هي والدي والدتي أبي أمي زوجي زوجتي ابني ابنتي',
)
const IS = wordSet(
  'has had is isnt was wasnt have been be got hes shes dads mums moms suffers suffered hat hatte ist war liegt leidet tiene tuvo está estuvo padece sufre a eu est était souffre ha avuto è era soffre tem teve sofre ma miał miała jest był była choruje leży في مصاب مصابة عنده عندها broke with',
)
const [TO_VERB, TO_ILLNESS] = [3, 6]

/** “Dad had a stroke”, “elle est dyslexique”, “Antoni Wrębiak … ma zespół Aspergera”. */
function isHealth(text: string, tokens: readonly Token[]): boolean {
  if (UNSPACED.test(text) && OWN_HEALTH.test(text)) return true
  const found = ILL.find(text, tokens).filter(({ last }) => !TRADE.has(tokens[last + 1]?.key))
  return found.some(({ first, last }) => {
    const verb = tokens.findLastIndex(({ key }, at) => at <= last && at >= first - TO_ILLNESS && IS.has(key))
    return (
      verb >= 0 &&
      tokens
        .slice(Math.max(0, verb - TO_VERB), verb + 1)
        .some((_, nth) => isOne(tokens, Math.max(0, verb - TO_VERB) + nth))
    )
  })
}
const OWN_HEALTH =
  /(?:私|僕|父|母|祖父|祖母|じいちゃん|ばあちゃん|主人|妻|夫|息子|娘|彼|彼女)[のはがも].{0,12}(?:入院|手術|病気|癌|がん|脳梗塞|脳卒中|心筋梗塞|認知症|妊娠|うつ|発達障害|自閉症|骨折|膝|腰)/u

/** “Closed Friday because Anna is in hospital”, “closed Friday, Dad is ill”: what stands before the illness with a value of its own, and before whom it is. */
function beforeHealth({ text, literals }: Told): string {
  const clauses = clausesIn(text, literals)
  const ill = clauses.find(({ end }) => isHealth(text.slice(0, end), tokensOf(text.slice(0, end))))
  const why = whyIn(text.slice(0, ill?.end ?? 0))
  const head = withoutEnd(text.slice(0, why ?? ill?.start ?? 0), `${SPACES},;(–-`)
  const tokens = tokensOf(head).filter(({ start }) => !literals.some(one => start >= one.start && start < one.end))
  return literals.some(({ end }) => end <= head.length) && !tokens.some((_, at) => isOne(tokens, at)) ? head : ''
}

/** A word for one person, or the first name of a full one. */
const isOne = (tokens: readonly Token[], at: number): boolean =>
  PERSON.has(tokens[at]?.key) || isFullName(tokens, at) || isFullName(tokens, at - 1)

const NAME = /^\p{Lu}\p{Ll}+$/u
const isFullName = (tokens: readonly Token[], at: number): boolean => {
  const [first, second] = [tokens[at], tokens[at + 1]]
  return first !== undefined && second !== undefined && NAME.test(first.text) && NAME.test(second.text)
}

const YEARS = wordSet('years yrs yo jahre jährig* años añitos ans anni anos lat latka سنوات')
const NO_AGE = wordSet('in of at with experience from erfahrung im bei de di w na con mit avec da em')
const ONLY = wordSet('only just aged age nur solo seulement apenas tylko')
const ADULT = 18
const TO_AGE = 5

/** “Finlay Baxter hes only 9”, “Antoni Wrębiak, 7 lat”, “Ana Ruiz (9)”: whom readers could find. */
function namesChild(text: string, tokens: readonly Token[], own: string): boolean {
  if (/(?:くん|ちゃん|さん|君).{0,4}(?:[1-9]|1[0-7])[歳才]/u.test(text)) return true
  const isScore = tellsScore(text)
  return tokens.some((first, at) => {
    const second = tokens[at + 1]
    if (!second || !isFullName(tokens, at) || own.includes(text.slice(first.start, second.end))) return false
    const far = tokens.slice(at + 2, at + 2 + TO_AGE).findIndex(token => !isBetween(token))
    const age = tokens[at + 2 + far]
    return far >= 0 && age !== undefined && isAge(tokens, at + 2 + far, age, isScore)
  })
}

/** What may stand between a name and its age; the rest of a double name too. */
const isBetween = ({ kind, key, text }: Token): boolean =>
  kind === 'mark' || NAME.test(text) || ONLY.has(key) || COPULA.has(key)
const SCHOOL = wordSet(
  'grade class year school primary elementary klasse grundschule classe ecole curso colegio escuela scuola ano escola klasa',
)
const WHO_IS = wordSet('hes shes whos')
const COPULA = wordSet('hes shes is who whos ist est es ha tiene tem ma de d im')

function isAge(tokens: readonly Token[], at: number, { kind, key }: Token, isScore: boolean): boolean {
  if (kind !== 'number' || Number(key) < 1 || Number(key) >= ADULT) return false
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  if (before?.text === '(' && next?.text === ')') return !isScore
  // “Mia Sand, shes 8, in class 3”
  if (WHO_IS.has(before?.key) && (next === undefined || next.kind === 'mark')) return true
  // “Mia Sand, 9, grade 4”
  if (before?.text === ',' && next?.text === ',' && SCHOOL.has(after?.key)) return true
  if (ONLY.has(before?.key)) return next?.kind !== 'number' && next?.text !== '-'
  return YEARS.has(next?.key) && !NO_AGE.has(after?.key)
}

/** Where somebody's mail begins; “Date:” and “From:” are rows of news as well. */
const MAIL =
  /^(?:subject|betreff|asunto|objet|oggetto|assunto|temat|件名|الموضوع|fwd?|wg)\s*[:：]|^-{2,} ?(?:forwarded|weitergeleitet|original|mensaje|message)/i

/** A number or an address in a mail is whose mail it is; the brand's own may be told. */
const isContact = ({ literals }: Told): boolean => literals.some(({ kind }) => kind === 'phone' || kind === 'email')

/** What of a piece may be told beside one person's matter, and why the rest stays out: it is that, or nobody knows whether its number is for all. */
export function besidePersonal(
  one: Told,
  segments: readonly string[],
  own: string,
): { text: string; list: 'secret' | 'unsure' } | undefined {
  const tokens = tokensOf(one.text)
  // A reading may have left out the age alone.
  const whole = segments[one.n - 1] ?? ''
  const isNamed = tokens.some((_, at) => isFullName(tokens, at)) || UNSPACED.test(one.text)
  if (namesChild(one.text, tokens, own) || (isNamed && namesChild(whole, tokensOf(whole), own)))
    return { text: '', list: 'secret' }
  if (isHealth(one.text, tokens)) return { text: beforeHealth(one), list: 'secret' }
  const mail = segments.findIndex(segment => MAIL.test(segment))
  const isMailed = mail >= 0 && segments.length > 2 && one.n > mail + 1
  const isOwn = one.literals.every(({ kind, text }) => (kind !== 'phone' && kind !== 'email') || own.includes(text))
  return isMailed && isContact(one) && !isOwn ? { text: '', list: 'unsure' } : undefined
}
