import { isEvent } from '#lib/composer/angles/abroad/events.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'

export type Words = Record<string, RegExp>

const HIRING: Words = {
  de: /(?:^|[.!?]\s+)suchen\b|\b(?:wir suchen|suchen wir|wir stellen ein|gesucht|stellenangebot|bewerb\w+|bewirb\w*|m\/w\/d)(?![\p{L}])/iu,
  es: /\b(?:buscamos|contratamos|se busca|vacante|oferta de empleo)\b/i,
  fr: /\b(?:(?:on|nous) (?:recrut|recherch|cherch|embauch)\w+|recrute|offre d’emploi|cdi|cdd)\b/i,
  pt: /\b(?:procuramos|contratamos|estamos contratando|contrata-se|vaga (?:de|para))\b/i,
  it: /\b(?:cerchiamo|assumiamo|cercasi)\b/i,
  ja: /募集|採用|求人/,
  nl: /\b(?:wij? zoeken|we zoeken|zoeken wij?|vacature|gezocht)\b/i,
  pl: /(?:szukamy|poszukujemy|zatrudnimy|zatrudniamy|zatrudnię|rekrutujemy|oferta pracy)/iu,
  sv: /\b(?:vi söker|sökes|vi anställer|rekryterar)\b/i,
  tr: /(?:arıyoruz|aranıyor|iş ilanı)/i,
  ru: /(?:ищем|требуется|вакансия|приглашаем на работу)/i,
  zh: /招聘|诚聘|招募|招人/,
  ko: /채용|모집|구합니다/,
}
const ROLE: Words = {
  de: /(?:(?:^|[.!?] )suchen|wir suchen|suchen wir|wir stellen ein:?|gesucht:?)(?: (?:ab sofort|dringend|zum \d[^,]{3,16}?))*(?: (?:eine?n?(?:\/n|\/r)?|eine:n|dich als|noch|Verstärkung:?))*\s+(.{3,44}?)(?=[,.]| in | im | für | zum | ab | mit |$)/iu,
  es: /(?:buscamos|contratamos|se busca|vacante(?: de)?:?)\s+(?:(?:un|una|a|un\/a|urgente) )?(.{3,44}?)(?=[,.]| en | para | desde |$)/iu,
  fr: /(?:recrut\w+|cherch\w+|embauch\w+)\s+(?:(?:un·e|un\(e\)|une?|un\/une|notre(?: futur·?e?)?) )?(.{3,44}?)(?=[,.]| à | pour | en | au | dès |$)/iu,
  pt: /(?:procuramos|contratamos|contratando|contrata-se|vaga (?:de|para))\s+(?:uma? )?(.{3,44}?)(?=[,.]| em | para | no | na |$)/iu,
  it: /(?:cerchiamo|assumiamo|cercasi)\s+(?:una?o? |un[ao]\/[ao] )?(.{3,44}?)(?=[,.]| a | per | in | con |$)/iu,
  ja: /^(.{2,20}?)(?:を?(?:募集|採用))/u,
  nl: /(?:wij? zoeken|we zoeken|zoeken wij?|vacature:?|gezocht:?)\s+(?:een |nog een |per direct een )?(.{3,44}?)(?=[,.]| voor | in | met | die | vanaf |$)/iu,
  // The role stands in the case that its verb asks for, and with its verb.
  pl: /((?:poszukujemy|szukamy|zatrudnimy|zatrudniamy|zatrudnię|rekrutujemy)\s+.{3,40}?)(?=,|(?<! (?:ds|kat))\.\s\p{Lu}\p{Ll}|\.$| do | na | w | z | od |$)/iu,
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
  ja: /(?:から|に|、|日|[）)])([^、。0-9]{2,14}?)(?:で|にて)(?:開催|行い|開き|、)/u,
  sv: / i (\p{Lu}[\p{L}-]+(?: (?:\p{Lu}[\p{L}-]+|hus|torg|park))?)/u,
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
export const matches = (words: Words, reading: Reading): boolean => words[reading.language]?.test(reading.text) ?? false

export type Kind = 'hiring' | 'outage' | 'event' | 'announcement'

export function kindOf(reading: Reading): Kind {
  if (matches(TROUBLE, reading)) return 'outage'
  if (matches(HIRING, reading) && roleOf(reading)) return 'hiring'
  return isEvent(reading) ? 'event' : 'announcement'
}

/** “Azubi gesucht”: the role stands before the word. */
const SOUGHT =
  /(?:^|[.!?] )(?:dringend |noch |wir |ab sofort )*([^.!?,]{3,40}?) (?:gesucht|gezocht|sökes|cercasi)(?![\p{L}])/iu

export function roleOf(reading: Reading): string | undefined {
  const said = reading.facts.map(clause => clause.text).join('. ')
  const role = (said.match(ROLE[reading.language] ?? /(?!)/)?.[1] ?? said.match(SOUGHT)?.[1])?.trim()
  const bare = role && stripStop(role)
  return bare ? bare.charAt(0).toUpperCase() + bare.slice(1) : undefined
}

export const placeIn = (reading: Reading): string | undefined =>
  reading.facts
    .map(clause => clause.text.match(PLACE[reading.language] ?? /(?!)/)?.[1])
    .find(place => place !== undefined)

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
