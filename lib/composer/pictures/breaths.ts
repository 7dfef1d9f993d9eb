// A sentence as beats, nothing of it lost.
import { hangs, opens } from '#lib/composer/angles/abroad/seams.ts'
import { BOX_LIMITS, SCENE_WORDS } from '#lib/composer/limits.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles } from '#lib/composer/words/compress.ts'
import { MONTHS, WEEKDAYS } from '#lib/composer/words/months.ts'
import { verbForm } from '#lib/composer/words/verbs.ts'
import { width, wordCount } from '#lib/composer/words/width.ts'

const COMMA = 0
const SEAM = 3
const ANYWHERE = 12
/** Where a breath is odd but nothing is torn apart. */
const UNEASY = 18
const PIECE = 2
const LONE_WORD = 6
/** A film with more beats of one sentence than this would only spell it. */
const MOST_COST = 64

type Cut = { cost: number; parts: string[]; starts: number[] }

/** The cheapest way to say a sentence in beats that can be read: cut at commas, then before words that open a thought. */
export function breaths(text: string, language: string, piece = PIECE): string[] {
  const words = stripStop(text).split(' ')
  if (words.length > 40) return []
  const best: (Cut | undefined)[] = [{ cost: 0, parts: [], starts: [] }]
  for (let end = 1; end <= words.length; end++)
    for (let start = Math.max(0, end - SCENE_WORDS); start < end; start++) {
      const before = best[start]
      const part = words
        .slice(start, end)
        .join(' ')
        .replace(/[,;:–-]$/, '')
        .trim()
      const cut = start === 0 ? 0 : cutCost(words, start, language)
      if (!before || !readable(part) || (language === 'en' && cut > UNEASY)) continue
      const cost =
        before.cost + piece + cut + (language === 'en' ? limps(part) : 0) + (end - start === 1 ? LONE_WORD : 0)
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { cost, parts: [...before.parts, part], starts: [...before.starts, start] }
    }
  const whole = best[words.length]
  if (!whole || (language !== 'en' && whole.cost > MOST_COST)) return []
  const goesOn = language === 'en' ? SEAM : ANYWHERE
  const open = (index: number): boolean => cutCost(words, whole.starts[index] ?? words.length, language) >= goesOn
  return whole.parts.map((part, index) => {
    const begun = index > 0 && open(index)
    const text = begun ? part : upperFirst(index > 0 ? part.replace(AND[language] ?? /(?!)/, '') : part)
    return index < whole.parts.length - 1 && open(index + 1) ? text : begun ? `${text}.` : sentence(text)
  })
}

const AND: Record<string, RegExp> = {
  en: /^and /i,
  de: /^und /i,
  es: /^y /i,
  fr: /^et /i,
  it: /^e /i,
  nl: /^en /i,
  pl: /^(?:i|oraz) /i,
  pt: /^e /i,
  sv: /^och /i,
}

const readable = (part: string): boolean =>
  width(part) < BOX_LIMITS.scene && wordCount(part) <= SCENE_WORDS && width(part) >= 2

/** Between the beginning of a span and its end. */
const SPAN = /^(?:to(?= \d)|bis|a|al|à|au|até|às|alle|t\/m|tot|do|till|–|-)$/i
const isDay = (word: string, language: string): boolean =>
  [...(WEEKDAYS[language] ?? []), ...(MONTHS[language] ?? [])].some(name =>
    word.toLowerCase().startsWith(name.toLowerCase()),
  )

/** “A cold”, “10 km, and there is soup”: half a thing, and two thoughts at once. */
const limps = (part: string): number =>
  (/^(?:an?|the|our|your) \S+$/i.test(part) ? ANYWHERE : 0) + (/[,;:] /.test(part) ? SEAM * 2 : 0)

const PARTICLE = /^(?:on|off|up|out|down|over)$/i
/** “11,300 | meals”, “the | shop”, “go | on”, “used | to”: in English what is said in one go. */
function leansOn(words: readonly string[], at: number): boolean {
  const [before = '', last = '', next = ''] = words.slice(Math.max(0, at - 2), at + 1)
  const head = words.slice(0, at).join(' ')
  if (/[,;:]$/.test(last)) return false
  const whole = UNTORN.test(last) || (PARTICLE.test(last) && verbForm(before) !== undefined)
  return (
    /\d[\d,.]*k?$/.test(last) ||
    (dangles(head) && !whole) ||
    /^(?:how|what|which|whose|why)$/i.test(last) ||
    /^(?:like|ago|each|an?)$/i.test(next) ||
    (PARTICLE.test(next) && verbForm(last)?.form === 'base') ||
    (/^in$/i.test(next) && /^(?:came|comes?|goes|went|go)$/i.test(last))
  )
}
const UNTORN = /^(?:has|have|is|are|it|them|you|we|they)$/i
/** “you | can cut it up”, “forty | of us”, “used | to”. */
const isUneasy = (last: string, next: string): boolean =>
  (/^(?:you|we|they|it)$/i.test(last) && !opens(next, 'en')) ||
  /^it$/i.test(next) ||
  COUNTED.test(last) ||
  (/^(?:used|next|close|due|according|thanks)$/i.test(last) && /^to$/i.test(next))
const COUNTED = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|sixty)$/i

/** What it costs to part a sentence before a word; a date, a sum and a leaning word stay with what follows. */
function cutCost(words: readonly string[], at: number, language: string): number {
  const last = words[at - 1] ?? ''
  const next = words[at] ?? ''
  if (/\d\.?$/.test(last) && isDay(next, language)) return ANYWHERE * 4
  if (language === 'en' && isDay(last, language) && /^\d/.test(next) && /\d/.test(words[at - 2] ?? '')) return SEAM
  if (language === 'en' && leansOn(words, at)) return ANYWHERE * 2
  if (language === 'en' && isUneasy(last, next)) return UNEASY
  if (/[,;:]$/.test(last)) return language !== 'en' && /^\d{1,2}\.?$/.test(next) ? ANYWHERE * 2 : COMMA
  if (hangs(` ${last}`) || /^(?:€|%|Uhr|uur|h|kr|zł)$/i.test(next) || /^\d{1,2}\.$/.test(last)) return ANYWHERE * 2
  if (isDay(last, language) && /^\d/.test(next)) return ANYWHERE * 2
  if (SPAN.test(next) && (/\d/.test(last) || isDay(last, language))) return ANYWHERE * 2
  if (opens(words.slice(at, at + 3).join(' '), language)) return SEAM
  return /\d$/.test(last) ? ANYWHERE * 2 : ANYWHERE
}
