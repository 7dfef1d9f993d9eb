import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { clean, partsOf, remaining } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const NOUNS =
  /\b(?:setup|set ?up|install(?:ation|ing)?|deploy(?:ment|ing)?|getting started|migration|upgrade|start(?:ing)?)\b/i

/** Lines that a reader can type: the proof fits on the card, so the card is the proof. */
export function code(reading: Reading): Draft[] {
  const lines = reading.commands.map(command => command.value).filter(value => value.length <= 44)
  if (lines.length === 0 || lines.length > 4 || reading.language !== 'en') return []
  const count = inWords(lines.length)
  const task =
    reading.text
      .match(NOUNS)?.[0]
      .toLowerCase()
      .replace(/^set ?up$/, 'setup')
      .replace(/^install(?:ing|ation)?$/, 'install')
      .replace(/^start(?:ing)?$/, 'getting started') ?? 'it'
  const headline =
    lines.length === 1
      ? task === 'it'
        ? 'One line to type.'
        : `${upperFirst(task)} is one line.`
      : task === 'it'
        ? `${upperFirst(count)} commands, in order.`
        : `${upperFirst(task)} is ${count} commands.`
  const feature = reading.brand.offer.features.find(each =>
    contentWords(each).some(word => word.length > 1 && contentWords(reading.text).map(stem).includes(stem(word))),
  )
  const pain = partsOf(reading).find(part =>
    /\b(?:looks?|seems?|is|are) (?:too )?(?:hard|difficult|slow|complicated|painful|scary)\b/i.test(part.text),
  )
  const more = remaining(reading, [headline, ...lines, pain?.text ?? ''], 2).filter(
    text => !lines.some(line => text.includes(line)) && (!feature || !/^works\b/i.test(text)),
  )
  const body = feature ? sentence(upperFirst(feature)) : more[0]
  const looks = pain?.text.match(/\b(\p{L}+ (?:looks?|seems?|is) (?:too )?\p{L}+)$/iu)?.[1]
  return [
    draft({
      angle: 'code',
      frame: 'F42',
      rank: lines.length === 1 && task === 'it' ? 8 : 34,
      template: 'code',
      top: count === 'one' ? 'one line' : `${count} commands`,
      lead: looks ? `“${upperFirst(looks)}.”` : (body ?? headline),
      boxes: {
        headline,
        code: lines.map(line => `$ ${line}`).join('\n'),
        language: 'sh',
        body,
        cta: lines.length === 2 ? 'Try both lines' : lines.length === 1 ? 'Try the line' : 'Try the lines',
      },
      details: clean([body && looks ? body : undefined, ...more]),
      action: lines.join('\n'),
      points: lines.map(title => ({ title })),
      topics: [],
      computed: [String(lines.length)],
      fixed: ['Try', 'both', 'in', 'order', 'type', 'lines', 'line', 'commands'],
    }),
  ]
}
