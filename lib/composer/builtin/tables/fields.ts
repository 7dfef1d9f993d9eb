// “Name⇥Walt Brandvold”, “when: June 23”: rows of one thing with a label each. Readers see that a name is one and a day is one; what they cannot see keeps its label.
import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { registry } from '#lib/registry.ts'

/** Of each language the labels of what the thing is called, and those of when, where and who. */
const LABELS: Readonly<Partial<Record<string, readonly [names: string, others: string]>>> = registry({
  en: [
    'name|what|title|event|what is it|what’s on',
    'when|where|who|date|day|time|hours|place|venue|location|date and time|when and where',
  ],
  de: ['name|titel|was|veranstaltung|anlass', 'wann|wo|wer|datum|tag|uhrzeit|zeit|ort|treffpunkt|datum und uhrzeit'],
  fr: ['nom|titre|quoi|événement', 'quand|où|qui|date|jour|heure|horaire|horaires|lieu|adresse|date et heure'],
  es: ['nombre|título|qué|evento', 'cuándo|dónde|quién|fecha|día|hora|horario|lugar|dirección|fecha y hora'],
  it: ['nome|titolo|cosa|che cosa|evento', 'quando|dove|chi|data|giorno|ora|orario|luogo|data e ora'],
  pt: ['nome|título|o quê|o que|quê|evento', 'quando|onde|quem|data|dia|hora|horário|local|lugar|data e hora'],
  nl: ['naam|titel|wat|evenement', 'wanneer|waar|wie|datum|dag|tijd|tijdstip|plaats|locatie|plek|datum en tijd'],
  pl: [
    'nazwa|imię|imię i nazwisko|tytuł|co|wydarzenie',
    'kiedy|gdzie|kto|data|dzień|godzina|czas|miejsce|data i godzina',
  ],
  sv: ['namn|titel|vad|evenemang', 'när|var|vem|datum|dag|tid|plats'],
  ja: [
    '名前|氏名|お名前|題名|タイトル|内容|行事名|イベント名|催し',
    '日時|日程|日付|時間|場所|会場|いつ|どこで|だれ|集合場所',
  ],
})
const keysOf = (text: string): string =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key)
    .join(' ')
const listed = (list = ''): ReadonlySet<string> => new Set(list.split('|').map(keysOf))
type Known = { names: ReadonlySet<string>; others: ReadonlySet<string> }
const known = new Map<string, Known>(
  Object.entries(LABELS).map(([language, lists]) => [
    language,
    { names: listed(lists?.[0]), others: listed(lists?.[1]) },
  ]),
)

type Field = { at: number; one: Told; label: string; value: string; of: 'name' | 'other' | 'own'; isRow: boolean }

/** A price says itself that it is one; “entry: free” does not. */
const PRICES = listed('price|cost|preis|prix|precio|prezzo|preço|prijs|cena|pris|料金|参加費|値段')

/** Without labels that say nothing; what the thing is called stands above a picture, whatever was typed above it. */
export function withFields(question: Question, sorted: Sorted, isPicture: boolean): Sorted {
  const fields = fieldsIn(sorted)
  if (!isForm(fields)) return sorted
  const where = whereOf(question, sorted.language)
  const told = sorted.told.flatMap((one, at): Told[] => {
    const field = fields.find(each => each.at === at)
    if (!field) return isSaidAgain(one, fields) ? [] : [one]
    const text = field.of === 'own' ? `${field.label}${colonIn(sorted.language)}${field.value}` : field.value
    return [
      { ...one, text, literals: findLiterals(text, where), ...(field.of === 'name' && { isTopic: true as const }) },
    ]
  })
  const name = told.find(({ n, isTopic }) => isTopic && fields.some(({ one, of }) => of === 'name' && one.n === n))
  return { ...sorted, told: name && isPicture ? [name, ...told.filter(one => one !== name)] : told }
}

/** “Entrée : libre”, “持ち物：エプロン”. */
const colonIn = (language: string): string => (language === 'fr' ? ' : ' : language === 'ja' ? '：' : ': ')

function fieldsIn({ told, language }: Sorted): Field[] {
  const lists = [known.get(language), known.get('en')].filter(one => one !== undefined)
  return told.flatMap((one, at): Field[] => {
    const cells = one.text.split(' | ')
    const isRow = cells.length === 2
    const [label = '', value = ''] = isRow ? cells : (COLON.exec(one.text)?.slice(1) ?? [])
    if (value === '' || cells.length > 2) return []
    const key = keysOf(label)
    const is = (kind: keyof Known) => lists.some(list => list[kind].has(key))
    const isOther = is('others') || (PRICES.has(key) && /\d/.test(value))
    const of = is('names') ? 'name' : isOther ? 'other' : 'own'
    // What has a colon and no known label is a sentence.
    return isRow || of !== 'own' ? [{ at, one, label, value, of, isRow }] : []
  })
}
const COLON = /^([^:：]{1,24}?)\s?(?:[:：] |：|:(?=[\u3040-\u30ff\u4e00-\u9fff]))\s?(\S.*)$/su

/** Two labels that are known, or somebody’s name above other rows; “date | topic” over rows of a table is a head, and what comes twice is of two things. */
function isForm(fields: readonly Field[]): boolean {
  const labelled = fields.filter(({ of }) => of !== 'own')
  const keys = labelled.map(({ label }) => fold(label))
  if (new Set(keys).size < keys.length || fields.some(({ of, label }) => of === 'own' && /\d/.test(label))) return false
  const [first] = labelled
  const isPerson = first?.of === 'name' && first.isRow && NAME.test(first.value) && fields.length >= LEAST
  return labelled.length >= 2 || isPerson
}
const LEAST = 3
const NAME = /^\p{Lu}[\p{L}’'.-]*(?: (?:(?:de|da|di|van|von|der|la|el) )*\p{Lu}[\p{L}’'.-]*)+$/u

/** “Field Day page” above “what: Field Day”. */
function isSaidAgain({ text }: Told, fields: readonly Field[]): boolean {
  const words = new Set(keysOf(text).split(' '))
  const own = fields.find(({ of }) => of === 'name')?.value ?? ''
  const names = keysOf(own).split(' ')
  const isSpaced = own !== '' && !UNSPACED.test(own)
  return isSpaced && names.every(word => words.has(word)) && words.size <= names.length + 1
}
