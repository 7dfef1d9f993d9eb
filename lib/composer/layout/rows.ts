import type { Row } from '#lib/composer/answer.ts'

const BETWEEN = /\s?[–—−〜～]\s?|\s-\s|(?<=[\dhm.])-(?=\d)|\s(?:to|bis|a|à|do|às|al|alle|until|till?)\s/iu
/** As the template sets one span of hours. */
const SPAN = /(?<=\d)[–-](?=\d)/gu
/** “De 13 a 17 h” is 13 – 17 h. */
const FROM = /^(?:from|von|de|das|da|dalle|desde|van|od) (?=\d)/iu
const TIME = /^(?:.{0,5}\d.{0,8}|noon|midday|midnight)$/iu

const MONEY =
  /[€£$¥₹]\s?\d|\d\s?(?:[€£$¥₹円]|eur\b|euros?\b|ユーロ|zł|kr\b|chf\b|pounds?\b|dollars?\b|یورو|يورو|دينار|درهم)/iu
/** A name and what is told of it: a sum is what is told. */
export function factRow({ label, value, ...rest }: Row): Row {
  const isSum = MONEY.test(label) && !MONEY.test(value) && value.trim() !== ''
  return { ...rest, ...(isSum ? { label: value, value: label } : { label, value }) }
}

/** “9 am–5 pm” as opening and closing; anything else is the word for a day on which nobody is there, or a note. */
export function hoursRow({ label, value, note }: Row): Record<string, string> {
  const times = value.trim().replace(FROM, '').split(BETWEEN)
  const [open, close] = times
  if (open && close && times.length === 2 && times.every(time => TIME.test(time)))
    return { day: label, open, close, ...(note && { note }) }
  // “Closed, bank holiday”; what is a sentence by itself stands behind a stop.
  const isSentence = /^\p{Lu}/u.test(note) && note.split(' ').length > 2
  const behind = value && !isSentence ? note.replace(OPENS, first => first.toLowerCase()) : note
  const told = [value.replace(SPAN, ' – '), behind].filter(Boolean).join(isSentence ? '. ' : ', ')
  return { day: label, ...(told && { note: told }) }
}
/** “Closed, as before”. */
const OPENS =
  /^\p{Lu}(?=s (?:before|usual|ever)$|omme (?:avant|d['’]habitude)$|ie (?:bisher|immer|gehabt)$|omo (?:siempre|antes|sempre)$|ome (?:prima|sempre)$|oals (?:altijd|eerder)$|ak (?:dotąd|zawsze|wcześniej)$)/u
