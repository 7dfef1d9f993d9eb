import { matches, placeIn, type Words } from '#lib/composer/angles/abroad/kinds.ts'
import { CJK, type Piece, unaddressed } from '#lib/composer/angles/abroad/pieces.ts'
import type { Boxes } from '#lib/composer/angles/draft.ts'
import { clean, comingDate, say } from '#lib/composer/angles/tools.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { upperFirst } from '#lib/composer/words/case.ts'
import { WEEKDAYS } from '#lib/composer/words/months.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { width } from '#lib/composer/words/width.ts'

const GERMAN =
  'turnier|konzert|workshop|kurs|markt|fest|treffen|seminar|webinar|lesung|feier|führung|vortrag|ausstellung|verkostung|lauf|stammtisch|probe|brunch|party|abend|tag der offenen tür|quiz|bastelnachmittag|nachmittag|flohmarkt|basar|infoabend|tasting|eröffnung'
const EVENT: Words = {
  de: new RegExp(`(?<![\\p{L}-])\\p{L}*(?:${GERMAN})(?![\\p{L}])`, 'iu'),
  es: /(?<![\p{L}])(?:concierto|taller|curso|mercado|mercadillo|fiesta|charla|torneo|cena|cata|exposición|encuentro|feria(?! \d)|proyección|desayuno solidario|brunch|clase|presentación|visita guiada|jornada de puertas abiertas|noche de|karaoke|inauguración)s?(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:atelier|concert|cours|marché|fête|soirée|conférence|tournoi|stage|dégustation|exposition|rencontre|brocante|vide-grenier|brunch|portes ouvertes|visite guidée|quiz|karaoké|vernissage|apéro|lecture)s?(?![\p{L}])/iu,
  pt: /(?<![\p{L}])(?:oficina|concerto|show|curso|feira|festa|palestra|torneio|jantar|degustação|exposição|encontro|aula|workshop|bazar|brunch|roda de|lançamento do livro|sarau)s?(?![\p{L}])/iu,
  it: /(?<![\p{L}])(?:laboratorio|concerto|corso|mercato|mercatino|festa|conferenza|torneo|cena|degustazione|mostra|incontro|aperitivo|brunch|presentazione|serata|visita guidata|workshop|open day|karaoke)(?![\p{L}])/iu,
  nl: /(?<![\p{L}])(?:\p{L}*(?:workshop|concert|markt|feest|proeverij|lezing|toernooi|cursus|avond|rondleiding|expositie|tentoonstelling|borrel|diner|quiz|bijeenkomst|brunch)|open dag|optreden)(?![\p{L}])/iu,
  pl: /(?<![\p{L}])(?:warsztaty|koncert|kurs|targ|festyn|wykład|turniej|kolacja|degustacja|wystawa|spotkanie|kiermasz|dzień otwarty|szkolenie|impreza)(?![\p{L}])/iu,
  sv: /(?<![\p{L}])\p{L}*(?:workshop|konsert|kurs|marknad|fest|provning|föreläsning|turnering|visning|utställning|loppis|träff|öppet hus|kväll|quiz|middag)(?![\p{L}])/iu,
  ja: /コンサート|まつり|祭り|(?<!発)展(?=を|が|開)|会(?=を|が|に|、|。|：|$)|教室|イベント|ライブ|セミナー|講座|ワークショップ|フェア(?=を|が|開)|マルシェ/,
}
/** A place that opens, or a thing that is sold, is no event though its noun be one. */
const NOT_EVENT: Words = {
  de: /(?<![\p{L}])(?:geschlossen|öffnet|eröffnet|startet online|ab sofort|rabatt|probe(?:monat|abo|woche|zeit)\p{L}*)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:cerra|cierr|abre|abrimos|reabr|menos|descuento|al precio|carta)\p{L}*/iu,
  fr: /ferm[ée]|\b(?:ouvre|ouvrons|soldes|en cours)\b/i,
  pt: /\b(?:fechad[oa]|abre|abrimos|desconto)\b/i,
  it: /\b(?:chius[oai]|apre|apriamo|sconto|in corso)\b/i,
  nl: /\b(?:gesloten|dicht|korting|supermarkt)\b/i,
  pl: /nieczynne|zamknięt|rabat|zniżk|promocj/i,
  sv: /stängt|rabatt/i,
  ja: /オープン|スタート|セール|休業|お休み/,
}

export const isEvent = (reading: Reading): boolean =>
  reading.dates.some(date => date.role !== 'past' && date.precision === 'day') &&
  (matches(EVENT, reading) || namedAbove(reading)) &&
  !matches(NOT_EVENT, reading)

/** “Adventskranz binden, Do 26.11., 19 Uhr”: a name, and then a bare day and an hour. */
function namedAbove({ facts, dates, times }: Reading): boolean {
  const [name, when] = facts[0]?.parts ?? []
  const date = when && within(dates, when)[0]
  if (!name || !when || !date || within(dates, name).length + within(times, name).length > 0) return false
  return name.text.split(' ').length <= 4 && when.raw.length - date.raw.length <= 14 && times.length > 0
}

const FREE: Words = {
  de: /\b(?:kostenlos|kostenfrei|gratis|eintritt frei|freier eintritt)\b/i,
  es: /\b(?:gratis|entrada libre|entrada gratuita|gratuit[oa])\b/i,
  fr: /\b(?:gratuit|entrée libre|entrée gratuite)(?![\p{L}])/iu,
  pt: /(?:grátis|entrada livre|entrada franca|gratuit[oa])(?![\p{L}])/iu,
  it: /\b(?:gratis|ingresso libero|ingresso gratuito|gratuito)\b/i,
  nl: /\b(?:gratis|toegang gratis|gratis toegang)\b/i,
  pl: /wstęp wolny|bezpłatn\p{L}+|za darmo/iu,
  sv: /\b(?:gratis|fri entré)(?![\p{L}])/iu,
  ja: /無料/,
}

function freeIn(reading: Reading): string | undefined {
  const free = FREE[reading.language] ?? /(?!)/
  const said = reading.facts
    .flatMap(clause => clause.parts)
    .find(({ text }) => free.test(text) && (text.split(' ').length <= 2 || ENTRY.test(text)))
  const found = said?.text.match(free)?.[0]
  return found && upperFirst(found.toLowerCase())
}

const ENTRY =
  /eintritt|teilnahme|entrada|entrée|ingresso|toegang|deelname|wstęp|udział|entré|inscri|iscri|anmeldung|participa|無料/iu

/** Words that lead to a day or an hour, and go with it. */
const BEFORE_WHEN =
  '(?:(?<![\\p{L}])(?:am|an|um|von|vom|ab|der|den|el|la|los|este|esta|próximo|a las?|desde las?|à partir de|a partir d[aeo]s?|a partire dalle|de|del|le|ce|ces|du|à|dès|dalle|alle|ore|il|questo|questa|dal|no|na|neste|nesta|às|das|dia|em|op|deze|om|van|den|på|kl\\.?|i|w|we|o|od|godz\\.?|dnia)\\s)*'
const GERMAN_NAME = new RegExp(`(?<![\\p{L}])\\p{Lu}\\p{L}*(?:${GERMAN})(?![\\p{L}])`, 'iu')
const OPENER =
  /^(?:hay|findet|gibt es|il y a|on organise|nous organisons|organizamos|celebramos|teremos|vamos ter|tem|c’è|c'è|organizziamo|er is|we organiseren|zapraszamy na|vi har)\s+(?:una?|une|uma?|eine?n?|een|en|ett)?\s*/iu
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What takes place: the piece with the event's noun, without its day and hour. */
export function eventIn(reading: Reading, pieces: readonly Piece[]): string | undefined {
  const { language } = reading
  const noun = pieces.find(each => EVENT[language]?.test(each.text))
  const led =
    pieces[0] && within(reading.dates, pieces[0]).length > 0 && noun && within(reading.dates, noun).length === 0
  const piece = led ? pieces[0] : (noun ?? pieces[0])
  if (!piece) return undefined
  let text = unaddressed(piece.text)
  const whens = [
    ...within(reading.dates, piece).flatMap(date => [reading.speak(date.start, date.end), date.raw]),
    ...within(reading.times, piece).map(time => time.text),
  ].sort((a, b) => b.length - a.length)
  for (const said of whens) text = text.replace(new RegExp(`${BEFORE_WHEN}${escaped(said)}`, 'iu'), ' ')
  for (const money of reading.money)
    text = text.replace(
      new RegExp(`(?:(?<![\\p{L}])(?:für|por|pour|per|voor|za|för) )?${escaped(money.text)}`, 'iu'),
      ' ',
    )
  if (language === 'de' && /^(?:wir|ich|ihr|es)\b/i.test(piece.text)) {
    const name = text.match(GERMAN_NAME)?.[0]
    if (name) return name
  }
  if (language === 'ja') text = text.match(/^(.{3,24}?)(?:を|が)/u)?.[1] ?? text
  const bare = text
    .replace(/\s*[(（][日月火水木金土][)）]/g, '')
    .replace(/^(?:から|より|に|は|、|,|\s|:)+/u, '')
    .replace(/(?:を|が)?(?:します|開催します|開きます|あります|ひらきます|行います)$/u, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,:–-]+/, '')
    .replace(OPENER, '')
    .replace(/^(?:soir|matin|midi|sera|mattina|avond|ochtend|middag) (?=\p{L})/iu, '')
    .replace(new RegExp(`\\s(?:${(WEEKDAYS[language] ?? ['-']).join('|')}) (?:und|y|et|e|en|och|i)\\s*$`, 'iu'), '')
    .replace(/[\s,、–-]+$/u, '')
    .trim()
  return bare.length >= 3 && bare.length <= MOST ? upperFirst(bare) : undefined
}
const MOST = 48
const MOST_PRICE = 32

/** The fields of an event, and what the brief says besides as its body. */
export function eventBoxes(
  reading: Reading,
  name: string,
  pieces: readonly Piece[],
  bodyOf: (texts: readonly string[]) => string | undefined,
): Partial<Boxes> {
  const date = comingDate(reading)
  const time = reading.times[0]?.text
  const money = reading.money[0]?.text
  const priced = pieces.find(piece => money && piece.text.startsWith(money) && width(piece.text) <= MOST_PRICE)
  const price = priced?.text ?? money ?? freeIn(reading)
  const place = placeIn(reading)
  const day = date && upperFirst(say(reading, date, CJK.has(reading.language) ? 'plain' : 'long'))
  const shown = clean([name, day, date?.raw, time, price, place])
  return {
    name,
    date: day,
    time,
    price,
    place: place && !name.includes(place) ? upperFirst(place) : undefined,
    body: bodyOf(
      pieces
        .flatMap(piece => (piece.colon ? piece.text.split(/,\s+/) : [piece.text]))
        .map(unaddressed)
        .filter(text => covered(text, shown) < 0.5 && !(CJK.has(reading.language) && text.includes(name))),
    ),
  }
}
