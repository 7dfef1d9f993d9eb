import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, firstFit, partsOf, remaining } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { sentence, upperFirst } from '#lib/composer/words/case.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'
import { inWords } from '#lib/composer/words/speak.ts'

const SCORE =
  /(?:^|[:,.\s])((?:(?!(?:FT|HT|AET|Full|Final|Result)\b)[\p{L}’'.&]+ ){0,3}(?!FT|HT)[\p{L}’'.&]+) (\d{1,3})\s?[-–:]\s?(\d{1,3}) ((?:[\p{L}’'.&]+ ?){1,4})/u

/** A final score, home side first. */
export function match(reading: Reading): Draft[] {
  const found = reading.text.match(SCORE)
  const [, home, first, second, away] = found ?? []
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
  const after = reading.text.slice((found?.index ?? 0) + (found?.[0].length ?? 0)).replace(/^[\s,(:–-]+/, '')
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

const JOINED =
  /^((?:\p{Lu}[\p{L}\d’'&.-]*)(?: (?:\p{Lu}[\p{L}\d’'&.-]*|of|and|the))*) (?:(?:is|are) now (?:on|using|with|a customer|running on|live on)|(?:has |have )?(?:joins?|joined|chose|chosen|switched to|moved to|signed(?: up)?(?: with| to)?|went live (?:on|with)|uses?))\b/u

/** A customer by name, where the brief says that the name may be used. */
export function customer(reading: Reading): Draft[] {
  for (const part of partsOf(reading)) {
    const name = part.text.match(JOINED)?.[1]
    if (
      !name ||
      /^(?:We|You|They|Our|The|It|I|Everyone|Who|People)\b/.test(name) ||
      name.toLowerCase() === reading.brand.name.toLowerCase()
    )
      continue
    const allowed =
      /\b(?:permission|can name|may name|consent|said yes|agreed|happy to be named|ok to (?:use|name)|approved)\b/i.test(
        reading.text,
      )
    const product = reading.brand.offer.product_name || reading.brand.name
    const headline = firstFit(42, `${name} is now on ${product}.`, sentence(name)) ?? name.slice(0, 42)
    const more = remaining(reading, [headline, part.text], 3).filter(
      text => !/\b(?:permission|can name|may name|they said|said yes|agreed)\b/i.test(text),
    )
    return [
      draft({
        angle: 'customer',
        frame: 'F48',
        rank: 60,
        template: 'new_customer',
        top: name,
        lead: `${name} now uses ${product}.`,
        boxes: { headline, name, body: more[0] },
        details: more,
        action: addressOf(reading),
        points: more.map(title => ({ title })),
        topics: [name],
        fixed: ['is', 'now', 'on', 'uses'],
        holds: allowed ? [] : [{ rule: 'consent', measured: name, fix: `say that ${name} may be named` }],
        notes: allowed ? [] : [`The brief does not say that ${name} agreed to be named.`],
      }),
    ]
  }
  return []
}

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
        ? 'One line, and it runs.'
        : `${upperFirst(task)} is one line.`
      : `${task === 'it' ? 'It' : upperFirst(task)} is ${count} commands.`
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
      rank: 34,
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
      fixed: ['Try', 'both', 'lines', 'line', 'commands'],
    }),
  ]
}
