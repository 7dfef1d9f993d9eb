import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { ownResult } from '#lib/composer/angles/proof/result.ts'
import { clean, firstFit } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, upperFirst } from '#lib/composer/words/case.ts'

const SCORE =
  /(?:^|[:,.\s])((?:(?!(?:FT|HT|AET|Full|Final|Result)\b)[\p{L}’'.&]+ ){0,3}(?!FT|HT)[\p{L}’'.&]+) (\d{1,3})\s?[-–:]\s?(\d{1,3}) ((?:[\p{L}’'.&]+ ?){1,4})/du

/** “Won the cup final 4-2 on penalties”: a sentence with a score, not two teams beside theirs. */
const TOLD = /\b(?:beat|lost|won|drew|the|our|on|at|after|away|to|against|with)\b/i

/** A final score, home side first. */
export function match(reading: Reading): Draft[] {
  const found = reading.text.match(SCORE)
  const own = ownResult(reading)
  if (own.length > 0) return own
  if (found && (isTime(reading, found) || TOLD.test(`${found[1]} ${found[4]?.split(/[.!] /)[0]}`))) return []
  const [, home, first, second, rest] = found ?? []
  const away = rest?.split(/\.(?:\s|$)/)[0]
  if (
    !home ||
    !away ||
    !first ||
    !second ||
    !/\b(?:FT|full[- ]time|final score|result|beat|won|lost|draw|score|league|cup|match)\b/i.test(reading.text)
  )
    return []
  const [left, right] = [home, away].map(team => upperFirst(team.trim().replace(/ (?:in|at|on|after|and)$/i, ''))) as [
    string,
    string,
  ]
  const after = reading.text
    .slice((found?.index ?? 0) + (found?.[0].length ?? 0) - (rest ?? '').length + (away ?? '').length)
    .replace(/^[\s,(:–-]+/, '')
  const competition =
    after
      .split(/[.\n)]/)[0]
      ?.trim()
      .slice(0, 44) || undefined
  const headline = firstFit(42, `${left} ${first}, ${right} ${second}`) ?? `${first}–${second}`
  const won =
    Number(first) === Number(second)
      ? `${left} and ${right} shared it`
      : Number(first) > Number(second)
        ? `${left} beat ${right}`
        : `${right} won at ${left}`
  return [
    draft({
      angle: 'match',
      frame: 'F49',
      rank: 110,
      template: 'match_result',
      top: `${left} ${first}`,
      lead: sentence(competition ? `${competition}: ${won}` : won),
      boxes: { headline, left_title: left, right_title: right, scores: [first, second], meta: competition },
      details: [`Final score ${first}–${second}.`],
      points: [],
      topics: clean([competition?.split(',')[0]]),
      fixed: ['Final', 'score', 'beat', 'won'],
    }),
  ]
}

/** “02:00 to 04:00 UTC” is a span of the clock, no score. */
function isTime({ times }: Reading, { indices }: RegExpMatchArray): boolean {
  const [from, to] = [indices?.[2]?.[0] ?? 0, indices?.[3]?.[1] ?? 0]
  return times.some(time => time.start < to && from < time.end)
}
