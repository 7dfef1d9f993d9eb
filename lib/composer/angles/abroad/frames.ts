import { firstFit, say } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { upperFirst } from '#lib/composer/words/case.ts'
import { WEEKDAYS } from '#lib/composer/words/months.ts'

const DISCOUNTS: Record<string, [RegExp, (groups: string[]) => string]> = {
  de: [
    /(\d+)\s?% (?:Rabatt(?: auf ([\p{L} ]{3,24}?))?|auf ([\p{L} ]{3,28}?))(?= bis| mit| ab| vom| nur|$)/iu,
    ([percent, what, bare]) =>
      bare ? `${percent}% auf ${bare}` : what ? `${percent}% Rabatt auf ${what}` : `${percent}% Rabatt`,
  ],
  fr: [
    /[-–−]?\s?(\d+)\s?%(?: de réduction)?(?: sur ([\p{L} ]{3,30}?))?(?= du | jusqu| dès | avec |$)/iu,
    ([percent, what]) => (what ? `−${percent} % sur ${what}` : `−${percent} %`),
  ],
  pt: [
    /(\d+)\s?% (?:de desconto|off)(?: em ([\p{L} ]{3,24}?))?(?= até | com | de |$)/iu,
    ([percent, what]) => (what ? `${percent}% de desconto em ${what}` : `${percent}% de desconto`),
  ],
  it: [
    /(\d+)\s?% di sconto(?: su ([\p{L} ]{3,24}?))?(?= fino | con | dal |$)/iu,
    ([percent, what]) => (what ? `${percent}% di sconto su ${what}` : `${percent}% di sconto`),
  ],
  nl: [
    /(\d+)\s?% korting(?: op ([\p{L} ]{3,28}?))?(?= t\/m | tot | met | vanaf | op |$)/iu,
    ([percent, what]) => (what ? `${percent}% korting op ${what}` : `${percent}% korting`),
  ],
  pl: [
    /[-–−]\s?(\d+)\s?%(?: na ([\p{L} ]{3,28}?))?(?= do | od | z | w |$)/iu,
    ([percent, what]) => (what ? `−${percent}% na ${what}` : `−${percent}%`),
  ],
  sv: [
    /(\d+)\s?% rabatt(?: på ([\p{L} ]{3,28}?))?(?= till | från | med |$)/iu,
    ([percent, what]) => (what ? `${percent}% rabatt på ${what}` : `${percent}% rabatt`),
  ],
  es: [
    /(\d+)\s?% de descuento(?: en ([\p{L} ]{3,24}?))?(?= hasta| con| desde|$)/iu,
    ([percent, what]) => (what ? `${percent}% menos en ${what}` : `${percent}% menos`),
  ],
}

export function discountFrame(text: string, language: string): string | undefined {
  const [pattern, fill] = DISCOUNTS[language] ?? []
  const match = pattern && text.match(pattern)
  const groups = match?.slice(1)
  if (match && saysWhen(text.slice(0, match.index), language)) return undefined
  return groups && fill ? firstFit(BOX_LIMITS.headline - 1, fill(groups)) : undefined
}

/** A day before the discount would be lost with what stands before it. */
const saysWhen = (before: string, language: string): boolean =>
  /\d/.test(before) || (WEEKDAYS[language] ?? []).some(day => before.toLowerCase().includes(day.toLowerCase()))

/** 「ひらがなコース」 and 「1日1文字」 make 「ひらがな、1日1文字」. */
export function courseFrame(text: string, reading: Reading, nouns: readonly string[]): string | undefined {
  const topic = reading.language === 'ja' ? nouns[0] : undefined
  const rhythm = text.match(/1日1[^、。\s]{1,6}/)?.[0]
  return topic && rhythm ? `${topic}、${rhythm}` : undefined
}

const FRAMES: Record<string, [RegExp, (groups: string[], date: string) => string][]> = {
  es: [
    [
      /^(?:reabrimos|reabre) (?:la |el |los |las )?(\p{L}+)/iu,
      ([what = ''], date) => `${article(what)} ${what} reabre el ${date}`,
    ],
    [
      /^(?:abrimos|abre|inauguramos) (?:la |el )?([\p{L} ]{3,20}?)(?= el | en \p{Ll}|$)/u,
      ([what = ''], date) => `${upperFirst(what)}, desde el ${date}`,
    ],
    [/hay (?:un |una )?([\p{L} ]{4,28}?)(?= en | a |$)/iu, ([what = ''], date) => `${upperFirst(what)}, el ${date}`],
  ],
  de: [
    [
      /alle? (ergebnisse|anmeldungen|meldungen|bewerbungen) bis/iu,
      ([what = ''], date) => `${upperFirst(what)} bis ${date}`,
    ],
    [/^([\p{L}]+) (?:startet|beginnt|öffnet)(?: am)?/iu, ([what = ''], date) => `${upperFirst(what)} ab ${date}`],
  ],
}
const article = (noun: string): string => (/a$/i.test(noun) ? 'La' : 'El')

export function frame(text: string, part: { start: number; end: number }, reading: Reading): string | undefined {
  const date = within(reading.dates, part)[0]
  if (!date) return undefined
  const time = within(reading.times, part)[0]
  for (const [pattern, fill] of FRAMES[reading.language] ?? []) {
    const groups = text.match(pattern)?.slice(1)
    if (!groups) continue
    const weekday = say(reading, date, 'long').split(',')[0] ?? ''
    const when =
      reading.language === 'de' && date.relative
        ? `${weekday}${time ? `, ${Math.floor(time.minute / 60)} Uhr` : ''}`
        : say(reading, date, 'plain')
    return firstFit(BOX_LIMITS.headline - 1, fill(groups, when))
  }
  return undefined
}
