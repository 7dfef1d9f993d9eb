import type { Slots } from '#lib/composer/read/reading.ts'
import { speakAbroad } from '#lib/composer/read/spoken-abroad.ts'
import { weekday } from '#lib/composer/slots/calendar.ts'
import { WEEKDAYS } from '#lib/composer/words/months.ts'
import { type Names, polish } from '#lib/composer/words/polish.ts'
import { type Style, speakDate } from '#lib/composer/words/speak.ts'

const MARK = 0xe000
const PREPOSITION =
  /(?:\b(?:on|by|until|til|till|from|before|since|after|of|for|to|the|and|or|every|starting|begins?|this|next)|[:(,–-]|^)\s*$/i

/** Reads a stretch of the brief aloud: dates absolute, links and commands untouched, the rest polished. */
export function makeSpeaker(
  text: string,
  slots: Slots,
  style: Style,
  names: Names,
): (start: number, end: number) => string {
  const quotes = slots.quotes.map(span => ({
    ...span,
    value: style.language === 'ja' ? `「${span.inside}」` : `“${span.inside}”`,
  }))
  const fixed = [
    ...quotes,
    ...slots.urls,
    ...slots.emails,
    ...slots.commands,
    ...slots.literals,
    ...slots.codes,
    ...slots.handles,
  ].map(span => ({
    start: span.start,
    end: span.end,
    said: span.value,
  }))
  const dates = slots.dates.map(slot => ({ start: slot.start, end: slot.end, said: speakInPlace(text, slot, style) }))
  const outer = fixed.filter(
    span =>
      !fixed.some(
        other =>
          other !== span &&
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ),
  )
  const marks = [
    ...outer,
    ...dates.filter(date => !outer.some(span => date.start < span.end && span.start < date.end)),
  ].sort((a, b) => a.start - b.start)
  return (start, end) => {
    let masked = ''
    let at = start
    for (const [index, mark] of marks.entries()) {
      if (mark.start < at || mark.end > end) continue
      masked += text.slice(at, mark.start) + String.fromCharCode(MARK + index)
      at = mark.end
    }
    masked += text.slice(at, end)
    const polished = style.language === 'en' ? polish(masked, names) : plain(masked, style.language)
    const spoken = polished.replace(/[\ue000-\uf8ff]/g, mark => marks[mark.charCodeAt(0) - MARK]?.said ?? '')
    return spoken
      .replace(
        /\bthe (?=\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))/g,
        '',
      )
      .trim()
  }
}

/** “Sunday’s match”: a whole date takes no genitive. */
const weekdayOf = (slot: Slots['dates'][number]): string => (WEEKDAYS.en ?? [])[weekday(slot.day)] ?? ''

function speakInPlace(text: string, slot: Slots['dates'][number], style: Style): string {
  if (style.language !== 'en') return speakAbroad(text, slot, style)
  if (slot.said) return slot.said
  if (/^['’]s\b/.test(text.slice(slot.end)) && slot.relative) return weekdayOf(slot)
  if (/^(?:every|each) /i.test(slot.raw)) return `every ${speakDate(slot, style).replace(/s$/, '')}`
  if (slot.weekly && !/days$/i.test(slot.raw)) return speakDate(slot, style).replace(/s$/, '')
  const said = speakDate(slot, style)
  if (/^last /i.test(slot.raw) && /(?:^|[.!?\n]\s*)$/.test(text.slice(0, slot.start))) return `On ${said}`
  const before = text.slice(Math.max(0, slot.start - 12), slot.start)
  if (!slot.relative || slot.weekly) return said
  if (OPENS.test(before) && /^ (?:we|i|our|the)\b/i.test(text.slice(slot.end))) return `On ${said}`
  if (!PREPOSITION.test(before)) return `on ${said}`
  return OPENS.test(before) && THING.test(text.slice(slot.end)) ? `${said},` : said
}

/** “Sunday 10k along the harbour”: said with its date, what happens stands apart. */
const OPENS = /^$|[.!?\n]\s*$/
const THING =
  /^ (?!(?:is|are|was|were|will|has|have|can|at|to|and|or|from|for|in|with|only|until|till|through|after|before|by|the|we|you|our|i|morning|afternoon|evening|night|starts?|begins?|opens?|closes?|sees|brings|marks|means)\b)[\p{L}\d]/iu

const GERMAN_NOUNS =
  'fürth|nürnberg|münchen|köln|berlin|hamburg|frankfurt|stuttgart|leipzig|dresden|düsseldorf|dortmund|bremen|hannover|bonn|wien|zürich|graz|salzburg|basel|augsburg|mainz|kiel|freiburg|tabellen|fehler|hallenturnier|turnier|turniere|startgeld|halle|spieltage|app|seite|server|störung|problem|update|bilder|fotos|nutzer|mitglieder|ergebnis|plätze|platz|woche|ende|anfang|jahresende|sommer|winter|herbst|frühling|ostern|weihnachten|kinder|eltern|gäste|freunde|helfer|brötchen|brezeln|torte|torten|gutschein|gutscheine|versand|bestellung|bestellungen|lieferung|spieltag|tabelle|ergebnisse?|rückrunde|hinrunde|winterpause|sommerpause|saison|pause|woche|wochenende|uhr|preis|preise|kunden|team|teams|verein|vereine|spieler|trainer|spiel|spiele|anmeldung|rabatt|angebot|aktion|termin|tag|tage|monat|monate|jahr|jahre|stunde|stunden|euro|eintritt|kurs|kurse|geschäft|brot|kaffee|kuchen|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag'
const GERMAN = new RegExp(`(?<![\\p{L}])(?:${GERMAN_NOUNS})(?![\\p{L}])`, 'gu')

const plain = (raw: string, language: string): string => {
  const text = language === 'de' ? raw.replace(GERMAN, word => word.charAt(0).toUpperCase() + word.slice(1)) : raw
  return tidied(text)
}

const tidied = (text: string): string =>
  text
    .replace(/!/g, '.')
    .replace(/！/g, '。')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:.。–-]+$/g, '')
    .trim()
