// How long a film is wished to be: “a 15 second video”, “teaser 10-15s”, “ein Video so dreißig Sekunden”, “half a minute”.
import { saidIn } from '#lib/composer/lexis/number-words.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'

const LENGTH =
  /(?<![\d.,:])(\d{1,2})(?:\s?(?:[-–]|to|or|bis|oder|à|a|ou|o|al|do|lub|tot|of)\s?(\d{1,2}))?[\s-]?(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?|second[io]|sekund\p{L}*|秒|ثانية|ثواني)(?!\p{L})/iu
const FILM = /vid[eé]o|vídeo|wideo|reel|film|clip|shorts|teaser|spot|animation|動画|فيديو/iu
const SECONDS = /^(?:secs?|seconds?|sek|sekunden?|segundos?|secondes?|second[io]|seconden|sekund\p{L}*)$/u
const HALF_A_MINUTE =
  /(?<!\p{L})(?:half a minute|halbe minute|halben minute|demi[- ]minute|medio minuto|mezzo minuto|meio minuto|halve minuut|pół minuty)(?!\p{L})/iu

/** In milliseconds, also where a length stands among what is said of the post alone. */
export function askedLength(
  { segments }: Pick<Question, 'segments'>,
  style: readonly number[],
  language: string,
): number | undefined {
  const wishes = segments.filter((text, at) => FILM.test(text) || style.includes(at + 1))
  const seconds = wishes.map(text => inDigits(text) ?? inWords(text, language)).find(one => one !== undefined)
  if (seconds !== undefined) return seconds * 1_000
  return segments.some((text, at) => style.includes(at + 1) && BRIEFLY.test(text)) ? BRIEF_MS : undefined
}

function inDigits(text: string): number | undefined {
  const [, from, to = from] = LENGTH.exec(text) ?? []
  return from === undefined ? undefined : (Number(from) + Number(to)) / 2
}

function inWords(text: string, language: string): number | undefined {
  if (HALF_A_MINUTE.test(text)) return 30
  const { words, said } = saidIn(tokensOf(text), lexiconOf(language))
  return said.find(({ value, next }) => value >= LEAST && SECONDS.test(words[next]?.key ?? ''))?.value
}
/** “Give me a second” is no film. */
const LEAST = 5

/** “Keep it short”, where nobody says how short. */
const BRIEFLY =
  /(?<!\p{L})(?:short|brief|snappy|quick|kurz(?:es|er)?|knapp|courte?|bref|brève|cort[oa]|breve|curt[oa]|kort(?:e)?|krótk\p{L}{1,2})(?!\p{L})|短/iu
const BRIEF_MS = 8_000
