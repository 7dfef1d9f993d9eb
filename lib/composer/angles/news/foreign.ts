import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, comingDate, deadlineOf, firstFit, say } from '#lib/composer/angles/tools.ts'
import { codeOf } from '#lib/composer/angles/trade/offer-terms.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Clause, type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { width } from '#lib/composer/words/width.ts'

const CJK = new Set(['ja', 'zh', 'ko'])
const DISCOUNT =
  /(\d+)\s?%\s?(?:Rabatt|de descuento|dto|de réduction|di sconto|de desconto|korting|オフ|OFF|割引|引き)/i

/** A brief in another language keeps its own sentences; the frames only choose, cut at commas, and put dates first. */
export function foreign(reading: Reading): Draft[] {
  if (reading.language === 'en') return []
  const parts = reading.facts.flatMap(clause => clause.parts.filter(part => part.kind === 'fact' && part.text !== ''))
  if (parts.length === 0) return []
  const deadline = deadlineOf(reading)
  const date = deadline ?? comingDate(reading)
  const percent = reading.text.match(DISCOUNT)?.[1]
  const sums = parts.map(part => ({ part, headline: headlineOf(part, reading), value: worth(part, reading) }))
  const best = sums.filter(each => each.headline !== undefined).sort((a, b) => b.value - a.value)[0]
  const headline = best?.headline ?? cutAtWord(parts[0]?.text ?? '', reading.language)
  const sentences = reading.facts.flatMap(clause => sentencesOf(clause, reading.language))
  const own = best ? sentences.find(text => text.includes(best.part.text)) : undefined
  const cut = best
    ? stripStop(best.part.text)
        .slice(stripStop(headline).length)
        .replace(/^[\s,;:、]+/, '')
    : ''
  const rest =
    best && cut.length > 6 && stripStop(best.part.text).toLowerCase().startsWith(stripStop(headline).toLowerCase())
      ? [cut]
      : []
  const others = [
    ...rest,
    ...parts.filter(part => part !== best?.part && !headline.includes(part.text)).map(part => part.text),
  ]
  const body = bodyOf(others, reading.language)
  const code = codeOf(reading.text)
  const boxes = {
    headline,
    body,
    cta: addressOf(reading)
      ?.replace(/^https?:\/\//, '')
      .slice(0, 30),
  }
  const offered = percent !== undefined
  const until = deadline && untilIn(reading.language, say(reading, deadline, 'plain'))
  return [
    draft({
      angle: offered ? 'offer' : deadline ? 'deadline' : 'announcement',
      frame: deadline ? 'F20' : 'F47',
      rank: 40,
      template: offered && until ? 'offer' : 'announcement',
      top: topOf(headline, date && say(reading, date, 'plain')),
      lead: sentences[0] && sentences[0] !== headline ? sentences[0] : (own ?? headline),
      boxes: offered && until ? { headline, price: `${percent}%`, code, ends: until, body } : boxes,
      details: sentences.slice(1),
      action: addressOf(reading),
      points: [...parts.map(part => ({ title: stop(part.text, reading.language) }))],
      topics: clean(properNouns(reading)),
    }),
  ]
}

const LONG = 84

/** A long chain of commas as two sentences: its first part, then the rest. */
function sentencesOf(clause: Clause, language: string): string[] {
  const parts = clause.parts.filter(part => part.kind === 'fact').map(part => part.text)
  const [first, ...rest] = parts
  if (!first || clause.text.length <= LONG || CJK.has(language) || rest.length === 0)
    return [stop(clause.text, language)].filter(text => text.length > 2)
  return [
    stop(first, language),
    ...(rest.join(', ').length > LONG ? rest.map(text => stop(text, language)) : [stop(rest.join(', '), language)]),
  ]
}

const topOf = (headline: string, date: string | undefined): string =>
  date && headline.includes(date) ? date : (headline.match(/\d[\d.,:]*/)?.[0] ?? stripStop(headline))

export const stop = (text: string, language: string): string => {
  const bare = stripStop(text)
  if (bare === '') return ''
  return language === 'ja' || language === 'zh' ? `${bare.replace(/\.(?=\S)/g, '。')}。` : sentence(upperFirst(bare))
}

function untilIn(language: string, date: string): string {
  return { de: `Bis ${date}`, es: `Hasta el ${date}`, ja: `${date}まで` }[language] ?? date
}

const LEADS: Record<string, RegExp> = {
  de: /^(?:bitte|und|also|denn|außerdem|wir haben|ihr könnt|neu:) /i,
  es: /^(?:y|además|también|que|hay|pues) /i,
  ja: /^(?:また|そして|なお)/,
}

/** The part itself where it fits, else the stretch of it that holds its date or number. */
function headlineOf(part: Part, reading: Reading): string | undefined {
  const limit = BOX_LIMITS.headline
  const bare = stripStop(part.text).replace(LEADS[reading.language] ?? /^(?!)/, '')
  const framed = frame(bare, part, reading)
  const choices = [
    discountFrame(part.text, reading.language),
    framed,
    courseFrame(part.text, reading),
    bare,
    ...bare.split(
      CJK.has(reading.language)
        ? /[、。:：]|(?<=から)|(?<=は)(?=.{4})/
        : /\s(?=(?:después|porque|sonst|damit|weil|pour|mais|mit|con|para|hasta|desde|bis|ab)\b)|[:;]\s/,
    ),
  ]
  const fitting = choices.find(
    text =>
      text !== undefined &&
      width(stop(text, reading.language)) <= limit &&
      [...text].length >= 4 &&
      !/^(?:a|à|en|con|mit|de|para|bis|um|hasta|desde) /i.test(text),
  )
  return fitting ? stop(fitting, reading.language) : undefined
}

const DISCOUNTS: Record<string, [RegExp, (groups: string[]) => string]> = {
  de: [
    /(\d+)\s?% Rabatt(?: auf ([\p{L} ]{3,24}?))?(?= bis| mit| ab|$)/iu,
    ([percent, what]) => (what ? `${percent}% Rabatt auf ${what}` : `${percent}% Rabatt`),
  ],
  es: [
    /(\d+)\s?% de descuento(?: en ([\p{L} ]{3,24}?))?(?= hasta| con| desde|$)/iu,
    ([percent, what]) => (what ? `${percent}% menos en ${what}` : `${percent}% menos`),
  ],
}

function discountFrame(text: string, language: string): string | undefined {
  const [pattern, fill] = DISCOUNTS[language] ?? []
  const groups = pattern && text.match(pattern)?.slice(1)
  return groups && fill ? firstFit(BOX_LIMITS.headline - 1, fill(groups)) : undefined
}

/** 「ひらがなコース」 and 「1日1文字」 make 「ひらがな、1日1文字」. */
function courseFrame(text: string, reading: Reading): string | undefined {
  const topic = reading.language === 'ja' ? properNouns(reading)[0] : undefined
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
      /^(?:abrimos|abre|inauguramos) (?:la |el )?([\p{L} ]{3,20}?)(?= el | en |$)/iu,
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

function frame(text: string, part: Part, reading: Reading): string | undefined {
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

function worth(part: Part, reading: Reading): number {
  const dates = within(reading.dates, part)
  const numbers =
    within(reading.percents, part).length + within(reading.money, part).length + within(reading.quantities, part).length
  const digits = part.text.match(/\d+/g)?.length ?? 0
  return (
    (dates.length > 0 ? 12 : 0) +
    (dates.some(date => date.role === 'deadline') ? 10 : 0) +
    Math.min(2, numbers) * 6 +
    (CJK.has(reading.language) && /1日1/.test(part.text) ? 16 : 0) +
    Math.min(digits, 2) -
    part.start / 1000 -
    (digits > 0 && [...part.text].length < 8 ? 10 : 0) -
    (bareDate(part, reading) ? 30 : 0)
  )
}

/** A date alone says when, not what. */
const bareDate = (part: Part, reading: Reading): boolean =>
  within(reading.dates, part).some(date => part.text.length - (date.end - date.start) <= 3)

function bodyOf(parts: readonly string[], language: string): string | undefined {
  const kept: string[] = []
  for (const part of parts) {
    const text = stop(part, language)
    if (width([...kept, text].join(' ')) <= BOX_LIMITS.body) kept.push(text)
    if (kept.length === 2) break
  }
  return kept.length > 0 ? kept.join(CJK.has(language) ? '' : ' ') : undefined
}

function cutAtWord(text: string, language: string): string {
  let out = ''
  for (const piece of CJK.has(language) ? [...stripStop(text)] : text.split(' ')) {
    const next = CJK.has(language) ? out + piece : `${out} ${piece}`.trim()
    if (width(next) > BOX_LIMITS.headline) break
    out = next
  }
  return upperFirst(out.replace(/[,;:、]$/, ''))
}

const properNouns = (reading: Reading): string[] =>
  reading.language === 'de'
    ? [...reading.text.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{4,}/gu)].map(match => match[0])
    : reading.language === 'ja'
      ? [...reading.text.matchAll(/[ぁ-んァ-ヶー]{3,10}(?=コース|まつり|セール|教室)/g)].map(match => match[0])
      : [...reading.text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{L}{3,}/gu)].map(match => match[0])
