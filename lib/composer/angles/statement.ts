import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, comingDate, readable, remaining, say, shorten } from '#lib/composer/angles/tools.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze, startsWithVerb, tighten } from '#lib/composer/words/compress.ts'
import { contentWords, covered, stem } from '#lib/composer/words/overlap.ts'
import { asBase, ourDeed, parseClause } from '#lib/composer/words/phrase.ts'

/** The brief's own best clause, trimmed to a headline; the rest follows in order. */
export function announcement(reading: Reading): Draft[] {
  const scored = reading.facts
    .map((clause, index) => ({
      clause,
      headline: headlineOf(clause, reading),
      value: worth(clause, reading) - index * 2,
    }))
    .filter(each => each.headline !== undefined)
    .sort((a, b) => b.value - a.value)
  const best = scored[0]
  if (!best?.headline) return []
  const headline = best.headline
  const own = readable(best.clause)
  const others = remaining(reading, [headline, own], 5)
  const ownAdds = covered(own, [headline]) < 0.75
  const body =
    [ownAdds ? own : undefined, ...others].find(text => text !== undefined && text.length <= 90) ??
    (others[0] ? shorten(others[0], 90) : undefined)
  const date = comingDate(reading)
  const address = addressOf(reading)
  const action = startsWithVerb(headline) && date === undefined
  const lead = ownAdds ? own : (others[0] ?? own)
  return [
    draft({
      angle: 'announcement',
      frame: 'brief',
      rank: 14 + (/\d/.test(headline) ? 8 : 0) + (date ? 4 : 0),
      template: action ? 'statement' : 'announcement',
      top: topOf(headline),
      lead,
      boxes: {
        headline,
        body: body === headline ? undefined : body,
        cta: address && address.length <= 34 ? address.replace(/^https?:\/\//, '').slice(0, 30) : undefined,
        eyebrow: date && !headline.includes(say(reading, date)) ? upperFirst(say(reading, date, 'plain')) : undefined,
      },
      details: [...others].filter(text => text !== lead),
      action: address,
      points: clean([ownAdds ? own : undefined, ...others]).map(title => ({ title: stripStop(title) })),
      topics: [headline],
    }),
  ]
}

const topOf = (headline: string): string => headline.match(/[£$€]?\d[\d.,:]*\d?%?/)?.[0] ?? stripStop(headline)

function headlineOf(clause: Clause, reading: Reading): string | undefined {
  const { text } = clause
  if (reading.language !== 'en') return fitForeign(text, reading.language)
  const deed = ourDeed(tighten(text))
  const parsed = parseClause(text)
  const tries = [
    deed ? `${deed.object}` : undefined,
    text,
    ...clause.parts.filter(part => part.kind === 'fact').map(part => part.text),
    parsed && /\b(?:you|our|we|they|it)$/i.test(parsed.subject) && parsed.form !== 'past'
      ? asBase(`${parsed.verb} ${parsed.rest}`)
      : undefined,
  ]
  for (const candidate of tries) {
    if (candidate === undefined) continue
    const short = shorten(
      deed && candidate === deed.object && !/^(?:our|the|a|an|new)\b/i.test(candidate)
        ? candidate
        : candidate.replace(/^(?:our|we have|there is|there are) (?=new |a |an )/i, ''),
      42,
    )
    if (short && short.length >= 8 && short.split(' ').length >= 2 && !dangles(short)) return tidyStart(short, reading)
  }
  const first = text.split(/\s+/).slice(0, 9).join(' ')
  return text.split(/\s+/).length <= 2 && text.length <= 42 ? sentence(first) : undefined
}

const tidyStart = (headline: string, reading: Reading): string =>
  upperFirst(
    headline
      .replace(/^(?:We|Our|I) (?:are|have|’re|’ve) (?:now )?(?=\p{L}+ing )/u, `${reading.brand.name} is `)
      .replace(/^(?:It is|It’s|That’s) /, ''),
  )

function fitForeign(text: string, language: string): string | undefined {
  const limit = language === 'ja' || language === 'zh' || language === 'ko' ? 21 : 42
  const stop = language === 'ja' || language === 'zh' ? '。' : '.'
  const bare = stripStop(text)
  const pieces = [bare, ...bare.split(/[,、，:：]\s*/), bare.replace(/\s*\([^)]*\)/, '')]
  const piece = pieces.find(each => [...each].length <= limit - 1 && [...each].length >= 3)
  return piece ? `${upperFirst(piece)}${stop}` : cutAtWord(bare, limit)
}

function cutAtWord(text: string, limit: number): string | undefined {
  const words = text.split(' ')
  let out = ''
  for (const word of words) {
    if ([...`${out} ${word}`].length > limit) break
    out = `${out} ${word}`.trim()
  }
  return out.length >= 3 ? upperFirst(out.replace(/[,;:]$/, '')) : upperFirst([...text].slice(0, limit).join(''))
}

function worth(clause: Clause, reading: Reading): number {
  const numbers =
    within(reading.quantities, clause).length +
    within(reading.percents, clause).length +
    within(reading.money, clause).length
  const dates = within(reading.dates, clause).length
  const known = new Set([reading.brand.name, ...reading.brand.offer.features].flatMap(contentWords).map(stem))
  const familiar = contentWords(clause.text).filter(word => known.has(stem(word))).length
  const label =
    clause.label === 'headline' || clause.label === 'title' || clause.label === 'key message' || clause.label === 'what'
      ? 30
      : clause.label
        ? -4
        : 0
  return (
    Math.min(numbers, 2) * 8 +
    Math.min(dates, 1) * 6 +
    Math.min(familiar, 3) * 2 +
    (clause.topic ? 6 : 0) +
    label +
    (/\?$/.test(clause.raw) ? -6 : 0) +
    (squeeze(clause.text, 41) ? 4 : 0)
  )
}
