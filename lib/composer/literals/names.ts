// Links, addresses, phones, codes, versions and commands: values that are copied letter by letter.
import { civil } from '#lib/composer/literals/calendar.ts'
import type { Finder, Literal, Reading } from '#lib/composer/literals/literal.ts'
import { oncePerText } from '#lib/composer/steps.ts'

const ENDS = new Set(
  'com org net edu gov io app dev ai co uk ie de at ch fr es it pt pl nl be se no dk fi eu us ca jp kr cn tw hk sg in au nz br mx ar cl za ae jo sa eg tr gr cz sk hu ro bg hr si lt lv ee is lu info biz shop store cafe club studio design art blog online site website tech cloud xyz me tv fm gg link page live news events agency media group team works tools world today zone so to ly gl example test'.split(
    ' ',
  ),
)
const LONGEST = 300
/** What no address is without. */
const MARKED = /[@.]|:\/\//

/** Chunks between spaces that are a link, a mail address or a name with @. */
export const findLinks = oncePerText(linksIn)

function linksIn(text: string): readonly Literal[] {
  if (!MARKED.test(text)) return []
  return [...text.matchAll(/[^\s<>"“”«»„「」（）()、。，]+/g)].flatMap(match => {
    const chunk = match[0].slice(0, LONGEST)
    if (!MARKED.test(chunk)) return []
    const from = Math.max(chunk.indexOf('http'), 0)
    const head = /^[['‘’*_~,;:!?→]*/.exec(chunk.slice(from))?.[0].length ?? 0
    const value = trimEnd(chunk.slice(from + head))
    const kind = kindOf(value)
    if (!kind) return []
    const start = match.index + from + head
    const place = value
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
      .replace(/\/$/, '')
    return [{ kind, text: value, start, end: start + value.length, values: [place] }]
  })
}

function trimEnd(value: string): string {
  let end = value.length
  while (end > 0 && /[.,;:!?'’)\]*_~]/.test(value[end - 1] ?? '')) end--
  return value.slice(0, end)
}

function kindOf(value: string): 'link' | 'email' | 'handle' | undefined {
  if (/^https?:\/\/[^/]/.test(value)) return 'link'
  if (/^@[\w.]{2,40}$/.test(value)) return 'handle'
  const at = value.indexOf('@')
  if (at > 0) return isDomain(value.slice(at + 1)) && /^[\p{L}\d.+_-]+$/u.test(value.slice(0, at)) ? 'email' : undefined
  const slash = value.indexOf('/')
  const domain = slash < 0 ? value : value.slice(0, slash)
  return isDomain(domain) ? 'link' : undefined
}

function isDomain(text: string): boolean {
  const parts = text
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .split('.')
  return (
    parts.length > 1 &&
    parts.every(part => /^[\p{L}\d](?:[\p{L}\d-]{0,62})$/u.test(part)) &&
    ENDS.has(parts.at(-1) ?? '') &&
    /\p{L}/u.test(parts.at(-2) ?? '')
  )
}

const CALL =
  /^(?:call|tel|telephone|phone|ring|text|whatsapp|line|helpline|hotline|on|at|anrufen|unter|telefon|llama|llamar|telefono|appelez|tel|chiamare|allo|ligar|telefone|dzwon|zadzwon|電話|هاتف|اتصل|اتصلوا)$/

/** “091 555 0143”, “+44 161 555 0101”, “06-5555-0127”, “(212) 555-0117”. */
export const findPhone: Finder = (reading, at) => {
  const plus = reading.isMark(at, '+') && reading.touches(at + 1)
  let next = plus ? at + 1 : at
  const bracket = reading.isMark(next, '(')
  if (bracket) next++
  const first = reading.tokenAt(next)
  if (first?.kind !== 'number') return undefined
  const lead =
    plus ||
    bracket ||
    first.text.startsWith('0') ||
    CALL.test(reading.keyAt(at - 1)) ||
    CALL.test(reading.keyAt(at - 2))
  let [digits, groups, last, dashes] = [first.text, 1, next, 0]
  for (let spot = next + 1; groups < 7; ) {
    let dashed = false
    while (reading.isMark(spot, '-–/.()') && (reading.touches(spot) || reading.isMark(spot, '('))) {
      dashed = true
      spot++
    }
    const group = reading.tokenAt(spot)
    const gap = group ? reading.text.slice(reading.tokenAt(spot - 1)?.end ?? 0, group.start) : ''
    if (
      group?.kind !== 'number' ||
      (group.text.length < 2 && !reading.isMark(spot - 1, '(')) ||
      !(dashed ? /^ ?$/.test(gap) : gap === ' ' || gap === '\u00a0')
    )
      break
    digits += group.text
    groups++
    dashes += Number(dashed)
    last = spot++
  }
  const american =
    /^(?:\d{3}){1,2}\d{4}$/.test(digits) && dashes > 0 && groups >= 2 && digits.length <= 10 && first.text.length === 3
  const long = digits.length >= 7 && digits.length <= 15
  if (!long || !(american || (lead && (groups > 1 || digits.length >= 9)))) return undefined
  if (reading.isMark(last + 1, '€£$%')) return undefined
  return { kind: 'phone', last, values: [digits] }
}

/** “QS-2291”, “SAVE20”, “U13s”, “Q3”, and a word of capitals behind “code”. */
export const findCode: Finder = (reading, at) => {
  const token = reading.tokenAt(at)
  if (token?.kind !== 'word') return undefined
  if (/^\p{Lu}[\p{Lu}\d]*s?$/u.test(token.text) && /\d/.test(token.text) && !/^(?:v|V)\d/.test(token.text))
    return { kind: 'code', last: at, values: [token.text.replace(/s$/, '').toUpperCase()] }
  if (reading.joinsNumber(at + 1, '-') && /^\p{Lu}{1,5}$/u.test(token.text))
    return { kind: 'code', last: at + 2, values: [`${token.text}-${reading.keyAt(at + 2)}`] }
  const named =
    /^(?:code|codes|codigo|codice|gutscheincode|gutschein|coupon|voucher|kod|rabattcode|promocode)$/.test(
      reading.keyAt(at - 1),
    ) ||
    (reading.isMark(at - 1, ':"“\'') && /^(?:code|codigo|codice|kod|gutscheincode)$/.test(reading.keyAt(at - 2)))
  return named && /^\p{Lu}[\p{Lu}\d]{2,}$/u.test(token.text)
    ? { kind: 'code', last: at, values: [token.text] }
    : undefined
}

const RELEASE = /^(?:v|version|patch|release|update|versione|versao|wersja|build)$/

/** “v1.3”, “version 2”, “patch 1.3.0-beta”. */
export const findVersion: Finder = (reading, at) => {
  const token = reading.tokenAt(at)
  if (!token) return undefined
  const glued = token.kind === 'word' && /^v\d+$/.test(token.key)
  // “median build 41s” lasts so long.
  const isMeasured = reading.touches(at + 1) && reading.tokenAt(at + 1)?.kind === 'word'
  const isNamed = RELEASE.test(reading.keyAt(at - 1)) && !reading.isMark(at + 1, '%:-–h') && !isMeasured
  const named = token.kind === 'number' && isNamed
  const dotted =
    token.kind === 'number' &&
    reading.isMark(at + 1, '.') &&
    reading.touchesNumber(at + 2) &&
    reading.isMark(at + 3, '.') &&
    reading.touchesNumber(at + 4) &&
    reading.textAt(at + 4).length <= 2
  if (!glued && !named && (!dotted || isShortDate(reading, at))) return undefined
  let [last, value] = [at, token.key.replace(/^v/, '')]
  while (reading.joinsNumber(last + 1, '.')) {
    value += `.${reading.keyAt(last + 2)}`
    last += 2
  }
  const isCount = named && !value.includes('.') && /^(?:new|of)$/.test(reading.keyAt(at + 1))
  return isCount ? undefined : { kind: 'version', last, values: [value] }
}

/** “ab 1.1.27”, “do 5.02.27”: a day of this year or of the next two, behind a word of time. */
const isShortDate = (reading: Reading, at: number): boolean => {
  const year = 2000 + (reading.wholeAt(at + 4, 20, 99) ?? 0)
  const now = civil(reading.today).year
  return (
    DAY_LED.test(reading.keyAt(at - 1)) &&
    reading.wholeAt(at, 1, 31) !== undefined &&
    reading.wholeAt(at + 2, 1, 12) !== undefined &&
    year >= now &&
    year <= now + 2
  )
}
const DAY_LED =
  /^(?:am|ab|bis|vom|zum|seit|od|do|dnia|il|dal|al|le|du|au|jusquau|el|del|hasta|desde|ate|dia|on|from|by|until|since)$/

const TOOLS = new Set(
  'npm npx pnpm yarn bun pip pip3 pipx brew cargo docker curl gem apt git kubectl helm wget deno uv go'.split(' '),
)

/** What a reader can type: in ticks, behind “$”, or begun by a known tool with an option or a second word of it. */
export const findCommands = oncePerText(commandsIn)

function commandsIn(text: string): readonly Literal[] {
  const found: Literal[] = []
  const add = (value: string, start: number): void => {
    const clean = trimEnd(value.trimEnd())
    if (clean.length > 1)
      found.push({ kind: 'command', text: clean, start, end: start + clean.length, values: [clean] })
  }
  for (const match of text.matchAll(/(?<!`)`{1,3}([^`\n]{2,200})`/g))
    if (/[\s/-]/.test(match[1] ?? '')) add(match[1] ?? '', match.index + match[0].indexOf(match[1] ?? ''))
  for (const match of text.matchAll(
    /(?:^|\s)(\$ )?([a-z0-9]{2,8}) (?=((?:install|add|run|init|i|pull|exec|get|clone|create|upgrade|update)\b|-{1,2}[a-z]))([^\n,;]{1,120})/g,
  )) {
    const [, , tool = '', , rest = ''] = match
    if (!TOOLS.has(tool)) continue
    const start = match.index + match[0].indexOf(tool)
    add(`${tool} ${untilSentence(rest)}`, start)
  }
  return found.filter(
    (one, index) => !found.slice(0, index).some(other => one.start < other.end && other.start < one.end),
  )
}

/** Words of a command end where prose begins. */
const untilSentence = (rest: string): string => {
  const words = rest.split(' ')
  const end = words.findIndex(
    (word, index) =>
      index > 0 && /^(?:and|to|or|for|in|on|is|the|then|which|that|with|we|you|it|now|today)$/i.test(word),
  )
  return (end < 0 ? words : words.slice(0, end)).join(' ')
}
