import { type Piece, unaddressed } from '#lib/composer/angles/abroad/pieces.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'

type Words = Record<string, RegExp>

const HIRING: Words = {
  de: /\b(?:wir suchen|suchen wir|wir stellen ein|gesucht|stellenangebot|bewerb\w+|m\/w\/d)\b/i,
  es: /\b(?:buscamos|contratamos|se busca|vacante|oferta de empleo)\b/i,
  fr: /\b(?:(?:on|nous) (?:recrut|cherch|embauch)\w+|recrute|offre d’emploi|cdi|cdd)\b/i,
  pt: /\b(?:procuramos|contratamos|estamos contratando|contrata-se|vaga (?:de|para))\b/i,
  it: /\b(?:cerchiamo|assumiamo|cercasi)\b/i,
  ja: /募集|採用|求人/,
  nl: /\b(?:wij? zoeken|we zoeken|zoeken wij?|vacature|gezocht)\b/i,
  pl: /(?:szukamy|poszukujemy|zatrudnimy|zatrudniamy|oferta pracy)/i,
  sv: /\b(?:vi söker|sökes|vi anställer|rekryterar)\b/i,
  tr: /(?:arıyoruz|aranıyor|iş ilanı)/i,
  ru: /(?:ищем|требуется|вакансия|приглашаем на работу)/i,
  zh: /招聘|诚聘|招募|招人/,
  ko: /채용|모집|구합니다/,
}
const ROLE: Words = {
  de: /(?:wir suchen|suchen wir|wir stellen ein:?|gesucht:?)(?: ab sofort)?(?: (?:eine?n?|dich als|noch))?\s+(.{3,44}?)(?=,| in | für | zum | ab |$)/iu,
  es: /(?:buscamos|contratamos|se busca|vacante(?: de)?:?)\s+(?:un |una |a )?(.{3,44}?)(?=,| en | para | desde |$)/iu,
  fr: /(?:recrut\w+|cherch\w+|embauch\w+)\s+(?:un·e |une? )?(.{3,44}?)(?=,| à | pour | en |$)/iu,
  pt: /(?:procuramos|contratamos|contratando|contrata-se|vaga (?:de|para))\s+(?:uma? )?(.{3,44}?)(?=,| em | para | no | na |$)/iu,
  it: /(?:cerchiamo|assumiamo|cercasi)\s+(?:una? )?(.{3,44}?)(?=,| a | per | in |$)/iu,
  ja: /^(.{2,20}?)(?:を?(?:募集|採用))/u,
  nl: /(?:wij? zoeken|we zoeken|zoeken wij?|vacature:?|gezocht:?)\s+(?:een |nog een |per direct een )?(.{3,44}?)(?=[,.]| voor | in | met | die | vanaf |$)/iu,
  pl: /(?:poszukujemy|szukamy|zatrudnimy|zatrudniamy)\s+(.{3,44}?)(?=,|\.\s\p{Lu}\p{Ll}|\.$| do | na | w | z | od |$)/iu,
  sv: /(?:vi söker|vi anställer|rekryterar)\s+(?:en |ett )?(.{3,44}?)(?=[,.]| till | i | på | med | från |$)/iu,
  tr: /^(.{3,44}?)\s+(?:arıyoruz|aranıyor)/iu,
  ru: /(?:ищем|требуется|вакансия:?)\s+(.{3,44}?)(?=[,.]| в | на | с | для |$)/iu,
  zh: /(?:招聘|诚聘|招募)\s?(.{2,14}?)(?=[，,。、；;\s]|$)/u,
  ko: /^(?:.*[,.]\s)?(.{2,18}?)(?:을|를)?\s?(?:채용|모집|구합니다)/u,
}
const PLACE: Words = {
  de: / in (?!Teilzeit|Vollzeit|Ausbildung|Festanstellung|Kürze|Zukunft)(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  es: / en (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  fr: / à (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  pt: /(?:^| )em (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/iu,
  it: / a (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  nl: / in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
  sv: / i (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u,
}
const TROUBLE: Words = {
  de: /nicht erreichbar|ausgefallen|ausfall|störung|gestört|tut uns (?:sehr )?leid|entschuldig/i,
  es: /lo sentimos|caíd[oa]s?|no (?:funciona|disponible)|incidencia|disculp/i,
  fr: /désolé|panne|indisponible|nos excuses|perturb/i,
  pt: /desculp|fora do ar|indisponível|instabilidade/i,
  it: /ci scusiamo|scusate|non disponibile|disservizio/i,
  ja: /申し訳|障害|お詫び|ご迷惑|つながらな/,
}
const SORRY: Words = {
  de: /tut uns (?:sehr )?leid|entschuldig|sorry/i,
  es: /lo sentimos|disculp/i,
  fr: /désolé|excuses/i,
  pt: /desculp/i,
  it: /scus/i,
  ja: /申し訳|お詫び/,
}
const EVENT: Words = {
  de: /\b\p{L}*(?:turnier|konzert|workshop|kurs|markt|fest|treffen|seminar|webinar|lesung|feier|führung|vortrag|ausstellung|verkostung|lauf|stammtisch)\b/iu,
  es: /\b(?:concierto|taller|curso|mercado|fiesta|charla|torneo|cena|cata|exposición|encuentro|feria|proyección|desayuno)s?\b/iu,
  fr: /\b(?:atelier|concert|cours|marché|fête|soirée|conférence|tournoi|stage|dégustation|exposition|rencontre|brocante)s?\b/iu,
  pt: /\b(?:oficina|concerto|show|curso|feira|festa|palestra|torneio|jantar|degustação|exposição|encontro|aula)s?\b/iu,
  it: /\b(?:laboratorio|concerto|corso|mercato|festa|conferenza|torneo|cena|degustazione|mostra|incontro)\b/iu,
  ja: /会(?=を|が|に|、|。|$)|教室|イベント|ライブ|セミナー|講座|ワークショップ/,
}
/** A place that opens, or a thing that is sold, is no event though its noun be one. */
const NOT_EVENT: Words = {
  de: /\b(?:geschlossen|öffnet|eröffnet|startet online|ab sofort)\b/i,
  es: /\b(?:cerra|cierr|abre|abrimos|reabr|menos|descuento|al precio|carta)\w*/i,
  fr: /ferm[ée]|\b(?:ouvre|ouvrons|soldes)\b/i,
  pt: /\b(?:fechad[oa]|abre|abrimos|desconto)\b/i,
  it: /\b(?:chius[oa]|apre|apriamo|sconto)\b/i,
  ja: /オープン|スタート|セール/,
}

const matches = (words: Words, reading: Reading): boolean => words[reading.language]?.test(reading.text) ?? false

export type Kind = 'hiring' | 'outage' | 'event' | 'announcement'

export function kindOf(reading: Reading): Kind {
  if (matches(TROUBLE, reading)) return 'outage'
  if (matches(HIRING, reading) && roleOf(reading)) return 'hiring'
  const dated = reading.dates.some(date => date.role !== 'past' && date.precision === 'day')
  return dated && matches(EVENT, reading) && !matches(NOT_EVENT, reading) ? 'event' : 'announcement'
}

export function roleOf(reading: Reading): string | undefined {
  const said = reading.facts.map(clause => clause.text).join('. ')
  const role = said.match(ROLE[reading.language] ?? /(?!)/)?.[1]?.trim()
  return role ? upperFirst(stripStop(role)) : undefined
}

export const placeIn = (reading: Reading): string | undefined =>
  reading.facts
    .map(clause => clause.text.match(PLACE[reading.language] ?? /(?!)/)?.[1])
    .find(place => place !== undefined)

const FREE: Words = {
  de: /\b(?:kostenlos|gratis|eintritt frei|freier eintritt)\b/i,
  es: /\b(?:gratis|entrada libre|gratuit[oa])\b/i,
  fr: /\b(?:gratuit|entrée libre)\b/i,
  pt: /\b(?:grátis|entrada livre|gratuit[oa])\b/i,
  it: /\b(?:gratis|ingresso libero|gratuito)\b/i,
  ja: /無料/,
}

export function freeIn(reading: Reading): string | undefined {
  const said = reading.text.match(FREE[reading.language] ?? /(?!)/)?.[0]
  return said && upperFirst(said.toLowerCase())
}

const FAILED =
  /^(?:leider )?(waren|war|sind|ist) (?:die|der|das|unsere?) ([\p{L} -]{3,24}?) ((?:am|von|seit|gestern|heute|\d).*?) (nicht erreichbar|ausgefallen|gestört|nicht verfügbar)\.?$/iu

/** “Leider waren die Tabellen am … nicht erreichbar” is what failed, then when. */
export function failedFrame(text: string, language: string): { headline: string; rest: string } | undefined {
  const [, verb = '', what = '', when = '', state = ''] = (language === 'de' && text.match(FAILED)) || []
  return what
    ? { headline: `${upperFirst(what)} ${verb.toLowerCase()} ${state}.`, rest: `${upperFirst(when)}.` }
    : undefined
}

export const isSorry = (text: string, language: string): boolean => SORRY[language]?.test(text) ?? false

const GERMAN_EVENT =
  /\b\p{Lu}\p{L}*(?:turnier|konzert|workshop|kurs|markt|fest|treffen|seminar|webinar|lesung|feier|führung|vortrag|ausstellung|verkostung|lauf|stammtisch)\b/u

const DATED_LEAD = /^(?:am|an|el|le|no|na|il|em)\s+/i

/** What takes place: the piece with the event's noun, without its date. */
export function eventIn(reading: Reading, pieces: readonly Piece[]): string | undefined {
  const { language } = reading
  const pattern = EVENT[language]
  const piece = pattern && pieces.find(each => pattern.test(each.text))
  if (!piece) return undefined
  let text = unaddressed(piece.text)
  for (const date of reading.dates)
    if (date.start >= piece.start && date.end <= piece.end)
      for (const said of new Set([reading.speak(date.start, date.end), date.raw])) text = text.replace(said, ' ')
  for (const money of reading.money) text = text.replace(money.text, ' ')
  const noun =
    language === 'de' && /^(?:wir|ich|ihr|es)\b/i.test(piece.text) ? text.match(GERMAN_EVENT)?.[0] : undefined
  if (noun) return noun
  const bare = text
    .replace(/\s*[(（][日月火水木金土][)）]/g, '')
    .replace(/^\s*\d{1,2}時(?:から)?/u, '')
    .replace(/^(?:から|に|は|、|,|\s|:)+/u, '')
    .replace(/\s(?:às?|a las|um|ab|à|alle)\s\d{1,2}(?:[:h.]\d{0,2})?\s?(?:uhr|h|hs)?\s*$/iu, '')
    .replace(/(?:を|が)?(?:します|開催します|あります|ひらきます|行います)$/u, '')
    .replace(DATED_LEAD, '')
    .replace(/^(?:hay|findet|gibt es|il y a|teremos|vamos ter|c’è)\s+(?:un[ao]?e?|eine?n?)?\s*/iu, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,、]+(?:am|el|le|no|em|on)?\s*$/iu, '')
    .trim()
  return bare.length >= 3 && bare.length <= 42 ? upperFirst(bare) : undefined
}
