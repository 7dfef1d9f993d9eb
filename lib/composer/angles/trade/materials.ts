import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, say } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { upperFirst } from '#lib/composer/words/case.ts'
import { inWords } from '#lib/composer/words/speak.ts'

/** What it is made of and how long it took. */
export function materials(reading: Reading): Draft[] {
  const listed = reading.text.match(/\b(\d+|two|three|four) ingredients?\b[\s:(,–-]*([\p{L}, ]{5,50}?)(?=[).\n]|$)/iu)
  if (!listed?.[2] || reading.language !== 'en') return []
  const names = listed[2]
    .split(/,| and | /)
    .map(word => word.trim())
    .filter(word => word.length > 1 && word !== 'and')
  const hours = reading.text.match(/\b(\d+)[ -]?(?:hr|hour|hours|h)\b/i)?.[1]
  if (names.length < 2 || names.length > 4) return []
  const headline = `${upperFirst(names.join(', '))}.${hours ? ` ${hours} hours.` : ''}`
  const thing = reading.text
    .match(
      /^(?:our |the |a )?((?:\p{L}+ ){0,2}(?:loaf|bread|cake|bun|beer|soap|cheese|jam|sauce|wine|cider|candle|balm|tea|coffee|pasta))/iu,
    )?.[1]
    ?.toLowerCase()
  const date = reading.dates.find(each => each.role !== 'past')
  const price = reading.money[0]?.text
  const contains =
    /\bgluten/i.test(reading.text) && names.some(name => /^(?:rye|wheat|spelt|barley)$/i.test(name))
      ? `${upperFirst(names.find(name => /^(?:rye|wheat|spelt|barley)$/i.test(name)) ?? '')} contains gluten.`
      : undefined
  const offered = clean([thing ? `The ${thing}` : undefined, price, date && `from ${say(reading, date)}`])
  return [
    draft({
      angle: 'product',
      frame: 'F41',
      rank: 64,
      template: 'statement',
      top: names[0] ?? '',
      lead: `${upperFirst(inWords(names.length))} ingredients${hours ? ` and ${hours} hours of waiting` : ''}.`,
      boxes: {
        headline,
        body: clean([offered.length > 0 ? `${offered.join(', ')}.` : undefined, contains]).join(' ') || undefined,
        price,
      },
      details: clean([offered.length > 0 ? `${offered.join(', ')}.` : undefined, contains]),
      action: addressOf(reading),
      points: clean([offered.join(', '), contains]).map(title => ({ title })),
      topics: clean([names[0]]),
      computed: [String(names.length)],
      fixed: ['contains', 'gluten', 'The', 'ingredients', 'waiting'],
      notes: contains ? ['The gluten line is added because the brief says the opposite.'] : [],
      holds: contains
        ? [{ rule: 'regulated', measured: 'health claim left out', fix: 'have the wording approved' }]
        : [],
    }),
  ]
}
